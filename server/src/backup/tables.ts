import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { migrationLimits } from '../platform/db/time-limits.ts';
import { BackupError } from './backup-error.ts';

/** A table and its copied columns. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly name: string;
  readonly last: string | null;
}

/** These tables record unfinished uploads, whose pieces are not backed up. */
const notCopied = ['resumable_uploads', 'resumable_pieces'];

/** Runs `work` on a separate connection, whose statements have no time limits. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    ...migrationLimits,
    application_name: 'title24-backup',
  });
  // If the connection breaks, the pending query reports the error.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` in a read-only transaction that sees all rows as of the first query of `work`. */
export function withSnapshot<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return withClient(connectionString, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    return work(client);
  });
}

/** Returns the tables to copy, sorted by name. */
export async function tablesOf(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [notCopied],
  );
  return rows;
}

const quoted = ({ name, columns }: CopiedTable) =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

export const rowsOf = (client: pg.Client, table: CopiedTable): Readable =>
  client.query(copyTo(`copy ${quoted(table)} to stdout`));

const intoTable = (client: pg.Client, table: CopiedTable): Writable =>
  client.query(copyFrom(`copy ${quoted(table)} from stdin`));

/**
 * Replaces the rows of all tables that {@link tablesOf} returns, in one transaction, and sets the sequences. Foreign
 * keys are checked at the end. Triggers do not run, because they check changes by users.
 * @param fill writes a table's rows into the stream
 * @throws BackupError if the database lacks a table or a column
 */
export async function fillTables<Table extends CopiedTable>(
  client: pg.Client,
  { tables, sequences }: { readonly tables: readonly Table[]; readonly sequences: readonly Sequence[] },
  fill: (table: Table, into: Writable) => Promise<void>,
): Promise<void> {
  const known = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables)
    if (!columns.every((column) => known.get(name)?.includes(column)))
      throw new BackupError(
        `This release has no table ${name} with the columns of the backup. Restore with the release that made it.`,
      );
  await client.query('begin');
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const all = [...known.keys()].map((name) => pg.escapeIdentifier(name));
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${all.join(', ')}`);
  for (const table of tables) await fill(table, intoTable(client, table));
  await advance(client, sequences);
  for (const table of all) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await client.query('commit');
}

/** Returns the sequences. `last` is the last number issued, or null if there is none. */
export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

async function advance(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last } of sequences)
    if (last !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), last]);
}
