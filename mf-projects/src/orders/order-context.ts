import type { OrderView } from '@title24/shared-domain/orders';
import { createContext, use } from 'react';

/** An order on its pages. */
export interface OrderOnPage {
  readonly order: OrderView;
  /** Replaces the order with the result of an action; null on a page for a browser without JavaScript. */
  readonly onChanged: ((order: OrderView) => void) | null;
  /** Loads the order again, after someone else has changed it. */
  readonly reload: () => void;
}

export const OrderContext = createContext<OrderOnPage | null>(null);

/** Returns the order of this page. Throws outside of one. */
export function useOrder(): OrderOnPage {
  const order = use(OrderContext);
  if (!order) throw new Error('useOrder needs an OrderContext around it');
  return order;
}
