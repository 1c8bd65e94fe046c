import { and, eq } from 'drizzle-orm';
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
  'The customer has the payment page open, and may be paying. Waive the invoice first, which closes that page, or delete the plans when it has closed by itself, within two hours.';
const refundKeepsPlans =
  'The provider has not given the customer’s payment back yet. Delete the plans when it has, usually within minutes.';

interface Dependencies {
  readonly database: Database;
  /** Card payments, or null if the site takes no cards. */
  readonly cards: CardPayments | null;
}

/** Handles payments of case invoices, by card or in other ways (Q6). */
export class CasePayments {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /**
   * Returns the URL of the page on which the invoice of a case is paid.
   * @throws RpcFault -32010 if nothing is due by card, or if the provider cannot be reached
   */
  async open(reference: string): Promise<string> {
    const { cards } = this.#needs;
    if (cards === null) throw notPossible('This invoice cannot be paid by card on this page.', '');
    const [invoice] = await this.#invoicesOf(reference);
    if (!invoice) throw notPossible('This project has no invoice yet.', '');
    return refusing('', cards.openPage(invoice.id));
  }

  /** Records payments that the customer has made. Called before the case is shown. Never rejects. */
  async recordPagePayments(reference: string): Promise<void> {
    const { cards } = this.#needs;
    if (cards === null) return;
    const invoices = await this.#invoicesOf(reference);
    await cards.recordPagePayments(invoices.map(({ id }) => id));
  }

  /**
   * Ensures that nobody can still pay by card. Called before staff settle the invoice in another way.
   * @throws RpcFault -32010 if the customer has paid in the meantime, or if the provider cannot be reached
   */
  async close(reference: string): Promise<void> {
    const [invoice] = await this.#invoicesOf(reference);
    if (invoice) await refusing('', this.#needs.cards?.closePage(invoice.id) ?? Promise.resolve());
  }

  /**
   * Requires that no page is open on which the invoice can be paid.
   * @throws RpcFault -32010 if such a page is open
   */
  async requireClosed({ transaction, record: { invoice, row } }: CaseContext): Promise<void> {
    if (invoice) await requireNotPending(transaction, invoice.id, row.state);
  }

  /** Requests a refund to the card. For other payments, staff return the money by the original payment method. */
  async refund({ transaction, record: { invoice } }: CaseContext): Promise<void> {
    // Applies only to invoices paid by card. Staff return a check themselves, even if a card was also charged.
    if (invoice?.way === 'card') await this.#needs.cards?.refund(transaction, invoice.id, invoice.cents);
  }

  /**
   * Prevents the deletion of plans while their customer may be paying or while a refund is pending. After a deletion,
   * a later payment could not be matched to a case, and the refund would never be requested again. Call {@link
   * recordPagePayments} first to update the state of payment pages.
   * @param context the plans with their case, locked
   * @throws RpcFault -32010 while a page is open on which the invoice can be paid, or while a refund is pending
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

  /** Returns the ids of the submissions whose customers may be paying. Their plans must not be deleted. */
  async beingPaid(transaction: Transaction): Promise<ReadonlySet<string>> {
    const open = await transaction
      .select({ id: caseInvoices.submissionId })
      .from(paymentAttempts)
      .innerJoin(caseInvoices, eq(caseInvoices.id, paymentAttempts.payableId))
      .where(eq(paymentAttempts.outcome, 'started'));
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
