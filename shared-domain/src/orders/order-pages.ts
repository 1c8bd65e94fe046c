import { isProjectNumber } from '../projects/project-number.ts';

/** Forms about an order that a browser without JavaScript posts to /project/{number}/order/{n}/{form} (D11). */
const orderForms = ['cancel', 'request-cancel', 'resubmit', 'withdraw'] as const;

export type OrderFormName = (typeof orderForms)[number];

/**
 * Pages at paths below /project/{number}/order. `n` counts the orders of a project from 1. `form` is the path to which
 * a form of an order's page is posted; a refused one is shown there.
 */
export type OrderPage =
  | { readonly page: 'services' | 'address' | 'card' | 'check'; readonly project: string }
  | { readonly page: 'order' | 'pay'; readonly project: string; readonly n: number }
  | { readonly page: 'form'; readonly project: string; readonly n: number; readonly form: OrderFormName };

const steps = ['address', 'card', 'check'] as const;

/** Returns the page of orders at a path, or null if there is none (D8). */
export function orderPageAt(pathname: string): OrderPage | null {
  const [, first, project = '', part, which, action, ...rest] = pathname.split('/');
  if (first !== 'project' || part !== 'order' || rest.length > 0 || !isProjectNumber(project)) return null;
  if (which === undefined) return { page: 'services', project };
  const step = steps.find((each) => each === which);
  if (step) return action === undefined ? { page: step, project } : null;
  if (!/^[1-9]\d{0,3}$/.test(which)) return null;
  const n = Number(which);
  if (action === undefined) return { page: 'order', project, n };
  if (action === 'pay') return { page: 'pay', project, n };
  const form = orderForms.find((each) => each === action);
  return form ? { page: 'form', project, n, form } : null;
}

/** Returns the path of an order's page: '/project/P100245/order/1' for P100245-1. */
export function orderPath(order: string): string {
  const [project, n] = order.split('-');
  return `/project/${project}/order/${n}`;
}

/** Returns the path at which an order's customer opens a file of it, even without JavaScript. */
export function orderFilePath(order: string, file: string): string {
  return `${orderPath(order)}/files/${file}`;
}
