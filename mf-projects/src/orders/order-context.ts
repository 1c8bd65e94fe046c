import type { OrderView, SentOrderForm } from '@title24/shared-domain/orders';
import { createContext, use } from 'react';

/** An order on its pages. */
export interface OrderOnPage {
  readonly order: OrderView;
  /** Puts what an action has made of the order in its place; null where the browser posts the forms. */
  readonly onChanged: ((order: OrderView) => void) | null;
  /** Asks for the order again, after somebody else has changed it. */
  readonly reload: () => void;
  /** A form that the browser has posted and the server refused. */
  readonly posted: SentOrderForm | undefined;
}

export const OrderContext = createContext<OrderOnPage | null>(null);

/** The order of this page. Throws outside of one. */
export function useOrder(): OrderOnPage {
  const order = use(OrderContext);
  if (!order) throw new Error('useOrder needs an OrderContext around it');
  return order;
}
