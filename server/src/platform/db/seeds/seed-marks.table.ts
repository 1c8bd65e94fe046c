import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The value of each seed as the site last stored it. If the seed's row now has another value, someone changed it. If
 * the row is missing, someone deleted or renamed it. In both cases, the seed is no longer applied.
 */
export const seedMarks = pgTable(
  'seed_marks',
  {
    seedSet: text('seed_set').notNull(),
    /** Key of the seed within its set, such as a SKU, the id of a help item, or the path of a document member. */
    key: text().notNull(),
    value: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seedSet, table.key] })],
);
