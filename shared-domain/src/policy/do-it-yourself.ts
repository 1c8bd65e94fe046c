/**
 * Whether members can order reports for their Do-It-Yourself projects on this site. The release that accepts orders
 * sets this to true. Code must read the value at render time, not at load time.
 */
export const doItYourself: { readonly isOpen: boolean } = { isOpen: true };

const notice =
  'Ordering a Do-It-Yourself report opens soon. Enter and check your project here today; if you need the report now, send us your plans through Full Service.';

/** Returns the notice that accompanies descriptions of Do It Yourself before it opens, or '' once it is open. */
export function doItYourselfNotice(): string {
  return doItYourself.isOpen ? '' : notice;
}

/**
 * Returns the label of something to order. While orders are not accepted, the label ends with a note, as in
 * 'Do-It-Yourself report (opens soon)'.
 */
export function doItYourselfLabel(label: string): string {
  return doItYourself.isOpen ? label : `${label} (opens soon)`;
}
