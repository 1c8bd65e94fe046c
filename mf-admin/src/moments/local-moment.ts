/** An ISO 8601 moment as a datetime-local field holds it, in the reader's time zone; '' for none. */
export function toLocalInput(moment: string | undefined): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What a datetime-local field holds as ISO 8601, or null where it is no moment. */
export function fromLocalInput(typed: string): string | null {
  const date = new Date(typed);
  return typed === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The reader's time zone: 'America/Los_Angeles'. */
export function readersTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
