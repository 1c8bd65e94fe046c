import { scanStates } from '@title24/shared-domain/full-service';
import { sql } from 'drizzle-orm';
import { bigint, check, index, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../platform/db/is-one-of.ts';

/** Columns that every file table has. */
export const fileColumns = {
  /** Name of the uploaded file, sanitized for display. Must not be used as a path. */
  name: text().notNull(),
  storedName: text('stored_name').notNull(),
  mediaType: text('media_type').notNull(),
  /** Bytes. */
  size: bigint({ mode: 'number' }).notNull(),
  /** SHA-256 of the content, in lowercase hexadecimal. */
  sha256: text().notNull(),
  scanState: text('scan_state', { enum: scanStates }).notNull().default('not-scanned'),
  scanFinding: text('scan_finding'),
  scannedAt: timestamp('scanned_at', { withTimezone: true }),
};

/** Returns the index and the checks for {@link fileColumns}. @param name the table name */
export function fileConstraints(name: string, table: Record<'scanState' | 'sha256', PgColumn>) {
  return [
    index(`${name}_scan_state`).on(table.scanState),
    check(`${name}_scan_state_known`, isOneOf(table.scanState, scanStates)),
    check(`${name}_sha256`, sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ];
}
