/**
 * Whether members can order reports of their Do-It-Yourself projects on this site. The one switch: the release that takes
 * orders sets it to true. Read it when something is shown, never once at load.
 */
export const doItYourself: { readonly isOpen: boolean } = { isOpen: false };

const notice =
  'Ordering a Do-It-Yourself report opens soon. Enter and check your project here today; if you need the report now, send us your plans through Full Service.';

/** What is said wherever Do It Yourself is described before it opens; empty once it is open. */
export function doItYourselfNotice(): string {
  return doItYourself.isOpen ? '' : notice;
}

/** A label of what is ordered, which says so while orders are not taken: 'Do-It-Yourself report (opens soon)'. */
export function doItYourselfLabel(label: string): string {
  return doItYourself.isOpen ? label : `${label} (opens soon)`;
}
