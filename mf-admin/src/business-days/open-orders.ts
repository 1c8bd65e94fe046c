import type { RpcClient } from '@title24/remote-kit/contract';
import { work } from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';
import type { CalendarDate } from '@title24/shared-domain';
import { type Instant, pacificDate } from '@title24/shared-domain/orders';

/** An order whose next step is ours, with the last day on which that step is on time. */
export interface OpenOrder {
  readonly number: string;
  readonly lastDay: CalendarDate;
}

export interface OpenOrders {
  /** Current time of the site's clock. */
  readonly now: Instant;
  readonly orders: readonly OpenOrder[];
  /** False if the queue has more pages. */
  readonly isAll: boolean;
}

const maxPages = 20;

/** Returns orders whose next step is ours, from the first pages of the queue. */
async function loadOpenOrders(call: RpcClient['call']): Promise<OpenOrders> {
  const orders: OpenOrder[] = [];
  for (let page = 1; ; page += 1) {
    const { now, items, hasMore } = await call(work.find, { kind: 'order', page });
    for (const { number, dueAt } of items) {
      // The midnight that ends the last day belongs to the next day.
      if (dueAt) orders.push({ number, lastDay: pacificDate(new Date(Date.parse(dueAt) - 1).toISOString()) });
    }
    if (!hasMore || page === maxPages) return { now, orders, isAll: !hasMore };
  }
}

/** Only the page of business days loads these endpoints. */
export const useOpenOrders = siteEndpoints((endpoints) => ({
  openOrders: endpoints.combined(loadOpenOrders),
}));
