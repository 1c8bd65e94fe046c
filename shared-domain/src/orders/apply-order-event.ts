import { type Registration, registrationProblem, statementProblem } from '../compliance/index.ts';
import { policy } from '../policy/policy.ts';
import type { ProjectState } from '../projects/project-state.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { pacificDate } from '../time/pacific-time.ts';
import { isListedEvent, WorkRefusedError } from '../workflow/index.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import { isChecklistComplete } from './checklist.ts';
import { endOf, type Instant, responseDue } from './deadlines.ts';
import type { Checklist } from './desk-order.schema.ts';
import { notPossibleIn } from './not-possible-in.ts';
import {
  type ChargeKind,
  type ChargeState,
  deliveredThing,
  type Order,
  type OrderCharge,
  type OrderRun,
  owedStates,
} from './order.ts';
import {
  deliveryWait,
  isAnswerOverdue,
  isInCancelWindow,
  isLate,
  isRushMissed,
  isSettled,
} from './order-clocks.ts';
import type { OrderTotal } from './order-offer.schema.ts';
import { type OrderActor, type OrderEventName, orderTransitions } from './order-transitions.ts';
import { startRun } from './place-order.ts';
import { settle } from './settlement.ts';

/** An event and its data, without the order. */
export type OrderEventInput =
  | { readonly event: 'take'; readonly reviewer: string }
  | { readonly event: 'resubmit'; readonly hasNews: boolean; readonly total?: OrderTotal }
  | { readonly event: 'extend'; readonly lastDay: CalendarDate; readonly hasOpenOrder: boolean }
  | {
      readonly event: 'deliver';
      readonly checklist: Checklist;
      /** Why a report is delivered although it does not comply, or '' if it complies. */
      readonly shortfall: string;
      readonly releasedFiles: number;
    }
  | ({ readonly event: 'register' } & Registration)
  | { readonly event: 'cancel-by-staff'; readonly fee: 'none' | 'evaluation' }
  | {
      readonly event: 'confirm-charge' | 'waive-charge' | 'record-payment' | 'fail-payment';
      readonly charge: ChargeKind;
    }
  | { readonly event: 'refund'; readonly charge: ChargeKind; readonly cents: number }
  | {
      readonly event:
        | 'release'
        | 'request-changes'
        | 'lapse'
        | 'mail-copies'
        | 'complete'
        | 'cancel'
        | 'request-cancel'
        | 'refuse-cancel'
        | 'relock';
    };

/** Effects to apply in the same transaction as the change to the order. */
export type OrderEffect =
  | { readonly type: 'project'; readonly state: ProjectState }
  /** Restores the project's data as of the start of the revision. */
  | { readonly type: 'restore' }
  | { readonly type: 'charge-due'; readonly charge: ChargeKind };

export interface OrderStep {
  readonly order: Order;
  readonly effects: readonly OrderEffect[];
}

export const extensionDays = 60;
const msPerDay = 86_400_000;

/**
 * Returns the order after an event, with the event's other effects (D11).
 * @throws WorkRefusedError with the reason, if the event is not possible now
 */
