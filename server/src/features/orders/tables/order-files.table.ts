import { scanStates } from '@title24/shared-domain/full-service';
import { orderFileKinds } from '@title24/shared-domain/orders';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

export type OrderFileRow = typeof orderFiles.$inferSelect;

/** Files that staff made for an order: reports and results of runs. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    round: integer().notNull(),
    kind: text({ enum: orderFileKinds }).notNull(),
    name: text().notNull(),
    /** Generated name within its folder. */
    storedName: text('stored_name').notNull(),
    /** Name of its folder in the storage; no other file is in it. */
    folder: text().notNull().unique(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the content, lower-case hexadecimal. */
    sha256: text().notNull(),
    scanState: text('scan_state', { enum: scanStates }).notNull().default('not-scanned'),
    /** The name of the malware that the scanner found. */
    scanFinding: text('scan_finding'),
    scannedAt: timestamp('scanned_at', { withTimezone: true }),
    /** Account name of the person who added it. */
    addedBy: text('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_files_order').on(table.orderId, table.round),
    index('order_files_scan_state').on(table.scanState),
    check('order_files_kind_known', sql`${table.kind} in ('report', 'results', 'other')`),
    check(
      'order_files_scan_state_known',
      sql`${table.scanState} in ('not-scanned', 'waiting', 'clean', 'infected')`,
    ),
    check('order_files_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
