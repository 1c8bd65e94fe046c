import { caseInvoiceStates } from '@title24/shared-domain/cases';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../../platform/db/is-one-of.ts';
import { submissions } from '../../submissions.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Invoices of delivered cases. A trigger rejects an invoice for a case that has not been delivered, and any change to
 * an invoice's case or amount. The state can change only by payment, waiver or refund (Q6).
 */
export const caseInvoices = pgTable(
  'case_invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    submissionId: uuid('submission_id')
      .notNull()
      .unique()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    cents: integer().notNull(),
    state: text({ enum: caseInvoiceStates }).notNull().default('due'),
    issuedAt: instant('issued_at').notNull(),
    /** Payment date in California time. */
    paidOn: date('paid_on'),
    /** Payment method, or '' if nothing was paid. */
    way: text().notNull().default(''),
    /** The number of a check or transfer as it was entered, or the brand and last digits of a card. */
    reference: text().notNull().default(''),
    refundedOn: date('refunded_on'),
    /** Time when the site recorded that the customer disputed the payment at the bank. */
    disputedAt: instant('disputed_at'),
  },
  (table) => [
    index('case_invoices_paid').on(table.paidOn, table.cents),
    index('case_invoices_refunded').on(table.refundedOn),
    index('case_invoices_due').on(table.submissionId).where(sql`${table.state} = 'due'`),
    check('case_invoices_state_known', isOneOf(table.state, caseInvoiceStates)),
    check('case_invoices_cents', sql`${table.cents} > 0`),
  ],
);
