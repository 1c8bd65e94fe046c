import type { Checklist, CorrectiveActionName } from '@title24/shared-domain/orders';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projectSnapshots } from '../../projects/tables/project-snapshots.table.ts';
import { orders } from './orders.table.ts';

/** A submission of an order: the project as it was, the deadlines that were promised, and what came of it. */
export const orderRounds = pgTable(
  'order_rounds',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    round: integer().notNull(),
    snapshotId: uuid('snapshot_id')
      .notNull()
      .references(() => projectSnapshots.id),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    rushDueAt: timestamp('rush_due_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** What the customer wrote with it. */
    reply: text().notNull().default(''),
    checklist: jsonb().$type<Checklist>().notNull(),
    /** What staff asked for. */
    message: text().notNull().default(''),
    actions: jsonb().$type<readonly CorrectiveActionName[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.round] }),
    index('order_rounds_running').on(table.endedAt, table.dueAt),
  ],
);
