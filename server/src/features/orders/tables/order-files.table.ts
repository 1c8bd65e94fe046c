import { orderFileKinds } from '@title24/shared-domain/orders';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { fileColumns, fileConstraints } from '../../files/owners/file-columns.ts';
import { orders } from './orders.table.ts';

export type OrderFileRow = typeof orderFiles.$inferSelect;

/** Files that staff added to orders, such as reports and results of partial runs. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    round: integer().notNull(),
    kind: text({ enum: orderFileKinds }).notNull(),
    /** Folder in the storage that contains only this file. */
    folder: text().notNull().unique(),
    ...fileColumns,
    /** Account name of the person who added the file. */
    addedBy: text('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_files_order').on(table.orderId, table.round),
    ...fileConstraints('order_files', table),
    check('order_files_kind_known', isOneOf(table.kind, orderFileKinds)),
  ],
);
