/**
 * Whether members can order Do-It-Yourself reports on this site. Read it at render time, because tests replace it after
 * the modules have loaded.
 */
export const doItYourself: { readonly isOpen: boolean } = { isOpen: true };

const notice =
  'Ordering a Do-It-Yourself report opens soon. Enter and check your project here today; if you need the report now, send us your plans through Full Service.';

/** Returns the notice that Do It Yourself is not open yet, or '' if it is open. */
export function doItYourselfNotice(): string {
  return doItYourself.isOpen ? '' : notice;
}

/** Returns a label for ordering, such as 'Do-It-Yourself report (opens soon)' before the opening. */
export function doItYourselfLabel(label: string): string {
  return doItYourself.isOpen ? label : `${label} (opens soon)`;
}
