import { type CardOutcome, type ChargeKind, isOwed, pacificDate } from '@title24/shared-domain/orders';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { type PaidPage, whyNotAccepted } from '../../payments/card-pages.ts';
import { siteActor } from '../../workflow/workflow-definition.ts';
import type { OrderDependencies, OrderWork, SiteWork } from '../life/order-work.ts';
import { paymentFailed, paymentReceived } from '../mails/customer-mails.ts';
import { paymentParked } from '../mails/staff-mails.ts';
import { recordAttempt } from '../store/charges.ts';
import { wordsOfCard } from '../store/saved-cards.ts';
import { cardAttempts } from '../tables/card-attempts.table.ts';
import { charges } from '../tables/charges.table.ts';
import { orders } from '../tables/orders.table.ts';

export type AttemptRow = typeof cardAttempts.$inferSelect;

/** The final outcome of an attempt. */
export interface Ended {
  readonly outcome: Exclude<CardOutcome, 'started'>;
  readonly paymentId: string | null;
  /** The provider's code; '' if nothing was refused. */
  readonly reason: string;
  /** The card, such as 'Visa ending in 4242', if the provider names it. */
  readonly card: string | null;
  /** What the provider received, if it was paid. */
  readonly received?: PaidPage['received'];
}

/** Why no request was sent to the provider: the card is no longer saved there. */
export const cardRemoved = 'card-removed';

const dayMs = 86_400_000;
/** Delays before a refused card is tried again, after the first and the second refusal; then staff decide. */
const retriesAfterMs = [3 * dayMs, 4 * dayMs];

/** Returns the order of a charge; null if there is no such charge. */
export async function orderOfCharge(database: Database | Transaction, chargeId: string) {
  const [found] = await database
    .select({ number: orders.number, accountId: orders.accountId, cardId: orders.cardId, charge: charges })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .where(eq(charges.id, chargeId));
  return found ?? null;
}

export type ChargedOrder = NonNullable<Awaited<ReturnType<typeof orderOfCharge>>>;

/** Returns the attempts at a charge, newest first. */
export function attemptsAt(database: Database | Transaction, chargeId: string): Promise<AttemptRow[]> {
  return database
    .select()
    .from(cardAttempts)
    .where(eq(cardAttempts.chargeId, chargeId))
    .orderBy(desc(cardAttempts.n));
}

type Dependencies = Pick<OrderDependencies, 'database'> & { readonly work: () => OrderWork };

/** Records the outcome of each attempt once: the charge, the order's history and the mails in one transaction. */
export class AttemptBook {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /** Stores the provider's id of the payment of an attempt that is still under way. */
  async keepPayment({ id }: Pick<AttemptRow, 'id'>, paymentId: string): Promise<void> {
    await this.#needs.database.update(cardAttempts).set({ paymentId }).where(eq(cardAttempts.id, id));
  }

  /** Records that an attempt has ended. An outcome that is already recorded stays. */
  async end(attempt: Pick<AttemptRow, 'id' | 'chargeId'>, ended: Ended): Promise<void> {
    const found = await orderOfCharge(this.#needs.database, attempt.chargeId);
    if (!found) throw new Error(`There is no charge ${attempt.chargeId}`);
    await this.#needs.work().bySite(found.number, async ({ transaction, now, order }) => {
      const [open] = await transaction.select().from(cardAttempts).where(eq(cardAttempts.id, attempt.id));
      if (open?.outcome !== 'started') return null;
      const difference = ended.received ? whyNotAccepted(ended.received, open.cents) : null;
      await transaction
        .update(cardAttempts)
        .set({
          outcome: difference === null ? ended.outcome : 'closed',
          reason: ended.reason,
          endedAt: now,
          ...(ended.paymentId && { paymentId: ended.paymentId }),
        })
        .where(eq(cardAttempts.id, attempt.id));
      const charge = order.charges.find(({ kind }) => kind === found.charge.kind);
      if (!charge) throw new Error(`Order ${found.number} has no charge ${attempt.chargeId}`);
      if (ended.outcome === 'paid') {
        const why = isOwed(charge)
          ? difference
          : 'It was paid by card although nothing was owed for it any more. Refund it at the provider.';
        if (why !== null) return this.#parked(transaction, open, found.charge.kind, why, now);
        return this.#paid(open, found.charge.kind, ended, now);
      }
      // A page was left: the charge is as it was before.
      if (open.way === 'page') return null;
      return this.#failed(transaction, open, found, ended, now);
    });
  }

  /** A payment that does not settle its charge. */
  async #parked(
    transaction: Transaction,
    { chargeId, cents, way }: AttemptRow,
    kind: ChargeKind,
    why: string,
    now: Date,
  ): Promise<SiteWork> {
    await transaction.update(charges).set({ parkedAt: now }).where(eq(charges.id, chargeId));
    return {
      ...(way === 'saved-card' && { input: { event: 'fail-payment', charge: kind } as const }),
      mails: (mailed) => ({ toStaff: paymentParked(mailed, { kind, cents, why }) }),
    };
  }

  #paid({ chargeId, cents }: AttemptRow, kind: ChargeKind, ended: Ended, now: Date): SiteWork {
    const paidOn = pacificDate(now.toISOString());
    const payment = { cents, paidOn, way: 'card', reference: ended.card ?? '' } as const;
    return {
      input: { event: 'record-payment', charge: kind },
      detail: { kind, cents, date: paidOn, way: payment.way, reference: payment.reference },
      also: (moment) =>
        recordAttempt(moment, { chargeId, outcome: 'paid', ...payment, by: siteActor.accountName }),
      mails: (mailed) => ({ toCustomer: paymentReceived(mailed, { kind, ...payment }) }),
    };
  }

  async #failed(
    transaction: Transaction,
    { chargeId, cents, n }: AttemptRow,
    { cardId, charge: { kind } }: ChargedOrder,
    { outcome, reason }: Ended,
    now: Date,
  ): Promise<SiteWork> {
    const refusals = (await attemptsAt(transaction, chargeId)).filter(
      ({ way }) => way === 'saved-card',
    ).length;
    const after = outcome === 'declined' && reason !== cardRemoved ? retriesAfterMs[refusals - 1] : undefined;
    const nextTryAt = after === undefined ? null : new Date(now.getTime() + after);
    const isLast = nextTryAt === null && outcome === 'declined';
    await transaction
      .update(charges)
      .set({ nextTryAt, ...(isLast && { parkedAt: now }) })
      .where(eq(charges.id, chargeId));
    const card = await wordsOfCard(transaction, cardId);
    const told = { kind, cents, card, reason, nextTryAt: nextTryAt?.toISOString() ?? null };
    const why = `The card was refused (${reason}, attempt ${n}), and is not tried again by itself.`;
    return {
      input: { event: 'fail-payment', charge: kind },
      detail: { kind, cents, outcome, reason },
      mails: (mailed) => ({
        toCustomer: paymentFailed(mailed, told),
        ...(isLast && { toStaff: paymentParked(mailed, { kind, cents, why }) }),
      }),
    };
  }
}
