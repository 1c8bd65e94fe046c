import {
  caseInvoiceNumber,
  casePath,
  type ReceivedPayment,
  smallestCardCents,
} from '@title24/shared-domain/cases';
import { pacificDate } from '@title24/shared-domain/orders';
import { and, asc, desc, eq, lte, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { notPossible } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import { type CardPages, type PaidPage, whyNotAccepted } from '../../../payments/card-pages.ts';
import { PaymentProviderError, RefusedError } from '../../../payments/provider-error.ts';
import { submissions } from '../../submissions.table.ts';
import type { CaseMoment } from '../case-work.ts';
import { paymentReceived } from '../mails/payment-mails.ts';
import { caseInvoices, casePayments } from '../tables/case-invoices.table.ts';
import { batchSize, lostAfterMs, type PaymentNeeds, paymentsOfCases, tellStaff } from './payment-needs.ts';

type PaymentRow = typeof casePayments.$inferSelect;

const minuteMs = 60_000;
/** How long a page stays open. */
const openMs = 120 * minuteMs;
/** How long a page that was requested without a response can be requested again with the same key. */
const askMs = 60 * minuteMs;
const notReached =
  'The payment provider cannot be reached at the moment. Nothing was charged. Try again in a few minutes.';
const pageIsOpen = 'The customer has just opened the payment page. Look at the case again in a few minutes.';
const pageKeepsPlans =
  'The customer has the payment page open, and may be paying. Waive the invoice first, which closes that page, or delete the plans when it has closed by itself, within two hours.';
const refundKeepsPlans =
  'The provider has not given the customer’s payment back yet. Delete the plans when it has, usually within minutes.';

/**
 * Payment of cases by card, on pages of the provider. A page is stored, with a number, before the provider
 * is asked; its idempotency key is made of both, so whatever is interrupted in between, the same page is asked for
 * again. One is open at a time, for however many clicks and tabs (Q6).
 */
export class CasePayments {
  readonly #needs: PaymentNeeds;

  constructor(dependencies: PaymentNeeds) {
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
   * tell whose it is. Nor while a refund is on its way, which would never be asked for again. What has become of the page
   * is best looked up before ({@link look}).
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

  /** A page was paid or closed. @returns whether it is one of a case */
  async lookAtSession(sessionId: string): Promise<boolean> {
    const { pages, database } = this.#needs;
    const [found] = await paymentsOfCases(database).where(eq(casePayments.sessionId, sessionId));
    if (!found) return false;
    if (pages && found.page.outcome === 'started') await this.#look(pages, found.reference, found.page);
    return true;
  }

  /** Looks up what jobs and events of the provider have missed. Failures are logged and retried by the next run. */
  async lookAtLost(): Promise<void> {
    const { pages, database, clock, log } = this.#needs;
    if (pages === null) return;
    const lost = new Date(clock.now().getTime() - lostAfterMs);
    const open = await paymentsOfCases(database)
      .where(and(eq(casePayments.outcome, 'started'), lte(casePayments.startedAt, lost)))
      .orderBy(asc(casePayments.startedAt))
      .limit(batchSize);
    for (const { reference, page } of open) {
      await this.#look(pages, reference, page).catch((err: unknown) =>
        log.error({ err, reference }, 'A payment page could not be looked up'),
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
    const [found] = await paymentsOfCases(this.#needs.database).where(
      and(eq(submissions.reference, reference), eq(casePayments.outcome, 'started')),
    );
    return found?.page ?? null;
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
      const difference = paid && whyNotAccepted(paid.received, cents);
      const outcome = paid && difference === null ? 'paid' : 'closed';
      const [ended] = await transaction
        .update(casePayments)
        .set({ outcome, endedAt: now, ...(paid && { paymentId: paid.paymentId }) })
        .where(and(eq(casePayments.id, id), eq(casePayments.outcome, 'started')))
        .returning();
      if (!ended || !paid) return null;
      const why =
        moment.case.invoice?.state === 'due'
          ? difference
          : 'It was paid by card although nothing was owed any more. Refund it at the provider, and tell the customer.';
      if (why !== null) {
        await tellStaff(this.#needs, moment, cents, why);
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
}
