import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The last value of each seed as stored by the site. A row that differs from its mark was changed by someone, and a
 * mark without a row was deleted or renamed: both are left alone.
 */
export const seedMarks = pgTable(
  'seed_marks',
  {
    seedSet: text('seed_set').notNull(),
    /** The seed's key within its set: a SKU, the id of a help item, the path of a document member. */
    key: text().notNull(),
    value: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seedSet, table.key] })],
);
