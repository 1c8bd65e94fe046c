import type { OrderDraft, OrderQuote, SentOrderForm } from '@title24/shared-domain/orders';

/** What the pages on which somebody orders begin with. */
export interface Ordering {
  readonly draft: OrderDraft;
  /** What the draft comes to; null where the server has not said. */
  readonly quote: OrderQuote | null;
  /** A form that the browser has posted and the server refused. */
  readonly posted: SentOrderForm | undefined;
  /** Of a page that was rendered for a browser that posts its forms; null where a script orders. */
  readonly idempotencyKey: string | null;
}

/** The page after the services, or after the address. Where cards are taken, one is asked for before all is checked. */
export function pageAfter(
  { draft }: Pick<Ordering, 'draft'>,
  page: 'services' | 'address',
  needsAddress: boolean,
): 'address' | 'card' | 'check' {
  if (page === 'services' && needsAddress) return 'address';
  return draft.payment === null || draft.payment.card !== null ? 'check' : 'card';
}

/** How many pages somebody orders on. */
export function countSteps({ draft }: Pick<Ordering, 'draft'>, needsAddress: boolean): number {
  return 2 + (needsAddress ? 1 : 0) + (draft.payment === null ? 0 : 1);
}
