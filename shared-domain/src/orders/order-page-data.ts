import type { OrderSummary, OrderView } from './order-view.schema.ts';

/**
 * Additional data for rendering an order page or a project's overview. A page contains the data only if the browser has
 * the page cookie (D1i).
 */
export interface OrderPageData {
  /** The order, present on pages about a single order. */
  readonly order?: OrderView;
  /**
   * The project's orders, present on the project's overview. The open order comes first, and the others follow from
   * newest to oldest.
   */
  readonly orders?: readonly OrderSummary[];
}
