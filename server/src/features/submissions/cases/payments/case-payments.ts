import { and, eq, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { notPossible } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import { pendingAttempt, requireNotPending } from '../../../payments/attempts/attempt-rows.ts';
import type { CardPayments } from '../../../payments/card-payments.ts';
import { refusing } from '../../../payments/refusing.ts';
import { paymentAttempts } from '../../../payments/tables/payment-attempts.table.ts';
import { submissions } from '../../submissions.table.ts';
import type { CaseContext } from '../case-work.ts';
import { caseInvoices } from '../tables/case-invoices.table.ts';

const pageKeepsPlans =
  'The customer has the payment page open, and may be paying. Waive the invoice first, which closes that page, or delete the plans after it has closed automatically, within two hours.';
const refundKeepsPlans =
  'The provider has not given the customer’s payment back yet. Delete the plans when it has, usually within minutes.';

interface Dependencies {
  readonly database: Database;
  /** Card payments, or null if the site accepts no cards. */
  readonly cards: CardPayments | null;
}

/** Handles card payments and refunds of case invoices (Q6). */
export class CasePayments {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /**
   * Returns the URL of the payment page for a case's invoice.
   * @throws RpcFault -32010 if no invoice can be paid by card, or if the provider refuses or does not respond
   */
  async open(reference: string): Promise<string> {
    const { cards } = this.#needs;
    if (cards === null) throw notPossible('This invoice cannot be paid by card on this page.', '');
    const [invoice] = await this.#invoicesOf(reference);
    if (!invoice) throw notPossible('This project has no invoice yet.', '');
    return refusing('', cards.openPage(invoice.id));
  }

  /**
   * Records payments made on the payment page. Must be called before the case is shown to its customer.
   * Failed lookups are logged, not thrown.
   */
  async recordPagePayments(reference: string): Promise<void> {
    const { cards } = this.#needs;
    if (cards === null) return;
    const invoices = await this.#invoicesOf(reference);
    await cards.recordPagePayments(invoices.map(({ id }) => id));
  }

  /**
   * Closes any open payment page of a case's invoice. Must be called before staff settle the invoice in another way.
   * @throws RpcFault -32010 if the customer has already paid on the page, or if the page cannot be closed
   */
  async close(reference: string): Promise<void> {
    const [invoice] = await this.#invoicesOf(reference);
    if (invoice) await refusing('', this.#needs.cards?.closePage(invoice.id) ?? Promise.resolve());
  }

  async requireClosed({ transaction, record: { invoice, row } }: CaseContext): Promise<void> {
    if (invoice) await requireNotPending(transaction, invoice.id, row.state);
  }

  /** Requests a refund to the card. For other payments, staff return the money themselves. */
  async refund({ transaction, record: { invoice } }: CaseContext): Promise<void> {
    // If the invoice was paid by check, no card is refunded, even if a card was charged too.
    if (invoice?.way === 'card') await this.#needs.cards?.refund(transaction, invoice.id, invoice.cents);
  }

  /**
   * Prevents the deletion of plans while a payment page is open or a refund is pending. Otherwise, a later payment
   * would have no case, and a failed refund would not be retried. Call {@link recordPagePayments} first.
   * @param context the plans with their case, which the transaction has locked
   * @throws RpcFault -32010 while a payment page is open or a refund is pending
   */
  async requireNotPaying({
    transaction,
    record: { invoice, row },
  }: Pick<CaseContext, 'transaction' | 'record'>): Promise<void> {
    if (invoice === null) return;
    if (await pendingAttempt(transaction, invoice.id)) throw notPossible(pageKeepsPlans, row.state);
    const refunds = and(eq(paymentAttempts.payableId, invoice.id), eq(paymentAttempts.refund, 'due'));
    if ((await transaction.$count(paymentAttempts, refunds)) > 0) {
      throw notPossible(refundKeepsPlans, row.state);
    }
  }

  /** Returns the ids of submissions that must not be deleted, because a payment page is open or a refund is pending. */
  async beingPaid(transaction: Transaction): Promise<ReadonlySet<string>> {
    const open = await transaction
      .select({ id: caseInvoices.submissionId })
      .from(paymentAttempts)
      .innerJoin(caseInvoices, eq(caseInvoices.id, paymentAttempts.payableId))
      .where(or(eq(paymentAttempts.outcome, 'started'), eq(paymentAttempts.refund, 'due')));
    return new Set(open.map(({ id }) => id));
  }

  #invoicesOf(reference: string) {
    return this.#needs.database
      .select({ id: caseInvoices.id })
      .from(caseInvoices)
      .innerJoin(submissions, eq(submissions.id, caseInvoices.submissionId))
      .where(eq(submissions.reference, reference));
  }
}
