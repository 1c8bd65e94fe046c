import {
  isOpenOrder,
  openOrderStates,
  orderClockSentences,
  orderStateTitles,
} from '@title24/shared-domain/orders';
import type { ListedOrder } from '@title24/shared-domain/projects';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ProjectOrders } from '../projects/reading/project-orders.ts';
import { recordsOf } from './store/order-record.ts';
import { summaryOf } from './store/order-views.ts';
import { orders } from './tables/orders.table.ts';
import type { OrderWork } from './workflow/order-work.ts';

/** Returns the functions that add orders to the project list (D4). */
export function listedOrders(work: Pick<OrderWork, 'applyDueOf'>, clock: Clock): ProjectOrders {
  return {
    settle: (caller) => work.applyDueOf(caller, null),
    async listed(database: Database, projectIds) {
      if (projectIds.length === 0) return new Map();
      const rows = await database
        .selectDistinctOn([orders.projectId])
        .from(orders)
        .where(inArray(orders.projectId, [...projectIds]))
        .orderBy(
          asc(orders.projectId),
          desc(inArray(orders.state, [...openOrderStates])),
          // The project list shows a canceled order only if all orders of the project were canceled.
          asc(eq(orders.state, 'cancelled')),
          desc(orders.submittedAt),
          desc(orders.id),
        );
      const records = await recordsOf(database, rows);
      return new Map(
        records.map((record) => {
          const order = summaryOf(record, clock.now());
          const listed: ListedOrder = {
            number: order.number,
            stateTitle: orderStateTitles[order.state],
            clocks: isOpenOrder(order) ? orderClockSentences(order) : [],
          };
          return [record.row.projectId, listed];
        }),
      );
    },
  };
}
