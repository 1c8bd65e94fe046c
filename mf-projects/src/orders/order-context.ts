import type { OrderView } from '@title24/shared-domain/orders';
import { createContext, use } from 'react';

/** The order of the current page. */
export interface OrderOnPage {
  readonly order: OrderView;
  /** Replaces the displayed order after an action. Null without JavaScript. */
  readonly onChanged: ((order: OrderView) => void) | null;
  /** Loads the order again. Does nothing without JavaScript. */
  readonly reload: () => void;
}

export const OrderContext = createContext<OrderOnPage | null>(null);

/**
 * Returns the order of the current page.
 * @throws Error outside of an order page
 */
export function useOrder(): OrderOnPage {
  const order = use(OrderContext);
  if (!order) throw new Error('useOrder needs an OrderContext around it');
  return order;
}
