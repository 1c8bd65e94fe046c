import { isProjectNumber } from '../projects/project-number.ts';
import type { OrderSummary, OrderView } from './order-view.schema.ts';

/** Pages at and below /project/{number}/order. `n` is the order's number within the project, from 1. */
export type OrderPage =
  | { readonly page: 'services' | 'address' | 'card' | 'check'; readonly project: string }
  | { readonly page: 'order' | 'pay'; readonly project: string; readonly n: number };

const steps = ['address', 'card', 'check'] as const;

/** Returns the order page at a path, or null (D8). */
export function orderPageAt(pathname: string): OrderPage | null {
  const [, first, project = '', part, which, action, ...rest] = pathname.split('/');
  if (first !== 'project' || part !== 'order' || rest.length > 0 || !isProjectNumber(project)) return null;
  if (which === undefined) return { page: 'services', project };
  const step = steps.find((each) => each === which);
  if (step) return action === undefined ? { page: step, project } : null;
  if (!/^[1-9]\d{0,3}$/.test(which)) return null;
  const n = Number(which);
  if (action === undefined) return { page: 'order', project, n };
  return action === 'pay' ? { page: 'pay', project, n } : null;
}

/** Returns an order's path, such as '/project/P100245/order/1' for P100245-1. */
export function orderPath(order: string): string {
  const [project, n] = order.split('-');
  return `/project/${project}/order/${n}`;
}

/** Returns the path where the customer opens an order's file, even without JavaScript. */
export function orderFilePath(order: string, file: string): string {
  return `${orderPath(order)}/files/${file}`;
}

/** Data for rendering an order page or project overview, present only if the browser has the page cookie (D1i). */
export interface OrderPageData {
  /** Present on pages about one order. */
  readonly order?: OrderView;
  /**
   * Present on a project overview. Contains the first page of the project's orders. An open order is first. The others
   * follow, newest first.
   */
  readonly orders?: readonly OrderSummary[];
}
