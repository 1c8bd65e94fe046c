import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Uploads that are not part of a submission yet, on sites with an object store. */
export const resumableUploads = pgTable(
  'resumable_uploads',
  {
    id: text().primaryKey(),
    /** Pseudonym of the sender's network address. */
    client: text().notNull(),
    /** Announced size, in bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Metadata from the sender. `filename` is the sender's file name. */
    metadata: jsonb().$type<Record<string, string | null>>().notNull(),
    /** Bytes stored without a gap, counted from the first byte. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('resumable_uploads_client').on(table.client),
    index('resumable_uploads_touched').on(table.touchedAt),
    check('resumable_uploads_received', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** Pieces of an upload in the object store. */
export const resumablePieces = pgTable(
  'resumable_pieces',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => resumableUploads.id, { onDelete: 'cascade' }),
    start: bigint({ mode: 'number' }).notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    object: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);
