import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The value of each seed as the site last stored it. A row that differs from this value was changed by someone, and a
 * value without a row means that the row was deleted or renamed. Neither is updated.
 */
export const seedMarks = pgTable(
  'seed_marks',
  {
    seedSet: text('seed_set').notNull(),
    /** Key of the seed within its set: a SKU, the id of a help item, or the path of a document member. */
    key: text().notNull(),
    value: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seedSet, table.key] })],
);
