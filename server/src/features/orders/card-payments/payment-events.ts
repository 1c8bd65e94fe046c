import { formatCents } from '@title24/shared-domain/orders';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Transaction } from '../../../platform/db/database.ts';
import { type PageOwner, whyRefundFailed } from '../../payments/card-pages.ts';
import { asked, RefusedError } from '../../payments/provider-error.ts';
import type { OrderDependencies, OrderWork } from '../life/order-work.ts';
import { paymentParked } from '../mails/staff-mails.ts';
import { cardAttempts, cardRefunds } from '../tables/card-attempts.table.ts';
import { charges } from '../tables/charges.table.ts';
import { paymentEvents } from '../tables/payment-events.table.ts';
import { orderOfCharge } from './card-attempts.ts';
import type { CardCharges } from './card-charges.ts';
import type { CardSetups } from './card-setups.ts';
import type { PayPages } from './pay-pages.ts';

type Dependencies = Pick<OrderDependencies, 'database' | 'clock'> & {
  readonly stripe: Stripe;
  readonly work: () => OrderWork;
  readonly setups: CardSetups;
  readonly pages: PayPages;
  readonly cards: CardCharges;
  /** Other owners of the provider's pages. */
  readonly others: ReadonlySet<PageOwner>;
};

/** Types of events that are handled; others are only stored. */
const handledTypes: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
];

/** Returns whether events of this type are handled. */
export function isHandled(type: string): boolean {
  return handledTypes.includes(type);
}

/**
 * Handles a stored event. An event is only a hint: its object is fetched and the current state applied, so that neither
 * repetition nor order matters (D8).
 */
export class PaymentEvents {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /** @param id of the stored event @throws PaymentProviderError */
  async handle(id: string): Promise<void> {
    const { database, clock } = this.#needs;
    const [event] = await database.select().from(paymentEvents).where(eq(paymentEvents.id, id));
    if (!event || event.handledAt !== null) return;
    try {
      await this.#apply(event);
    } catch (error) {
      // What is not there at the provider has nothing to tell; left open, it would be asked for again every minute.
      if (!(error instanceof RefusedError && error.refusal.code === 'resource_missing')) throw error;
    }
    await database.update(paymentEvents).set({ handledAt: clock.now() }).where(eq(paymentEvents.id, id));
  }

