import {
  type BusinessCalendar,
  cancelUntil,
  contactDue,
  endOf,
  isBusinessDay,
  isInCancelWindow,
  isLate,
  isPast,
  isRushMissed,
  mailArrival,
  type OrderRun,
  reportDue,
  responseDue,
  rushPromise,
  startRun,
} from '../orders/index.ts';

interface LatenessInput {
  /** In chronological order. Events that neither start nor end a deadline period are ignored. */
  readonly events: readonly { readonly type: string; readonly at: string }[];
  /** Current time. An open period counts as late once `now` reaches its deadline; without `now`, none counts as late. */
  readonly now?: string;
}

type DeadlineInput = { readonly calendar?: BusinessCalendar } & (
  | { readonly op: 'business-day'; readonly date: string }
  | { readonly op: 'report-due' | 'contact-due'; readonly from: string }
  | {
      readonly op: 'response-due';
      readonly contactedAt: string;
      readonly extendedTo?: string;
      readonly now?: string;
    }
  | { readonly op: 'rush'; readonly submittedAt: string; readonly deliveredAt?: string }
  | {
      readonly op: 'cancel';
      readonly submittedAt: string;
      readonly now: string;
      readonly deliveredAt?: string;
    }
  | { readonly op: 'mail-arrival'; readonly mailedAt: string; readonly rush?: boolean }
  | ({ readonly op: 'lateness' } & LatenessInput)
);

/** Computes the result of a test case about deadlines or business days (D9). */
export function answerDeadline(input: DeadlineInput): unknown {
  const { calendar } = input;
  switch (input.op) {
    case 'business-day':
      return { isBusinessDay: isBusinessDay(input.date, calendar) };
    case 'report-due':
      return reportDue(input.from, calendar);
    case 'contact-due':
      return contactDue(input.from, calendar);
    case 'response-due': {
      const { contactedAt, extendedTo } = input;
      const due = extendedTo === undefined ? responseDue(contactedAt, calendar) : endOf(extendedTo);
      return input.now === undefined ? due : { ...due, deemedCancelled: isPast(due.dueAt, input.now) };
    }
    case 'rush': {
      const promise = rushPromise(input.submittedAt, calendar);
      const { deliveredAt } = input;
      if (deliveredAt === undefined) return promise;
      const begun = startRun(1, { lines: [] }, input.submittedAt, calendar);
      const run = { ...begun, rushDueAt: promise.promiseAt, endedAt: deliveredAt };
      return { ...promise, missed: isRushMissed({ runs: [run] }, deliveredAt) };
    }
    case 'cancel': {
      const { submittedAt, now, deliveredAt } = input;
      const isDelivered = deliveredAt !== undefined && isPast(deliveredAt, now);
      const freeOfCharge = !isDelivered && isInCancelWindow({ kind: 'report', submittedAt }, now);
      return { until: cancelUntil(submittedAt), freeOfCharge };
    }
    case 'mail-arrival':
      return { by: mailArrival(input.mailedAt, input.rush, calendar) };
    case 'lateness':
      return lateness(input, calendar);
  }
}

function lateness({ events, now = '' }: LatenessInput, calendar?: BusinessCalendar) {
  const runs: OrderRun[] = [];
  for (const { type, at } of events) {
    const last = runs.at(-1);
    if (last?.endedAt !== null) {
      if (type === 'submitted' || type === 'resubmitted') runs.push(startRun(1, { lines: [] }, at, calendar));
    } else if (['changes-needed', 'delivered', 'cancelled'].includes(type)) {
      runs.splice(-1, 1, { ...last, endedAt: at });
    }
  }
  const judged = runs.map((run) => {
    const { from, dueAt, endedAt } = run;
    return { from, dueAt, endedAt, late: isLate({ runs: [run] }, now) };
  });
  return { runs: judged, late: isLate({ runs }, now) };
}
