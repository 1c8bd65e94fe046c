import { and, eq } from 'drizzle-orm';
import { type CardPages, whyRefundFailed } from '../../payments/card-pages.ts';
import type { OrderDependencies, OrderWork } from '../life/order-work.ts';
import { paymentParked } from '../mails/staff-mails.ts';
import { cardRefunds } from '../tables/card-attempts.table.ts';
import { orderOfCharge } from './card-attempts.ts';

type Dependencies = Pick<OrderDependencies, 'database'> & {
  readonly pages: CardPages;
  readonly work: () => OrderWork;
};

/** Refunds a charge to its card, once, as recorded in the database (D8). */
export class CardRefunds {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /** Requests a refund that the provider has not confirmed. @throws PaymentProviderError if the outcome is unknown */
  async refund(chargeId: string): Promise<void> {
    const { database, pages, work } = this.#needs;
    const [due] = await database.select().from(cardRefunds).where(eq(cardRefunds.chargeId, chargeId));
    if (due?.state !== 'due') return;
    const { paymentId, cents } = due;
    const { refusal, providerId } = await pages.refund({
      paymentId,
      cents,
      idempotencyKey: `refund-${chargeId}`,
      metadata: { charge_id: chargeId },
    });
    const found = await orderOfCharge(database, chargeId);
    if (!found) throw new Error(`There is no charge ${chargeId}`);
    const why = whyRefundFailed(refusal ?? '');
    await work().bySite(found.number, async ({ transaction }) => {
      const [open] = await transaction
        .update(cardRefunds)
        .set({ state: refusal === null ? 'done' : 'failed', providerId })
        // A job and the clocks may ask at the same time: who ends it tells it.
        .where(and(eq(cardRefunds.chargeId, chargeId), eq(cardRefunds.state, 'due')))
        .returning();
      if (refusal === null || !open) return null;
      return {
        mails: (mailed) => ({ toStaff: paymentParked(mailed, { kind: found.charge.kind, cents, why }) }),
      };
    });
  }
}
