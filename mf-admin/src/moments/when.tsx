import { formatMoment } from '@title24/shared-domain';

/** A moment in Pacific time, the company's. @param at ISO 8601 */
export function When({ at }: { readonly at: string }) {
  return <time dateTime={at}>{Number.isNaN(Date.parse(at)) ? at : `${formatMoment(at)} PT`}</time>;
}
