import { cancelUntil, type Instant, isPast } from './deadlines.ts';
import { isOwed, type Order } from './order.ts';

/** Whether an order is late: a past run was late, or the open run is past its due instant (D9). */
export function isLate({ runs }: Pick<Order, 'runs'>, now: Instant): boolean {
  return runs.some(({ dueAt, endedAt }) => isPast(dueAt, endedAt ?? now));
}

/** Whether rush service missed a promise; a report that is sent at the promised instant is on time (D9). */
export function isRushMissed({ runs }: Pick<Order, 'runs'>, now: Instant): boolean {
  return runs.some(
    ({ rushDueAt, endedAt }) => rushDueAt !== null && Date.parse(endedAt ?? now) > Date.parse(rushDueAt),
  );
}

/** Whether the customer has not answered by the deadline they were given. */
export function isAnswerOverdue({ state, responseDueAt }: Order, now: Instant): boolean {
  const waits = state === 'changes-needed' || state === 'unlocked';
  return waits && responseDueAt !== null && isPast(responseDueAt, now);
}

/** Returns the event that the site itself has to apply to an order by now, whether or not its job ran. */
export function overdueEvent(order: Order, now: Instant): 'lapse' | 'relock' | null {
  if (!isAnswerOverdue(order, now)) return null;
  return order.state === 'unlocked' ? 'relock' : 'lapse';
}

/** Whether a delivered order is complete: its charges are settled, and its copies are mailed. */
export function isSettled({ state, charges, total, mailedAt }: Order): boolean {
  const isMailed = !total.needsPostalAddress || mailedAt !== null;
  return (
    state === 'delivered' &&
    isMailed &&
    charges.every((charge) => !isOwed(charge) && charge.state !== 'proposed')
  );
}

/** Whether the customer may still cancel free of charge. */
export function isInCancelWindow(
  { kind, submittedAt }: Pick<Order, 'kind' | 'submittedAt'>,
  now: Instant,
): boolean {
  return kind !== 'revision' && Date.parse(now) <= Date.parse(cancelUntil(submittedAt));
}
