import { caseInvoiceStates } from '@title24/shared-domain/cases';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { submissions } from '../../submissions.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What delivered cases cost, one for each. A trigger refuses one before delivery, and takes back nothing that is paid (Q6). */
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
    check('case_invoices_state_known', sql`${table.state} in ('due', 'paid', 'waived', 'refunded')`),
    check('case_invoices_cents', sql`${table.cents} > 0`),
  ],
);

/** Pages of the payment provider on which an invoice can be paid; one at a time, so that nothing is paid twice. */
export const casePayments = pgTable(
  'case_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => caseInvoices.id, { onDelete: 'cascade' }),
    /** Counts from 1. Part of the idempotency key at the provider. */
    n: integer().notNull(),
    outcome: text({ enum: ['started', 'paid', 'closed'] }).notNull(),
    cents: integer().notNull(),
    /** The provider's payment; null until there is one. */
    paymentId: text('payment_id').unique(),
    /** The provider's id of the page, and its address; null until the provider has responded. */
    sessionId: text('session_id').unique(),
    url: text(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Of a payment that is given back to its card. */
    refund: text({ enum: ['due', 'done', 'failed'] }),
    refundAskedAt: instant('refund_asked_at'),
  },
  (table) => [
    unique('case_payments_n').on(table.invoiceId, table.n),
    uniqueIndex('case_payments_one_under_way').on(table.invoiceId).where(sql`${table.outcome} = 'started'`),
    index('case_payments_outcome').on(table.outcome, table.startedAt),
    check('case_payments_outcome_known', sql`${table.outcome} in ('started', 'paid', 'closed')`),
    check('case_payments_refund_known', sql`${table.refund} in ('due', 'done', 'failed')`),
  ],
);
