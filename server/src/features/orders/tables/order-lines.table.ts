import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/** Products of an order, with the names and prices (in whole cents) that were offered to the customer. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    unitCents: integer('unit_cents').notNull(),
    lineCents: integer('line_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.sku] }),
    check('order_lines_sum', sql`${table.lineCents} = ${table.unitCents} * ${table.quantity}`),
    check('order_lines_cents', sql`${table.unitCents} >= 0 and ${table.quantity} > 0`),
  ],
);
