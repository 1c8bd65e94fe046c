import { policy } from '../policy/policy.ts';
import { skus } from './order-items.ts';
import type { OrderTotal } from './order-offer.schema.ts';

/** Possible outcomes of an order. */
export type Outcome =
  | 'delivered'
  | 'cancelled-in-window'
  | 'cancelled-before-review'
  | 'cancelled-after-review'
  | 'deemed-cancelled';

export interface Ending {
  readonly outcome: Outcome;
  readonly late?: boolean | undefined;
  readonly rushMissed?: boolean | undefined;
  readonly feeWaived?: boolean | undefined;
}

export interface Charge {
  readonly kind: 'services' | 'mailing' | 'evaluation-fee';
  readonly cents: number;
}

/** Final charges and deductions in whole cents. */
export interface Settlement {
  readonly rushWaivedCents: number;
  readonly rebateCents: number;
  /** Sorted by due time. */
  readonly charges: readonly Charge[];
}

/** Smallest card payment that payment providers accept, in cents. */
export const smallestCardCents = 50;

/**
 * Returns whether an amount can be paid by card.
 * @param takesCards - whether the site accepts cards
 */
export function isPayableByCard(cents: number, takesCards: boolean): boolean {
  return takesCards && cents >= smallestCardCents;
}

/** Computes an order's final charges (D8), with fractions of a cent rounded in the customer's favor. */
export function settle(total: OrderTotal, ending: Ending): Settlement {
  switch (ending.outcome) {
    case 'delivered':
      return settleDelivery(total, ending);
    case 'cancelled-after-review':
    case 'deemed-cancelled': {
      const isFree = ending.late === true || ending.feeWaived === true;
      return nothingBut(isFree ? 0 : total.evaluationFeeCents);
    }
    default:
      return nothingBut(0);
  }
}

/** Returns the rebate on services that cost `cents` and were delivered late, rounded in the customer's favor (P3, D8). */
export function lateRebateCents(cents: number): number {
  return Math.ceil((cents * policy.orders.lateReportRebatePercent) / 100);
}

function settleDelivery(total: OrderTotal, { late, rushMissed }: Ending): Settlement {
  const rush = total.lines.find(({ sku }) => sku === skus.rush)?.lineCents ?? 0;
  const rushWaivedCents = rushMissed === true ? rush : 0;
  const contracted = total.servicesCents - rushWaivedCents;
  const rebateCents = late === true ? lateRebateCents(contracted) : 0;
  return {
    rushWaivedCents,
    rebateCents,
    charges: charges([
      { kind: 'services', cents: contracted - rebateCents },
      { kind: 'mailing', cents: total.mailingCents },
    ]),
  };
}

function nothingBut(feeCents: number): Settlement {
  return {
    rushWaivedCents: 0,
    rebateCents: 0,
    charges: charges([{ kind: 'evaluation-fee', cents: feeCents }]),
  };
}

function charges(all: readonly Charge[]): Charge[] {
  return all.filter(({ cents }) => cents >= smallestCardCents);
}
