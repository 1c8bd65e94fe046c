import type { OrderSummary, OrderView } from './order-view.schema.ts';

/** Data for rendering an order page or project overview, present only if the browser has the page cookie (D1i). */
export interface OrderPageData {
  /** Present on pages about one order. */
  readonly order?: OrderView;
  /** Present on the project's overview: the open order, then the others from newest to oldest. */
  readonly orders?: readonly OrderSummary[];
}
