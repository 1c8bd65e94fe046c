import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** An index for searches by any part of a text. */
export interface TextSearchIndex {
  readonly name: string;
  readonly table: string;
  /** Columns that a search looks into. */
  readonly columns: readonly string[];
}

/** Returns the text that a search looks into: in lowercase, with a space in front of each word. */
function searchedText({ table, columns }: TextSearchIndex): SQL {
  return sql.raw(expressionOf(columns.map((column) => `${table}.${column}`)));
}

/** Returns the condition that a row matches a LIKE pattern, ignoring case. */
export function containsText(index: TextSearchIndex, pattern: string): SQL {
  return sql`${searchedText(index)} like lower(${pattern})`;
}

const expressionOf = (columns: readonly string[]) =>
  `lower(${columns.map((column) => `' ' || ${column}`).join(' || ')})`;

/** SQLSTATEs for a missing privilege, file or feature, and for the extension's missing operators. */
const unavailable = ['42501', '58P01', '0A000', '42704'];

/**
 * Creates the index if there is none. It needs the extension pg_trgm, which a database may lack and its user may not be
 * allowed to add: searches then work without it, and {@link hasSearchIndex} returns false.
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

/** Whether the index exists; it does not if the database lacks the extension. */
export async function hasSearchIndex(
  database: Pick<Database, 'execute'>,
  { name }: TextSearchIndex,
): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from pg_indexes where indexname = ${name}`);
  return rows.length > 0;
}
