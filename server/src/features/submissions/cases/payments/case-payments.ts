import {
  caseInvoiceNumber,
  casePath,
  type ReceivedPayment,
  smallestCardCents,
} from '@title24/shared-domain/cases';
import { formatCents, pacificDate } from '@title24/shared-domain/orders';
import { and, asc, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { JobDefinition, JobQueue } from '../../../../platform/jobs/job-queue.ts';
import { notPossible } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import {
  type CardPages,
  type FailedRefund,
  type PageOwner,
  type PaidPage,
  whyRefundFailed,
} from '../../../payments/card-pages.ts';
import { PaymentProviderError, RefusedError } from '../../../payments/provider-error.ts';
import { submissions } from '../../submissions.table.ts';
import type { CaseDependencies, CaseMoment, CaseWork } from '../case-work.ts';
import { paymentReceived } from '../mails/payment-mails.ts';
import { paymentToLookAt } from '../mails/staff-mails.ts';
import { caseInvoices, casePayments } from '../tables/case-invoices.table.ts';

type PaymentRow = typeof casePayments.$inferSelect;

const minuteMs = 60_000;
/** How long a page stays open. */
const openMs = 120 * minuteMs;
/** How long a page that was requested without a response can be requested again with the same key. */
const askMs = 60 * minuteMs;
/** After this long, a job or an event of the provider is considered lost, and the outcome is looked up. */
const lostAfterMs = 10 * minuteMs;
/** Maximum number of each processed in a run; the next run continues. */
const batchSize = 50;

/** The queue of jobs that give payments back to their cards. */
const refundQueue = 'refund-case';

const notReached =
  'The payment provider cannot be reached at the moment. Nothing was charged. Try again in a few minutes.';
const pageIsOpen = 'The customer has just opened the payment page. Look at the case again in a few minutes.';
const pageKeepsPlans =
  'The customer has the payment page open, and may be paying. Waive the invoice first, which closes that page, or delete the plans when it has closed by itself, within two hours.';
const refundKeepsPlans =
  'The provider has not given the customer’s payment back yet. Delete the plans when it has, usually within minutes.';

interface Dependencies extends CaseDependencies {
  readonly work: CaseWork;
  /** The provider's pages; null while the site takes no cards. */
  readonly pages: CardPages | null;
  readonly jobs: () => JobQueue;
  /** The site's public origin. */
  readonly origin: () => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Payment of cases by card, on pages of the provider. A page is stored, with a number, before the provider
 * is asked; its idempotency key is made of both, so whatever is interrupted in between, the same page is asked for
 * again. One is open at a time, for however many clicks and tabs (Q6).
 */
export class CasePayments implements PageOwner {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /**
   * The address of the page on which the invoice of a case is paid.
   * @throws RpcFault -32001; -32010 if nothing is to be paid by card, or the provider cannot be reached
   */
  async open(reference: string): Promise<string> {
    const { pages } = this.#needs;
    if (pages === null) throw notPossible('This invoice cannot be paid by card on this page.', '');
    try {
      const before = await this.#underWay(reference);
      if (before) await this.#look(pages, reference, before);
      const page = await this.#begin(reference);
      return page.url ?? (await this.#ask(pages, reference, page)).url;
    } catch (cause) {
      if (!(cause instanceof PaymentProviderError || cause instanceof RefusedError)) throw cause;
      this.#needs.log.error({ err: cause, reference }, 'A payment page could not be opened');
      throw notPossible(notReached, '');
    }
  }

  /** Records what the customer has just paid, before the case is shown. Never rejects. */
  async look(reference: string): Promise<void> {
    const { pages, log } = this.#needs;
    try {
      const open = pages && (await this.#underWay(reference));
      if (open) await this.#look(pages, reference, open);
    } catch (err) {
      log.error({ err, reference }, 'A payment page could not be looked up');
    }
  }

  /**
   * Makes sure that nobody can pay by card any more, before staff settle the invoice in another way.
   * @throws RpcFault -32010 if the provider cannot be reached
   */
  async close(reference: string): Promise<void> {
    const { pages, log } = this.#needs;
    const open = pages && (await this.#underWay(reference));
    if (!open) return;
    try {
      const { sessionId } = open.sessionId === null ? await this.#ask(pages, reference, open) : open;
      if (sessionId === null) return;
      await pages.expire(sessionId);
      await this.#look(pages, reference, { ...open, sessionId });
    } catch (cause) {
      if (!(cause instanceof PaymentProviderError || cause instanceof RefusedError)) throw cause;
      log.error({ err: cause, reference }, 'A payment page could not be closed');
      throw notPossible(
        'The payment provider cannot be reached at the moment. Try again in a few minutes.',
        '',
      );
    }
  }

  /** @throws RpcFault -32010 while a page is open on which the invoice can be paid */
  async requireClosed(moment: CaseMoment): Promise<void> {
    if (await this.#isOpen(moment)) throw notPossible(pageIsOpen, moment.record.row.state);
  }

  /**
   * Keeps plans from being deleted while their customer may be paying: of a payment that came after it nothing would
   * tell whose it is. Nor while a refund is on its way, which would never be asked for again. What has become of the page is best looked up before ({@link look}).
   * @param moment the plans with their case, locked
   * @throws RpcFault -32010 while a page is open on which the invoice can be paid, or a refund is on its way
   */
  async requireNotPaying(moment: Pick<CaseMoment, 'transaction' | 'record'>): Promise<void> {
    if (await this.#isOpen(moment)) throw notPossible(pageKeepsPlans, moment.record.row.state);
    if (await this.#has(moment, eq(casePayments.refund, 'due'))) {
      throw notPossible(refundKeepsPlans, moment.record.row.state);
    }
  }

  /** The ids of the submissions whose customers may be paying: plans that are not to be deleted, as above. */
  async beingPaid(transaction: Transaction): Promise<ReadonlySet<string>> {
    if (this.#needs.pages === null) return new Set();
    const open = await transaction
      .select({ id: caseInvoices.submissionId })
      .from(casePayments)
      .innerJoin(caseInvoices, eq(caseInvoices.id, casePayments.invoiceId))
      .where(eq(casePayments.outcome, 'started'));
    return new Set(open.map(({ id }) => id));
  }

  /** Requests a refund to the card; staff refund other payments the way they came. */
  async requestRefund({ transaction, record, now }: CaseMoment): Promise<void> {
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

  async lookAtSession(sessionId: string): Promise<boolean> {
    const { pages, database } = this.#needs;
    const [found] = await withCase(database).where(eq(casePayments.sessionId, sessionId));
    if (!found) return false;
    if (pages && found.page.outcome === 'started') await this.#look(pages, found.reference, found.page);
    return true;
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
      await this.#toStaff(moment, found.page.cents, why);
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
      if (marked.length > 0) await this.#toStaff(moment, found.page.cents, why);
      return null;
    });
    return true;
  }

  /** Looks up what jobs and events of the provider have missed. Failures are logged and retried by the next run. */
  async lookAtLost(): Promise<void> {
    const { pages, database, clock, log } = this.#needs;
    if (pages === null) return;
    const lost = new Date(clock.now().getTime() - lostAfterMs);
    const open = await withCase(database)
      .where(and(eq(casePayments.outcome, 'started'), lte(casePayments.startedAt, lost)))
      .orderBy(asc(casePayments.startedAt))
      .limit(batchSize);
    for (const { reference, page } of open) {
      await this.#look(pages, reference, page).catch((err: unknown) =>
        log.error({ err, reference }, 'A payment page could not be looked up'),
      );
    }
    const due = await withCase(database)
      .where(and(eq(casePayments.refund, 'due'), lte(casePayments.refundAskedAt, lost)))
      .limit(batchSize);
    for (const { reference, page } of due) {
      await this.#refund(page.id).catch((err: unknown) =>
        log.error({ err, reference }, 'A payment could not be refunded'),
      );
    }
  }

  #isOpen(moment: Pick<CaseMoment, 'transaction' | 'record'>): Promise<boolean> {
    return this.#has(moment, eq(casePayments.outcome, 'started'));
  }

  /** Whether the provider has a page of the invoice about which this is true. */
  async #has(
    { transaction, record }: Pick<CaseMoment, 'transaction' | 'record'>,
    what: SQL,
  ): Promise<boolean> {
    if (this.#needs.pages === null || record.invoice === null) return false;
    const own = and(eq(casePayments.invoiceId, record.invoice.id), what);
    return (await transaction.$count(casePayments, own)) > 0;
  }

  async #underWay(reference: string): Promise<PaymentRow | null> {
    const [found] = await withCase(this.#needs.database).where(
      and(eq(submissions.reference, reference), eq(casePayments.outcome, 'started')),
    );
    return found?.page ?? null;
  }

  async #ofPayment(paymentId: string) {
    if (paymentId === '') return null;
    const [found] = await withCase(this.#needs.database).where(eq(casePayments.paymentId, paymentId));
    return found ?? null;
  }

  /** The page that is open, or a new one. */
  async #begin(reference: string): Promise<PaymentRow> {
    const { database, clock, work } = this.#needs;
    return database.transaction(async (transaction) => {
      const { record } = await work.lockNewest(transaction, reference);
      const { invoice, row } = record;
      if (invoice?.state !== 'due') throw notPossible('Nothing of this is to be paid.', row.state);
      if (invoice.cents < smallestCardCents) {
        throw notPossible(
          'This amount is too small for a card. Write to us how you would like to pay.',
          row.state,
        );
      }
      const [last] = await transaction
        .select()
        .from(casePayments)
        .where(eq(casePayments.invoiceId, invoice.id))
        .orderBy(desc(casePayments.n))
        .limit(1);
      if (last?.outcome === 'started') return last;
      const [begun] = await transaction
        .insert(casePayments)
        .values({
          invoiceId: invoice.id,
          n: (last?.n ?? 0) + 1,
          outcome: 'started',
          cents: invoice.cents,
          startedAt: clock.now(),
        })
        .returning();
      if (!begun) throw new Error('The payment page was not stored');
      return begun;
    });
  }

  async #ask(pages: CardPages, reference: string, page: PaymentRow) {
    const { database, origin } = this.#needs;
    const { id, invoiceId, n, cents, startedAt } = page;
    const back = `${origin()}${casePath(reference)}`;
    const session = await pages.open({
      idempotencyKey: `case-${invoiceId}-${n}`,
      cents,
      name: `Title 24 report, invoice ${caseInvoiceNumber(reference)}`,
      description: `Invoice ${caseInvoiceNumber(reference)}`,
      metadata: { case: reference, attempt: String(n) },
      clientReference: invoiceId,
      paidUrl: `${back}?done=pay`,
      leftUrl: back,
      customer: null,
      expiresAt: new Date(startedAt.getTime() + openMs),
    });
    await database.update(casePayments).set(session).where(eq(casePayments.id, id));
    return session;
  }

  /** Records what became of a page, once. @throws PaymentProviderError; RefusedError */
  async #look(pages: CardPages, reference: string, page: PaymentRow): Promise<void> {
    const { sessionId, startedAt } = page;
    if (sessionId === null) {
      // Nobody has seen the address of a page whose response was lost: nobody can pay on it, and it expires by itself.
      const isLost = this.#needs.clock.now().getTime() - startedAt.getTime() > askMs;
      if (isLost) await this.#end(reference, page, null);
      return;
    }
    const found = await pages.look(sessionId);
    if (found.state === 'paid') await this.#end(reference, page, found);
    else if (found.state === 'expired') await this.#end(reference, page, null);
  }

  /** @param paid the payment; null for a page that was left */
  #end(reference: string, { id, cents }: PaymentRow, paid: PaidPage | null): Promise<void> {
    return this.#needs.work.bySite(reference, async (moment) => {
      const { transaction, now } = moment;
      const [ended] = await transaction
        .update(casePayments)
        .set({ outcome: paid ? 'paid' : 'closed', endedAt: now, ...(paid && { paymentId: paid.paymentId }) })
        .where(and(eq(casePayments.id, id), eq(casePayments.outcome, 'started')))
        .returning();
      if (!ended || !paid) return null;
      if (moment.case.invoice?.state !== 'due') {
        const why =
          'It was paid by card although nothing was owed any more. Refund it at the provider, and tell the customer.';
        await this.#toStaff(moment, cents, why);
        return null;
      }
      const payment: ReceivedPayment = {
        way: 'card',
        paidOn: pacificDate(now.toISOString()),
        reference: paid.card ?? '',
      };
      return {
        input: { event: 'pay' },
        payment,
        mails: (mailed) => ({ toCustomer: paymentReceived(mailed, { ...payment, cents }) }),
      };
    });
  }

  async #refund(id: string): Promise<void> {
    const { pages, database } = this.#needs;
    const [found] = await withCase(database).where(eq(casePayments.id, id));
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
    const [found] = await withCase(this.#needs.database).where(eq(casePayments.id, id));
    if (!found) return;
    await this.#needs.work.bySite(found.reference, async (moment) => {
      const ended = await moment.transaction
        .update(casePayments)
        .set({ refund: end })
        .where(and(eq(casePayments.id, id), inArray(casePayments.refund, [...from])))
        .returning();
      if (ended.length > 0 && end === 'failed') await this.#toStaff(moment, found.page.cents, why);
      return null;
    });
  }

  #toStaff(moment: CaseMoment, cents: number, why: string): Promise<void> {
    const { mailer, work } = this.#needs;
    const mailed = work.mailed(moment);
    return mailer.toStaff(moment.transaction, mailed, paymentToLookAt(mailed, cents, why));
  }
}

/** Pages with the references of their cases. */
function withCase(database: Database | Transaction) {
  return database
    .select({ page: casePayments, reference: submissions.reference })
    .from(casePayments)
    .innerJoin(caseInvoices, eq(caseInvoices.id, casePayments.invoiceId))
    .innerJoin(submissions, eq(submissions.id, caseInvoices.submissionId));
}
