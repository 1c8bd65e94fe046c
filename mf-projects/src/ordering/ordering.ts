import type { OrderDraft, OrderQuote } from '@title24/shared-domain/orders';

/** Initial data of the ordering pages. */
export interface Ordering {
  readonly draft: OrderDraft;
  /** Total of the draft. */
  readonly quote: OrderQuote;
}

/**
 * Returns the page after the services page or the address page. The card page comes before the summary if cards are
 * accepted and no card is saved yet.
 */
export function pageAfter(
  { draft }: Pick<Ordering, 'draft'>,
  page: 'services' | 'address',
  needsAddress: boolean,
): 'address' | 'card' | 'check' {
  if (page === 'services' && needsAddress) return 'address';
  return draft.payment === null || draft.payment.card !== null ? 'check' : 'card';
}
