import { formatMoment } from '@title24/shared-domain';

/**
 * Renders a time in Pacific time. Renders an invalid time unchanged.
 * @param at time in ISO 8601 format
 */
export function When({ at }: { readonly at: string }) {
  return <time dateTime={at}>{Number.isNaN(Date.parse(at)) ? at : `${formatMoment(at)} PT`}</time>;
}