export function applyOrderEvent(
  order: Order,
  input: OrderEventInput,
  by: OrderActor,
  now: Instant,
  calendar?: BusinessCalendar,
): OrderStep {
  const { event } = input;
  if (!isListedEvent(orderTransitions[event], order.state, by)) throw notPossibleIn(order, event);
  switch (input.event) {
    case 'take': {
      const started = order.reviewStartedAt ?? now;
      return only({ ...order, state: 'in-review', reviewer: input.reviewer, reviewStartedAt: started });
    }
    case 'release':
      return only({
        ...order,
        state: order.round > 1 || isRevision(order) ? 'resubmitted' : 'submitted',
        reviewer: null,
      });
    case 'request-changes':
      return {
        order: {
          ...order,
          state: 'changes-needed',
          runs: endRun(order, now),
          contactedAt: now,
          responseDueAt: responseDue(now, calendar).dueAt,
        },
        effects: [{ type: 'project', state: 'changes-needed' }],
      };
    case 'resubmit':
      return resubmit(order, input, now, calendar);
    case 'extend':
      return extend(order, input, now);
    case 'lapse':
      return lapse(order, now);
    case 'deliver':
      return deliver(order, input, now);
    case 'register':
      return register(order, input, now);
    case 'mail-copies':
      return mailCopies(order, now);
    case 'complete':
      if (!isSettled(order)) throw notPossibleIn(order, event);
      return only({ ...order, state: 'completed' });
    case 'cancel':
      return cancel(order, now);
    case 'request-cancel':
      return requestCancel(order, now);
    case 'cancel-by-staff':
      return cancelByStaff(order, input.fee, now);
    case 'refuse-cancel':
      if (order.cancelRequestedAt === null) throw notPossibleIn(order, event);
      return only({ ...order, cancelRequestedAt: null });
    case 'relock':
      if (by === 'site' && !isAnswerOverdue(order, now)) throw notPossibleIn(order, event);
      if (by === 'site') return end(order, 'no-response', order.responseDueAt ?? now);
      return end(order, 'withdrawn', now);
    case 'confirm-charge':
      return setCharge(order, event, input.charge, ['proposed'], 'due');
    case 'waive-charge':
      return setCharge(order, event, input.charge, ['proposed', 'due', 'failed'], 'waived');
    case 'record-payment':
      // Staff cannot record a payment while the bank is still processing the charge.
      return setCharge(order, event, input.charge, by === 'site' ? owedStates : ['due', 'failed'], 'paid');
    case 'fail-payment':
      return setCharge(order, event, input.charge, ['due', 'processing'], 'failed');
    case 'refund': {
      const paid = order.charges.find(({ kind, state }) => kind === input.charge && state === 'paid');
      if (paid && input.cents > paid.cents) {
        throw new WorkRefusedError('No more can be refunded than was paid.');
      }
      return setCharge(order, event, input.charge, ['paid'], 'refunded');
    }
  }
}

const only = (order: Order): OrderStep => ({ order, effects: [] });
const isRevision = ({ kind }: Order) => kind === 'revision';

function endRun({ runs }: Order, endedAt: Instant): OrderRun[] {
  return runs.map((run) => (run.endedAt === null ? { ...run, endedAt } : run));
}

function resubmit(
  order: Order,
  { hasNews, total = order.total }: { readonly hasNews: boolean; readonly total?: OrderTotal },
  now: Instant,
  calendar?: BusinessCalendar,
): OrderStep {
  if (isAnswerOverdue(order, now)) throw notPossibleIn(order, 'resubmit');
  if (!hasNews) {
    throw new WorkRefusedError(
      'Nothing has changed since the last submission. Change the project, or write a message.',
    );
  }
  const round = order.round + 1;
  return {
    order: {
      ...order,
      state: 'resubmitted',
      round,
      total,
      runs: [...order.runs, startRun(round, total, now, calendar)],
      reviewer: null,
      responseDueAt: null,
    },
    effects: [{ type: 'project', state: 'ordered' }],
  };
}

function extend(
  order: Order,
  { lastDay, hasOpenOrder }: { readonly lastDay: CalendarDate; readonly hasOpenOrder: boolean },
  now: Instant,
): OrderStep {
  const today = pacificDate(now);
  if (lastDay <= today || lastDay > addDays(today, extensionDays)) {
    throw new WorkRefusedError(`Choose a day after today, at most ${extensionDays} days from now.`);
  }
  const responseDueAt = endOf(lastDay).dueAt;
  if (order.state !== 'cancelled') return only({ ...order, responseDueAt });
  requireReopenable(order, hasOpenOrder, now);
  return {
    order: {
      ...order,
      state: 'changes-needed',
      responseDueAt,
      cancelledAt: null,
      cancelReason: null,
      // Only a proposed fee is waived here. Waiving an invoiced fee requires an email to the customer.
      charges: order.charges.map((charge) =>
        charge.state === 'proposed' ? { ...charge, state: 'waived' } : charge,
      ),
    },
    effects: [{ type: 'project', state: 'changes-needed' }],
  };
}

