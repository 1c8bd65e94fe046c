import { WorkRefusedError } from '../workflow/work-refused-error.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import { type Instant, reportDue, responseDue, rushPromise } from './deadlines.ts';
import { stateSentence } from './not-possible-in.ts';
import type { Order, OrderRun } from './order.ts';
import { skus } from './order-items.ts';
import type { OrderTotal } from './order-offer.schema.ts';
import { totalOf } from './order-total.ts';

const notYet = {
  reviewer: null,
  reviewStartedAt: null,
  contactedAt: null,
  responseDueAt: null,
  cancelRequestedAt: null,
  deliveredAt: null,
  compliance: null,
  mailedAt: null,
  cancelledAt: null,
  cancelReason: null,
  rebateCents: 0,
  rushWaivedCents: 0,
  charges: [],
} as const;

/** Creates an order for a report or partial runs. Its deadlines are counted from `now` (D8, D11). */
export function placeOrder(total: OrderTotal, now: Instant, calendar?: BusinessCalendar): Order {
  const hasReport = total.lines.some(({ sku }) => sku === skus.standardReport || sku === skus.existingReport);
  return {
    ...notYet,
    kind: hasReport ? 'report' : 'partial-run',
    state: 'submitted',
    round: 1,
    total,
    submittedAt: now,
    runs: [startRun(1, total, now, calendar)],
  };
}

/**
 * Creates an order for changes to a delivered report. Our deadlines start when the customer submits the changes.
 * @param feeCents price in whole cents, or 0 if the changes correct our own mistake
 * @param hasOpenOrder whether the project has another open order
 * @throws WorkRefusedError if there is no delivered report, or another order is open
 */
export function unlockOrder(
  delivered: Order,
  { feeCents, hasOpenOrder }: { readonly feeCents: number; readonly hasOpenOrder: boolean },
  now: Instant,
  calendar?: BusinessCalendar,
): Order {
  const isDelivered = delivered.state === 'delivered' || delivered.state === 'completed';
  if (delivered.kind !== 'report') {
    throw new WorkRefusedError(
      'Only a project with a delivered report can be unlocked. This order has no report.',
    );
  }
  if (!isDelivered) {
    throw new WorkRefusedError(`${stateSentence(delivered)} Only a delivered report can be revised.`);
  }
  if (hasOpenOrder) {
    throw new WorkRefusedError(
      'This project has an open order. It can be unlocked when that order has ended.',
    );
  }
  return {
    ...notYet,
    kind: 'revision',
    state: 'unlocked',
    round: 0,
    total: revisionTotal(feeCents),
    submittedAt: now,
    runs: [],
    responseDueAt: responseDue(now, calendar).dueAt,
  };
}

/** A revision has no base service, so it has no evaluation fee. */
function revisionTotal(feeCents: number): OrderTotal {
  return totalOf([
    { sku: 'revision', name: 'Simple revision', quantity: 1, unitCents: feeCents, lineCents: feeCents },
  ]);
}

/** Returns a new run for a submission at `from`, with its deadlines (D9). */
export function startRun(
  round: number,
  { lines }: Pick<OrderTotal, 'lines'>,
  from: Instant,
  calendar?: BusinessCalendar,
): OrderRun {
  const isRush = lines.some(({ sku }) => sku === skus.rush);
  return {
    round,
    from,
    dueAt: reportDue(from, calendar).dueAt,
    rushDueAt: isRush ? rushPromise(from, calendar).promiseAt : null,
    endedAt: null,
  };
}
