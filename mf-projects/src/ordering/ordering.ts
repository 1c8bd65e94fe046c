import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import type { OrderDraft, OrderOffer, OrderQuote } from '@title24/shared-domain/orders';

/** Initial data of the ordering pages. */
export interface Ordering {
  readonly draft: OrderDraft;
  readonly quote: OrderQuote;
}

/**
 * Returns the page after the services or address page. The card page is skipped if no cards are accepted or the order
 * already has a card.
 */
export function pageAfter(
  { draft }: Pick<Ordering, 'draft'>,
  page: 'services' | 'address',
  needsAddress: boolean,
): 'address' | 'card' | 'check' {
  if (page === 'services' && needsAddress) return 'address';
  return draft.payment === null || draft.payment.card !== null ? 'check' : 'card';
}

/** Returns the current offer if the error says that the displayed offer is outdated, otherwise null. */
export function newOfferOf(error: unknown): OrderOffer | null {
  if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) return null;
  const { current } = (error.data ?? {}) as { readonly current?: Partial<OrderQuote> };
  return current?.offer ?? null;
}
