import type { LoginStatus } from '../security/login-status.ts';
import type { OrderFormName } from './order-pages.ts';
import type { OrderDraft, OrderQuote, OrderSummary, OrderView } from './order-views.ts';

/**
 * Data besides the project for rendering a page of orders, or the overview of a project, if the browser has the page
 * cookie, or has just sent a form (D8, D11).
 */
export interface OrderPageData {
  /** Never contains a token. */
  readonly login: LoginStatus;
  /** On the pages for placing an order. */
  readonly draft?: OrderDraft;
  /** The current quote for the draft. */
  readonly quote?: OrderQuote;
  /** On the pages of an order. */
  readonly order?: OrderView;
  /** On the page that places the order: makes a repeated request return the first one's order. */
  readonly idempotencyKey?: string;
  /** On the overview of a project: its orders, the open one first, then newest first. */
  readonly orders?: readonly OrderSummary[];
  readonly form?: SentOrderForm;
}

/** A form that was refused. A successful one redirects to the next page instead. */
export interface SentOrderForm {
  readonly name: 'services' | 'address' | 'card' | 'check' | 'pay' | OrderFormName;
  /** Values as typed, by the names of the form's fields; all values of a repeated field. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** By field; the path '' is for the whole form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** The offer, or the order, has changed since the form was shown. */
  readonly isConflict: boolean;
}
