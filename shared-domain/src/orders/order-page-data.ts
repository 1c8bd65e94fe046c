import type { LoginStatus } from '../security/login-status.ts';
import type { OrderFormName } from './order-pages.ts';
import type { OrderDraft, OrderQuote, OrderSummary, OrderView } from './order-views.ts';

/**
 * What a page of orders, or the overview of a project, is rendered with beside the project if the browser carries the page
 * cookie, or has just sent a form (D8, D11).
 */
export interface OrderPageData {
  /** Never holds a token. */
  readonly login: LoginStatus;
  /** On the pages on which somebody orders. */
  readonly draft?: OrderDraft;
  /** What the draft comes to now. */
  readonly quote?: OrderQuote;
  /** On the pages of an order. */
  readonly order?: OrderView;
  /** Of the page that asks for an order: what makes a second order of it the first one's. */
  readonly idempotencyKey?: string;
  /** On the overview of a project: its orders, the open one first, and then the newest. */
  readonly orders?: readonly OrderSummary[];
  readonly form?: SentOrderForm;
}

/** A form that was refused. One that was done leads to its next page instead. */
export interface SentOrderForm {
  readonly name: 'services' | 'address' | 'card' | 'check' | 'pay' | OrderFormName;
  /** What had been typed, by the names of the form's fields; of a repeated field, all values. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** By field; the path '' is about the whole form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** Something of the offer, or the order, has changed since the form was shown. */
  readonly isConflict: boolean;
}
