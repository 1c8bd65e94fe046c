import { policy } from '../policy/policy.ts';
import { formatClock, formatWeekday, toPacificInput } from '../time/pacific-time.ts';
import { deadlineWords } from './order-notices.ts';
import type { OrderPromise } from './order-offer.schema.ts';

const { rushCutoffTime, rushEmailTime } = policy.orders;

/** Describes the report deadline and any rush deadline for an order placed now (D9). */
export function promiseSentences({ dueAt, rush }: OrderPromise): string[] {
  const standard = `Ordered now: we’ll deliver, or tell you what the project needs, by ${deadlineWords(dueAt)} (Pacific time).`;
  if (rush === null) return [standard];
  const by = rush.sameDay
    ? `${rushEmailTime} today if you order before ${rushCutoffTime}`
    : `${rushEmailTime} on ${formatWeekday(rush.promiseAt)}`;
  return [`Rush service: by ${by} (Pacific time).`, standard];
}

/**
 * Returns the end of a sentence that says how long an order can be canceled free of charge. Only a rush order can be
 * delivered during that time.
 */
export function orUntilDelivery(isRush: boolean): string {
  return isRush ? ', or until the report is delivered, whichever comes first' : '';
}

/** Formats an instant in Pacific time, such as '3:00 pm on Monday, November 30'. */
export function clockWords(instant: string): string {
  return `${formatClock(instant).toLowerCase()} on ${formatWeekday(instant)}`;
}

/** Formats a deadline, such as 'the end of Monday, November 30' or '3:00 pm on Monday, November 30'. */
export function dueWords(dueAt: string): string {
  return toPacificInput(dueAt).endsWith('T00:00') ? deadlineWords(dueAt) : clockWords(dueAt);
}
