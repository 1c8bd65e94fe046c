import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Speeds up searches for any part of a text. */
export interface TextSearchIndex {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** Returns the SQL for the text to search: in lowercase, with a space before each column's text. */
function searchedText({ table, columns }: TextSearchIndex): SQL {
  return sql.raw(expressionOf(columns.map((column) => `${table}.${column}`)));
}

/** Returns the condition that a row matches a LIKE pattern, ignoring case. */
export function containsText(index: TextSearchIndex, pattern: string): SQL {
  return sql`${searchedText(index)} like lower(${pattern})`;
}

const expressionOf = (columns: readonly string[]) =>
  `lower(${columns.map((column) => `' ' || ${column}`).join(' || ')})`;

/** SQLSTATE codes for a missing privilege, file, feature or operator class. */
const unavailable = ['42501', '58P01', '0A000', '42704'];

/**
 * Creates the index if it is missing. If the extension pg_trgm cannot be added, searches work without the index, and
 * {@link hasSearchIndex} returns false.
 */
export async function prepareSearchIndex(
  database: Pick<Database, 'execute'>,
  { name, table, columns }: TextSearchIndex,
): Promise<void> {
  try {
    await database.execute(sql`create extension if not exists pg_trgm`);
    await database.execute(
      sql.raw(
        `create index if not exists ${name} on ${table} using gin ((${expressionOf(columns)}) gin_trgm_ops)`,
      ),
    );
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (!unavailable.includes(code ?? '')) throw error;
  }
}

export async function hasSearchIndex(
  database: Pick<Database, 'execute'>,
  { name }: TextSearchIndex,
): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from pg_indexes where indexname = ${name}`);
  return rows.length > 0;
}
