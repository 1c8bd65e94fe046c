/**
 * Whether members can order reports of their Do-It-Yourself projects on this site. The only switch: the release that
 * accepts orders sets it to true. Read it when rendering, never once at load.
 */
export const doItYourself: { readonly isOpen: boolean } = { isOpen: true };

const notice =
  'Ordering a Do-It-Yourself report opens soon. Enter and check your project here today; if you need the report now, send us your plans through Full Service.';

/** Returns the notice shown wherever Do It Yourself is described before it opens; empty once it is open. */
export function doItYourselfNotice(): string {
  return doItYourself.isOpen ? '' : notice;
}

/**
 * Returns a label of something to order, with a note while orders are not accepted: 'Do-It-Yourself report (opens
 * soon)'.
 */
export function doItYourselfLabel(label: string): string {
  return doItYourself.isOpen ? label : `${label} (opens soon)`;
}
