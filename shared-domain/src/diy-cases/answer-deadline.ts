import {
  type BusinessCalendar,
  cancelsFreeOfCharge,
  cancelUntil,
  contactDue,
  isBusinessDay,
  isPast,
  latenessOf,
  mailArrival,
  type OrderEvent,
  reportDue,
  responseDue,
  rushMissed,
  rushPromise,
} from '../orders/index.ts';

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
  | { readonly op: 'lateness'; readonly events: readonly OrderEvent[]; readonly now?: string }
);

/** Computes an order deadline (D9). */
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
      const due = responseDue(input.contactedAt, input.extendedTo, calendar);
      return input.now === undefined ? due : { ...due, deemedCancelled: isPast(due.dueAt, input.now) };
    }
    case 'rush': {
      const promise = rushPromise(input.submittedAt, calendar);
      const { deliveredAt } = input;
      return deliveredAt === undefined ? promise : { ...promise, missed: rushMissed(promise, deliveredAt) };
    }
    case 'cancel': {
      const { submittedAt, now, deliveredAt } = input;
      const freeOfCharge = cancelsFreeOfCharge(submittedAt, now, deliveredAt);
      return { until: cancelUntil(submittedAt), freeOfCharge };
    }
    case 'mail-arrival':
      return { by: mailArrival(input.mailedAt, input.rush, calendar) };
    case 'lateness':
      return latenessOf(input.events, input.now, calendar);
  }
}
