import type { OrderView, SentOrderForm } from '@title24/shared-domain/orders';
import { createContext, use } from 'react';

/** An order on its pages. */
export interface OrderOnPage {
  readonly order: OrderView;
  /** Replaces the order with the result of an action; null if the browser posts the forms. */
  readonly onChanged: ((order: OrderView) => void) | null;
  /** Loads the order again, after somebody else has changed it. */
  readonly reload: () => void;
  /** A form that the browser posted and the server refused. */
  readonly posted: SentOrderForm | undefined;
}

export const OrderContext = createContext<OrderOnPage | null>(null);

/** Returns the order of this page. Throws outside of one. */
export function useOrder(): OrderOnPage {
  const order = use(OrderContext);
  if (!order) throw new Error('useOrder needs an OrderContext around it');
  return order;
}