function requireReopenable(order: Order, hasOpenOrder: boolean, now: Instant): void {
  const { cancelReason, cancelledAt, charges } = order;
  if (cancelReason !== 'no-response' || isRevision(order)) throw notPossibleIn(order, 'extend');
  if (Date.parse(now) - Date.parse(cancelledAt ?? now) > policy.orders.reopenDays * msPerDay) {
    throw new WorkRefusedError(
      `An order that ended without an answer can be reopened for ${policy.orders.reopenDays} days. That period has passed: ask the customer to place a new order.`,
    );
  }
  if (charges.some(({ state }) => state === 'paid')) {
    throw new WorkRefusedError(
      'The evaluation fee of this order is paid. Ask the customer to place a new order.',
    );
  }
  if (hasOpenOrder) {
    throw new WorkRefusedError(
      'The customer has placed a new order for this project. Work on that order instead.',
    );
  }
}

function lapse(order: Order, now: Instant): OrderStep {
  if (!isAnswerOverdue(order, now)) throw notPossibleIn(order, 'lapse');
  // Uses the deadline as the time, so that applying the event late has the same result.
  const ended = end(order, 'no-response', order.responseDueAt ?? now);
  if (isRevision(order)) return ended;
  return { ...ended, order: withFee(ended.order, 'proposed', order.responseDueAt ?? now) };
}

/** Returns whether the order has an evaluation fee that was not waived. A reopened order can already have a fee. */
function isFeeInvoiced({ charges }: Order): boolean {
  return charges.some(({ kind, state }) => kind === 'evaluation-fee' && state !== 'waived');
}

/** Adds the evaluation fee if it applies. An existing fee is kept unless it was waived. */
function withFee(order: Order, state: ChargeState, now: Instant): Order {
  if (order.reviewStartedAt === null || isFeeInvoiced(order)) return order;
  const ending = { outcome: 'deemed-cancelled', late: isLate(order, now) } as const;
  return { ...order, charges: addCharges(order.charges, settle(order.total, ending).charges, state) };
}

function addCharges(
  before: readonly OrderCharge[],
  added: readonly { readonly kind: ChargeKind; readonly cents: number }[],
  state: ChargeState,
): OrderCharge[] {
  const kept = before.filter(({ kind }) => !added.some((charge) => charge.kind === kind));
  return [...kept, ...added.map(({ kind, cents }) => ({ kind, cents, state }))];
}

/** Ends an order without delivering anything. For a revision, the earlier report remains valid. */
function end(order: Order, cancelReason: NonNullable<Order['cancelReason']>, at: Instant): OrderStep {
  return {
    order: {
      ...order,
      state: 'cancelled',
      runs: endRun(order, at),
      cancelledAt: at,
      cancelReason,
      cancelRequestedAt: null,
      responseDueAt: null,
    },
    effects: isRevision(order)
      ? [{ type: 'restore' }, { type: 'project', state: 'completed' }]
      : [{ type: 'project', state: 'in-progress' }],
  };
}

function deliver(
  order: Order,
  { checklist, shortfall, releasedFiles }: Extract<OrderEventInput, { readonly event: 'deliver' }>,
  now: Instant,
): OrderStep {
  if (!isChecklistComplete(checklist)) throw new WorkRefusedError('Complete the checklist first.');
  const statement = {
    complies: checklist.complies === true,
    // A partial run has no report to register.
    needsRegistration: checklist.needsRegistration === true && order.kind !== 'partial-run',
    shortfall,
  };
  const problem = statementProblem(statement);
  if (problem !== null) throw new WorkRefusedError(problem);
  if (releasedFiles === 0) {
    throw new WorkRefusedError(
      `Add a PDF with the ${deliveredThing(order)} of this round first, and wait until it has passed the virus scanner.`,
    );
  }
  if (deliveryWait(order, now) !== null) {
    throw new WorkRefusedError(
      `The customer can still cancel free of charge. Deliver once ${policy.orders.cancelWindowHours} hours have passed since the order.`,
    );
  }
  const delivered = { ...order, state: 'delivered', runs: endRun(order, now), deliveredAt: now } as const;
  const ending = {
    outcome: 'delivered',
    late: !isRevision(order) && isLate(delivered, now),
    rushMissed: isRushMissed(delivered, now),
  } as const;
  const { rebateCents, rushWaivedCents, charges } = settle(order.total, ending);
  const due = charges
    .filter(({ kind }) => kind === 'services')
    .map(({ cents }) => ({
      kind: isRevision(order) ? ('revision-fee' as const) : ('services' as const),
      cents,
    }));
  return {
    order: {
      ...delivered,
      compliance: { ...statement, registration: null },
      cancelRequestedAt: null,
      rebateCents,
      rushWaivedCents,
      charges: addCharges(order.charges, due, 'due'),
    },
    effects: [
      { type: 'project', state: order.kind === 'partial-run' ? 'in-progress' : 'completed' },
      ...due.map(({ kind }) => ({ type: 'charge-due', charge: kind }) as const),
    ],
  };
}

