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
