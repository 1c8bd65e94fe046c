import type { OrderSummary, OrderView } from './order-view.schema.ts';

/** Data for rendering an order page or project overview, present only if the browser has the page cookie (D1i). */
export interface OrderPageData {
  /** Present on pages about one order. */
  readonly order?: OrderView;
  /** Present on a project overview: the first page of its order list, with any open order first, then newest first. */
  readonly orders?: readonly OrderSummary[];
}
