import { cancelUntil, type Instant, isPast } from './deadlines.ts';
import { isOwed, type Order, waitsForCustomer } from './order.ts';

/** Returns whether a past run was late or the open run is overdue (D9). */
export function isLate({ runs }: Pick<Order, 'runs'>, now: Instant): boolean {
  return runs.some(({ dueAt, endedAt }) => isPast(dueAt, endedAt ?? now));
}

/** Returns whether a rush promise was missed. A report at exactly the promised time is on time (D9). */
export function isRushMissed({ runs }: Pick<Order, 'runs'>, now: Instant): boolean {
  return runs.some(
    ({ rushDueAt, endedAt }) => rushDueAt !== null && Date.parse(endedAt ?? now) > Date.parse(rushDueAt),
  );
}

/** Returns whether the customer has missed the response deadline. */
export function isAnswerOverdue(order: Order, now: Instant): boolean {
  const { responseDueAt } = order;
  return waitsForCustomer(order) && responseDueAt !== null && isPast(responseDueAt, now);
}

/**
 * Returns the event to apply if the customer has missed a deadline, otherwise null. The event takes effect at the
 * deadline, even if it is applied later.
 */
export function overdueEvent(order: Order, now: Instant): 'lapse' | 'relock' | null {
  if (!isAnswerOverdue(order, now)) return null;
  return order.state === 'unlocked' ? 'relock' : 'lapse';
}

/** Returns whether an order is delivered, its charges are settled, and its copies, if any, are mailed. */
export function isSettled({ state, charges, total, mailedAt }: Order): boolean {
  const isMailed = !total.needsPostalAddress || mailedAt !== null;
  return (
    state === 'delivered' &&
    isMailed &&
    charges.every((charge) => !isOwed(charge) && charge.state !== 'proposed')
  );
}

/**
 * Returns whether the period of free cancellation is running, regardless of the order's state. Revisions have no
 * such period.
 */
export function isInCancelWindow(
  { kind, submittedAt }: Pick<Order, 'kind' | 'submittedAt'>,
  now: Instant,
): boolean {
  return kind !== 'revision' && Date.parse(now) <= Date.parse(cancelUntil(submittedAt));
}

/**
 * Returns the end of free cancellation if the delivery must still wait for it, otherwise null. Rush orders can be
 * delivered before it.
 */
export function deliveryWait(
  order: Pick<Order, 'kind' | 'submittedAt' | 'runs'>,
  now: Instant,
): Instant | null {
  const isRush = order.runs.some(({ rushDueAt }) => rushDueAt !== null);
  return !isRush && isInCancelWindow(order, now) ? cancelUntil(order.submittedAt) : null;
}
