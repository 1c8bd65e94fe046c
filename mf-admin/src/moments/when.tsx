const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's time zone. @param at ISO 8601 */
export function When({ at }: { readonly at: string }) {
  const moment = new Date(at);
  return <time dateTime={at}>{Number.isNaN(moment.getTime()) ? at : format.format(moment)}</time>;
}
