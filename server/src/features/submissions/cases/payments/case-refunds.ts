import { formatCents } from '@title24/shared-domain/orders';
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { JobDefinition } from '../../../../platform/jobs/job-queue.ts';
import { type FailedRefund, whyRefundFailed } from '../../../payments/card-pages.ts';
import type { CaseMoment } from '../case-work.ts';
import { caseInvoices, casePayments } from '../tables/case-invoices.table.ts';
import { batchSize, lostAfterMs, type PaymentNeeds, paymentsOfCases, tellStaff } from './payment-needs.ts';

/** The queue of jobs that give payments back to their cards. */
const refundQueue = 'refund-case';

/** What becomes of card payments of cases afterwards: refunds from here or the provider's side, and disputes (Q6). */
export class CaseRefunds {
  readonly #needs: PaymentNeeds;

  constructor(needs: PaymentNeeds) {
    this.#needs = needs;
  }

  /** Requests a refund to the card; staff refund other payments the way they came. */
  async request({ transaction, record, now }: CaseMoment): Promise<void> {
    // A check is given back the way it came, also where a card was charged besides.
    if (record.invoice?.way !== 'card') return;
    const own = and(eq(casePayments.invoiceId, record.invoice.id), eq(casePayments.outcome, 'paid'));
    const [paid] = await transaction
      .select()
      .from(casePayments)
      .where(and(own, isNull(casePayments.refund)))
      .orderBy(desc(casePayments.n));
    if (!paid || this.#needs.pages === null) return;
    const refund = { refund: 'due', refundAskedAt: now } as const;
    await transaction.update(casePayments).set(refund).where(eq(casePayments.id, paid.id));
    await this.#needs.jobs().send(transaction, refundQueue, paid.id);
  }

  /** What gives payments back. It may run twice. */
  get job(): JobDefinition {
    return {
      name: refundQueue,
      // Starts at a minute, doubles up to an hour, for two days.
      retry: { limit: 53, firstDelay: 60, maxDelay: 3600 },
      attemptTimeoutSeconds: 120,
      run: (id) => this.#refund(id),
      park: (id) =>
        this.#tellOfRefund(id, 'It could not be refunded for two days. Refund it at the provider.', 'failed'),
    };
  }

  async lookAtRefund(
    paymentId: string,
    cents: number,
    claim: (transaction: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    const found = await this.#ofPayment(paymentId);
    if (!found) return false;
    // What was asked for here is known here.
    if (found.page.refund !== null) return true;
    const isWhole = cents >= found.page.cents;
    const why = `${formatCents(cents)} of it was refunded at the provider, not here. Tell the customer.`;
    await this.#needs.work.bySite(found.reference, async (moment) => {
      const { transaction, now } = moment;
      const unknown = and(eq(casePayments.id, found.page.id), isNull(casePayments.refund));
      if ((await transaction.$count(casePayments, unknown)) === 0) return null;
      if (!(await claim(transaction))) return null;
      // The rest of a part can still be refunded here.
      if (isWhole) {
        await transaction.update(casePayments).set({ refund: 'done', refundAskedAt: now }).where(unknown);
      }
      await tellStaff(this.#needs, moment, found.page.cents, why);
      return null;
    });
    return true;
  }

  async lookAtFailedRefund({ paymentId, reason, metadata }: FailedRefund): Promise<boolean> {
    const found = await this.#ofPayment(paymentId);
    if (!found) return false;
    // What staff refunded at the provider itself, they hear of there.
    if (metadata.case !== found.reference) return true;
    await this.#tellOfRefund(found.page.id, whyRefundFailed(reason), 'failed', ['due', 'done']);
    return true;
  }

  async lookAtDispute(paymentId: string, reason: string): Promise<boolean> {
    const found = await this.#ofPayment(paymentId);
    if (!found) return false;
    const why = `The customer disputes it at the bank (${reason}). Answer at the provider, in time.`;
    await this.#needs.work.bySite(found.reference, async (moment) => {
      const marked = await moment.transaction
        .update(caseInvoices)
        .set({ disputedAt: moment.now })
        .where(and(eq(caseInvoices.id, found.page.invoiceId), isNull(caseInvoices.disputedAt)))
        .returning();
      if (marked.length > 0) await tellStaff(this.#needs, moment, found.page.cents, why);
      return null;
    });
    return true;
  }

  /** Asks again for refunds whose jobs were lost. Failures are logged and retried by the next run. */
  async lookAtLost(): Promise<void> {
    const { pages, database, clock, log } = this.#needs;
    if (pages === null) return;
    const lost = new Date(clock.now().getTime() - lostAfterMs);
    const due = await paymentsOfCases(database)
      .where(and(eq(casePayments.refund, 'due'), lte(casePayments.refundAskedAt, lost)))
      .limit(batchSize);
    for (const { reference, page } of due) {
      await this.#refund(page.id).catch((err: unknown) =>
        log.error({ err, reference }, 'A payment could not be refunded'),
      );
    }
  }

  async #ofPayment(paymentId: string) {
    if (paymentId === '') return null;
    const [found] = await paymentsOfCases(this.#needs.database).where(eq(casePayments.paymentId, paymentId));
    return found ?? null;
  }

  async #refund(id: string): Promise<void> {
    const { pages, database } = this.#needs;
    const [found] = await paymentsOfCases(database).where(eq(casePayments.id, id));
    const { paymentId, cents, refund } = found?.page ?? {};
    if (!pages || !paymentId || cents === undefined || refund !== 'due') return;
    // Staff may have refunded a part at the provider, or an answer was lost after the provider acted.
    const rest = cents - (await pages.refundedCents(paymentId));
    if (rest <= 0) return this.#tellOfRefund(id, '', 'done');
    const { refusal } = await pages.refund({
      paymentId,
      cents: rest,
      idempotencyKey: `refund-case-${id}`,
      metadata: { case: found?.reference ?? '' },
    });
    await this.#tellOfRefund(id, whyRefundFailed(refusal ?? ''), refusal === null ? 'done' : 'failed');
  }

  /** Records the end of a refund, once; staff hear of one that has failed. */
  async #tellOfRefund(
    id: string,
    why: string,
    end: 'done' | 'failed',
    from: readonly ('due' | 'done')[] = ['due'],
  ): Promise<void> {
    const [found] = await paymentsOfCases(this.#needs.database).where(eq(casePayments.id, id));
    if (!found) return;
    await this.#needs.work.bySite(found.reference, async (moment) => {
      const ended = await moment.transaction
        .update(casePayments)
        .set({ refund: end })
        .where(and(eq(casePayments.id, id), inArray(casePayments.refund, [...from])))
        .returning();
      if (ended.length > 0 && end === 'failed') await tellStaff(this.#needs, moment, found.page.cents, why);
      return null;
    });
  }
}
