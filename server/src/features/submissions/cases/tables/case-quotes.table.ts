import type { QuoteDelivery, QuoteLine } from '@title24/shared-domain/cases';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { submissions } from '../../submissions.table.ts';

/** Quotes that staff have sent to customers. Only a case's latest quote can be accepted (Q2). */
export const caseQuotes = pgTable(
  'case_quotes',
  {
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Quote number, counted from 1 for each case. */
    number: integer().notNull(),
    lines: jsonb().$type<readonly QuoteLine[]>().notNull(),
    scope: text().notNull(),
    missing: text().notNull(),
    delivery: jsonb().$type<QuoteDelivery>().notNull(),
    /** Last day on which the quote can be accepted, in California time. */
    validUntil: date('valid_until').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** Account name of the person who sent the quote. */
    sentBy: text('sent_by').notNull(),
  },
  (table) => [
    index('case_quotes_sent').on(table.sentAt),
    primaryKey({ name: 'case_quotes_pk', columns: [table.submissionId, table.number] }),
    check('case_quotes_number', sql`${table.number} > 0`),
  ],
);
