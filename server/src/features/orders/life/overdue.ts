import { and, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { orders } from '../tables/orders.table.ts';

/** Whether an order waits for an answer whose deadline has passed. The domain's rules decide what happens then. */
export function isOverdue(now: Date): SQL | undefined {
  return and(
    inArray(orders.state, ['changes-needed', 'unlocked']),
    isNotNull(orders.responseDueAt),
    lte(orders.responseDueAt, now),
  );
}
