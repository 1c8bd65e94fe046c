import type { OrderSummary, OrderView } from './order-view.schema.ts';

/**
 * Data, in addition to the project, for rendering a page of an order or the overview of a project. Present if the
 * browser has the page cookie (D1i).
 */
export interface OrderPageData {
  /** On the pages of an order. */
  readonly order?: OrderView;
  /** On the overview of a project: its orders, the open one first, then newest first. */
  readonly orders?: readonly OrderSummary[];
}
