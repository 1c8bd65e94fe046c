import { sql } from 'drizzle-orm';
import { boolean, check, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';

/** The catalog (H3). */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    /** HTML with character entities, placeholders, and the elements in `descriptionMarkup`. */
    description: text().notNull(),
    /** US dollars. */
    price: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    dateCreated: storedAt('date_created'),
    lastUpdate: storedAt('last_update'),
  },
  (table) => [
    check('products_sku_digits', sql`${table.sku} ~ '^[0-9]+$'`),
    check('products_price_positive', sql`${table.price} >= 0`),
  ],
);