function register(order: Order, { number, date }: Registration, now: Instant): OrderStep {
  const { compliance } = order;
  const problem = registrationProblem(compliance, { number, date }, pacificDate(now));
  if (problem !== null || compliance === null) {
    throw new WorkRefusedError(problem ?? 'This report has not been delivered yet.');
  }
  return only({ ...order, compliance: { ...compliance, registration: { number, date } } });
}

function mailCopies(order: Order, now: Instant): OrderStep {
  if (!order.total.needsPostalAddress) throw new WorkRefusedError('This order has no copies to mail.');
  if (order.mailedAt !== null) throw new WorkRefusedError('The copies of this order were already mailed.');
  const due = settle(order.total, { outcome: 'delivered' }).charges.filter(({ kind }) => kind === 'mailing');
  return {
    order: { ...order, mailedAt: now, charges: addCharges(order.charges, due, 'due') },
    effects: due.map(({ kind }) => ({ type: 'charge-due', charge: kind })),
  };
}

function cancel(order: Order, now: Instant): OrderStep {
  if (isRevision(order)) {
    throw new WorkRefusedError(
      'A submitted revision can’t be canceled here. Ask us to cancel it, and say why.',
    );
  }
  if (!isInCancelWindow(order, now)) {
    throw new WorkRefusedError(
      `The ${policy.orders.cancelWindowHours} hours to cancel free of charge have passed. Ask us to cancel the order, and say why.`,
    );
  }
  return end(order, 'customer', now);
}

function requestCancel(order: Order, now: Instant): OrderStep {
  if (isInCancelWindow(order, now)) {
    throw new WorkRefusedError('You can still cancel this order yourself, free of charge.');
  }
  if (order.cancelRequestedAt !== null) {
    throw new WorkRefusedError('You’ve asked us to cancel this order. We’ll answer by email.');
  }
  return only({ ...order, cancelRequestedAt: now });
}

function cancelByStaff(order: Order, fee: 'none' | 'evaluation', now: Instant): OrderStep {
  const ended = end(order, 'staff', now);
  if (fee === 'none') return ended;
  if (order.reviewStartedAt === null) {
    throw new WorkRefusedError('An evaluation fee can be charged only after the review has started.');
  }
  if (isInCancelWindow(order, now)) {
    throw new WorkRefusedError(
      `No evaluation fee is charged within ${policy.orders.cancelWindowHours} hours of the order.`,
    );
  }
  if (isLate(order, now)) throw new WorkRefusedError('This order is late: no evaluation fee is charged.');
  if (isFeeInvoiced(order)) return ended;
  const cancelled = withFee(ended.order, 'due', now);
  const isFeeDue = cancelled.charges.some(({ state }) => state === 'due');
  if (!isFeeDue) throw new WorkRefusedError('This order has no base service, so there is no evaluation fee.');
  return {
    order: cancelled,
    effects: [...ended.effects, { type: 'charge-due', charge: 'evaluation-fee' }],
  };
}

function setCharge(
  order: Order,
  event: OrderEventName,
  kind: ChargeKind,
  from: readonly ChargeState[],
  state: ChargeState,
): OrderStep {
  const found = order.charges.find((charge) => charge.kind === kind);
  if (!found || !from.includes(found.state)) throw notPossibleIn(order, event);
  return {
    order: {
      ...order,
      charges: order.charges.map((charge) => (charge === found ? { ...charge, state } : charge)),
    },
    effects: state === 'due' ? [{ type: 'charge-due', charge: kind }] : [],
  };
}
