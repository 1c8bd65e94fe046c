import { caseInvoiceStates } from '@title24/shared-domain/cases';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../../platform/db/is-one-of.ts';
import { submissions } from '../../submissions.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Invoices of delivered cases, one per case. A trigger refuses an invoice before delivery, and any reversal of a
 * payment (Q6).
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
    /** The day of the payment, in California. */
    paidOn: date('paid_on'),
    /** The method of payment; '' if nothing was paid. */
    way: text().notNull().default(''),
    /** The number of a check or transfer as it was typed, or the card. */
    reference: text().notNull().default(''),
    refundedOn: date('refunded_on'),
    /** When the customer disputed the payment with the bank. */
    disputedAt: instant('disputed_at'),
  },
  (table) => [
    index('case_invoices_paid').on(table.paidOn),
    index('case_invoices_refunded').on(table.refundedOn),
    index('case_invoices_due').on(table.submissionId).where(sql`${table.state} = 'due'`),
    check('case_invoices_state_known', isOneOf(table.state, caseInvoiceStates)),
    check('case_invoices_cents', sql`${table.cents} > 0`),
  ],
);
