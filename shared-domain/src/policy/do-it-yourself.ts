/**
 * Whether members can enter Do-It-Yourself projects and order reports on this site. The one switch: the release that
 * brings the project tools sets it to true. Read it when something is shown, never once at load.
 */
export const doItYourself: { readonly isOpen: boolean } = { isOpen: false };

const notice =
  'Do It Yourself opens soon: we will offer it here once the project tools are ready. Until then, send us your plans through Full Service.';

/** What is said wherever Do It Yourself is described before it opens; empty once it is open. */
export function doItYourselfNotice(): string {
  return doItYourself.isOpen ? '' : notice;
}

/** The label of a link to the project tools, which says so while they are not open: 'Create project (opens soon)'. */
export function doItYourselfLabel(label: string): string {
  return doItYourself.isOpen ? label : `${label} (opens soon)`;
}
