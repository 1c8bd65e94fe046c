import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { submissions } from './submissions.table.ts';

const { reference, projectName, sender, email } = submissions;

/** The text that a search looks into: in lowercase, with a space in front of each word. */
export const searchedText: SQL = sql`lower(' ' || ${reference} || ' ' || ${projectName} || ' ' || ${sender} || ' ' || ${email})`;

const indexName = 'submissions_search';

/** What a search for orders looks into. */
const ofOrders = [
  ['orders_search', 'orders', 'number'],
  ['projects_search', 'projects', 'name'],
  ['accounts_search', 'accounts', 'name'],
  ['accounts_email_search', 'accounts', 'email'],
] as const;

/** A missing privilege, file or feature; missing operators of the extension. */
const notToBeHad = ['42501', '58P01', '0A000', '42704'];

/**
 * Creates the indexes for searches by any part of a text, if there are none. They need the extension pg_trgm, which a
 * database may lack and its user may not be allowed to add: searches then work without it, and {@link hasSearchIndex}
 * returns false.
 */
export async function prepareSearchIndex(database: Pick<Database, 'execute'>): Promise<void> {
  try {
    await database.execute(sql`create extension if not exists pg_trgm`);
    await database.execute(
      sql.raw(
        `create index if not exists ${indexName} on submissions using gin
         (lower(' ' || reference || ' ' || project_name || ' ' || sender || ' ' || email) gin_trgm_ops)`,
      ),
    );
    for (const [name, table, column] of ofOrders) {
      await database.execute(
        sql.raw(`create index if not exists ${name} on ${table} using gin (${column} gin_trgm_ops)`),
      );
    }
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (!notToBeHad.includes(code ?? '')) throw error;
  }
}

export async function hasSearchIndex(database: Pick<Database, 'execute'>): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from pg_indexes where indexname = ${indexName}`);
  return rows.length > 0;
}
