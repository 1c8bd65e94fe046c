import { isProjectNumber } from '../projects/project-number.ts';

/** Pages at paths below /project/{number}/order. `n` counts the orders of a project from 1. */
export type OrderPage =
  | { readonly page: 'services' | 'address' | 'card' | 'check'; readonly project: string }
  | { readonly page: 'order' | 'pay'; readonly project: string; readonly n: number };

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
  return action === 'pay' ? { page: 'pay', project, n } : null;
}

/** Returns the path of an order's page: '/project/P100245/order/1' for P100245-1. */
export function orderPath(order: string): string {
  const [project, n] = order.split('-');
  return `/project/${project}/order/${n}`;
}

/** Returns the path at which the customer opens a file of an order, even without JavaScript. */
export function orderFilePath(order: string, file: string): string {
  return `${orderPath(order)}/files/${file}`;
}