  async #apply({ id, type, objectId }: typeof paymentEvents.$inferSelect): Promise<void> {
    const { setups, pages } = this.#needs;
    switch (type) {
      case 'checkout.session.completed':
      case 'checkout.session.expired':
        if (await setups.lookAtSession(objectId)) return;
        if (await pages.lookAtSession(objectId)) return;
        return this.#askOthers((owner) => owner.lookAtSession(objectId));
      case 'payment_intent.succeeded':
      case 'payment_intent.payment_failed':
        return this.#lookAtPayment(objectId);
      case 'charge.refunded':
        return this.#lookAtRefund(id, objectId);
      case 'refund.failed':
        return this.#lookAtFailedRefund(objectId);
      case 'charge.dispute.created':
        return this.#lookAtDispute(objectId);
    }
  }

  async #lookAtPayment(paymentId: string): Promise<void> {
    const { database, stripe, cards, pages } = this.#needs;
    const intent = await asked(stripe.paymentIntents.retrieve(paymentId));
    const { charge_id: chargeId = '', attempt = '' } = intent.metadata;
    if (!/^[\da-f-]{36}$/.test(chargeId)) return;
    const attempts = await database.select().from(cardAttempts).where(eq(cardAttempts.chargeId, chargeId));
    const own = attempts.find(({ n, outcome }) => String(n) === attempt && outcome === 'started');
    if (!own) return;
    if (own.way === 'page') return pages.look(own);
    // An off-session refusal is handled where the payment was requested; here, only later decisions of the bank.
    if (intent.status === 'succeeded') await cards.look({ ...own, paymentId });
  }

  /** Staff record refunds that they made at the provider themselves. */
  async #lookAtRefund(eventId: string, providerCharge: string): Promise<void> {
    const { database, stripe, work } = this.#needs;
    const { payment_intent, amount_refunded } = await asked(stripe.charges.retrieve(providerCharge));
    const found = await this.#chargeOfPayment(payment_intent);
    if (!found) {
      const paymentId = idOf(payment_intent);
      return this.#askOthers((owner) =>
        owner.lookAtRefund(paymentId, amount_refunded, (transaction) => this.#claim(transaction, eventId)),
      );
    }
    const [own] = await database.select().from(cardRefunds).where(eq(cardRefunds.chargeId, found.charge.id));
    if (amount_refunded <= (own?.cents ?? 0)) return;
    const why = `${formatCents(amount_refunded)} of it was refunded at the provider, not here. Record it in a note, and tell the customer.`;
    const { kind, cents } = found.charge;
    await work().bySite(found.number, async ({ transaction }) => {
      if (!(await this.#claim(transaction, eventId))) return null;
      return { mails: (mailed) => ({ toStaff: paymentParked(mailed, { kind, cents, why }) }) };
    });
  }

  /** Staff hear of refunds that were accepted first and did not reach their cards. */
  async #lookAtFailedRefund(refundId: string): Promise<void> {
    const { stripe, work } = this.#needs;
    const { status, failure_reason, payment_intent, metadata } = await asked(
      stripe.refunds.retrieve(refundId),
    );
    if (status !== 'failed' && status !== 'canceled') return;
    const reason = failure_reason ?? status;
    const found = await this.#chargeOfPayment(payment_intent);
    if (!found) {
      const failed = { paymentId: idOf(payment_intent), reason, metadata: metadata ?? {} };
      return this.#askOthers((owner) => owner.lookAtFailedRefund(failed));
    }
    const { id, kind } = found.charge;
    // What staff refunded at the provider itself, they hear of there.
    if (metadata?.charge_id !== id) return;
    await work().bySite(found.number, async ({ transaction }) => {
      const [ended] = await transaction
        .update(cardRefunds)
        .set({ state: 'failed', providerId: refundId })
        .where(and(eq(cardRefunds.chargeId, id), ne(cardRefunds.state, 'failed')))
        .returning();
      if (!ended) return null;
      const told = { kind, cents: ended.cents, why: whyRefundFailed(reason) };
      return { mails: (mailed) => ({ toStaff: paymentParked(mailed, told) }) };
    });
  }

  /** A job and the clocks may handle an event at the same time: whichever marks it notifies staff. */
  async #claim(transaction: Transaction, eventId: string): Promise<boolean> {
    const marked = await transaction
      .update(paymentEvents)
      .set({ handledAt: this.#needs.clock.now() })
      .where(and(eq(paymentEvents.id, eventId), isNull(paymentEvents.handledAt)))
      .returning({ id: paymentEvents.id });
    return marked.length > 0;
  }

  async #lookAtDispute(disputeId: string): Promise<void> {
    const { stripe, work } = this.#needs;
    const { payment_intent, reason } = await asked(stripe.disputes.retrieve(disputeId));
    const found = await this.#chargeOfPayment(payment_intent);
    if (!found) {
      const paymentId = idOf(payment_intent);
      return this.#askOthers((owner) => owner.lookAtDispute(paymentId, reason));
    }
    const { id, kind, cents } = found.charge;
    await work().bySite(found.number, async ({ transaction, now }) => {
      const [charge] = await transaction.select().from(charges).where(eq(charges.id, id));
      if (!charge || charge.disputedAt !== null) return null;
      await transaction.update(charges).set({ disputedAt: now }).where(eq(charges.id, id));
      const why = `The customer disputes it at the bank (${reason}). Answer at the provider, in time.`;
      return { mails: (mailed) => ({ toStaff: paymentParked(mailed, { kind, cents, why }) }) };
    });
  }

  /** Asks the other owners of pages in turn, until one of them recognizes it. */
  async #askOthers(look: (owner: PageOwner) => Promise<boolean>): Promise<void> {
    for (const owner of this.#needs.others) if (await look(owner)) return;
  }

  async #chargeOfPayment(payment: string | Stripe.PaymentIntent | null) {
    const { database } = this.#needs;
    const paymentId = idOf(payment);
    if (paymentId === '') return null;
    const [attempt] = await database.select().from(cardAttempts).where(eq(cardAttempts.paymentId, paymentId));
    return attempt ? orderOfCharge(database, attempt.chargeId) : null;
  }
}

/** The id of an object of the provider, expanded or not; '' without one. */
function idOf(object: string | { readonly id: string } | null): string {
  return typeof object === 'string' ? object : (object?.id ?? '');
}
