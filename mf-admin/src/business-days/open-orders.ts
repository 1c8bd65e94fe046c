import type { RpcClient } from '@title24/remote-kit/contract';
import { work } from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';
import type { CalendarDate } from '@title24/shared-domain';
import { pacificDate } from '@title24/shared-domain';
import type { Instant } from '@title24/shared-domain/orders';

/** An order whose next step is up to staff, with the last day on which the step is on time. */
export interface OpenOrder {
  readonly number: string;
  readonly lastDay: CalendarDate;
}

export interface OpenOrders {
  /** Current time by the site's clock. */
  readonly now: Instant;
  readonly orders: readonly OpenOrder[];
  /** False if the queue has more pages than {@link maxPages}. */
  readonly isAll: boolean;
}

const maxPages = 20;

/** Loads the orders whose next step is up to staff. Stops after page {@link maxPages}. */
async function loadOpenOrders(call: RpcClient['call']): Promise<OpenOrders> {
  const orders: OpenOrder[] = [];
  for (let page = 1; ; page += 1) {
    const { now, items, hasMore } = await call(work.find, { kind: 'order', page });
    for (const { number, dueAt } of items) {
      // A deadline at midnight falls on the day that ends then.
      if (dueAt) orders.push({ number, lastDay: pacificDate(new Date(Date.parse(dueAt) - 1).toISOString()) });
    }
    if (!hasMore || page === maxPages) return { now, orders, isAll: !hasMore };
  }
}

/** Returns the endpoints that only the business days page uses. */
export const useOpenOrders = siteEndpoints((endpoints) => ({
  openOrders: endpoints.combined(loadOpenOrders),
}));
