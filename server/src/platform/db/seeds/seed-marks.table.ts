import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What the site itself stored of each seed, as it stored it last. A row that differs from its mark was changed by
 * somebody, a mark without a row tells of one that was deleted or renamed: both are left as they are.
 */
export const seedMarks = pgTable(
  'seed_marks',
  {
    seedSet: text('seed_set').notNull(),
    /** The seed's key within its set: a SKU, the id of a help item, the path of a member of a document. */
    key: text().notNull(),
    /** Null for a seed that somebody had changed or deleted before marks were kept. */
    value: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [primaryKey({ columns: [table.seedSet, table.key] })],
);
