import type { Checklist, CorrectiveActionName } from '@title24/shared-domain/orders';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projectSnapshots } from '../../projects/tables/project-snapshots.table.ts';
import { orders } from './orders.table.ts';

/** Submissions of an order: the submitted project, the promised deadlines, and the outcome. */
export const orderRounds = pgTable(
  'order_rounds',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Round number, counted from 1. */
    round: integer().notNull(),
    snapshotId: uuid('snapshot_id')
      .notNull()
      .references(() => projectSnapshots.id),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    rushDueAt: timestamp('rush_due_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The customer's reply, sent with this submission. */
    reply: text().notNull().default(''),
    checklist: jsonb().$type<Checklist>().notNull(),
    /** The changes that staff requested. */
    message: text().notNull().default(''),
    actions: jsonb().$type<readonly CorrectiveActionName[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.round] }),
    index('order_rounds_running').on(table.endedAt, table.dueAt),
  ],
);
