import type pg from 'pg';
import { contractSteps } from '../contract-steps.ts';

interface Column {
  readonly type: string;
  readonly isRequired: boolean;
}

interface Schema {
  /** Columns by full name, such as `orders.note`. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Names of checks, foreign keys, exclusions and unique indexes, such as `orders.orders_kind_known`. */
  readonly constraints: ReadonlySet<string>;
}

const tableOf = (name: string) => name.split('.')[0] ?? '';

async function readSchema(client: pg.PoolClient): Promise<Schema> {
  const { rows: columns } = await client.query(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as required
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  const { rows: constraints } = await client.query(`
    select c.relname || '.' || k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'x')
    union select c.relname || '.' || i.relname
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where c.relnamespace = 'public'::regnamespace and x.indisunique`);
  return {
    columns: new Map(columns.map(({ name, type, required }) => [name, { type, isRequired: required }])),
    constraints: new Set(constraints.map(({ name }) => name)),
  };
}

function breaksBetween(before: Schema, after: Schema): Map<string, string> {
  const breaks = new Map<string, string>();
  const tables = new Set([...before.columns.keys()].map(tableOf));
  for (const [name, { type }] of before.columns) {
    const now = after.columns.get(name);
    if (!now) breaks.set(name, 'is dropped');
    else if (now.type !== type) breaks.set(name, `is ${now.type} instead of ${type}`);
  }
  for (const [name, { isRequired }] of after.columns)
    if (isRequired && !before.columns.get(name)?.isRequired && tables.has(tableOf(name)))
      breaks.set(name, 'is required');
  for (const name of after.constraints)
    if (!before.constraints.has(name) && tables.has(tableOf(name))) breaks.set(name, 'is a new constraint');
  return breaks;
}

function isUpTo(version: string, last: string): boolean {
  return version.localeCompare(last, 'en', { numeric: true }) <= 0;
}

/**
 * Applies migrations to an empty database, and returns a sorted list of their problems. A migration has a problem if it
 * makes a change that would break the previous release. Such a change is permitted if an SQL comment in the migration
 * ({@link contractSteps}) says that the column or constraint has been unused since `lastRelease` or an earlier release.
 * A migration also has a problem if it contains such a comment but does not make the change.
 * @param lastRelease the newest version that may run while these migrations are applied
 */
export async function problemsForPreviousRelease(
  client: pg.PoolClient,
  migrations: readonly { readonly sql: readonly string[] }[],
  lastRelease: string,
): Promise<string[]> {
  const problems: string[] = [];
  let before = await readSchema(client);
  for (const { sql } of migrations) {
    for (const statement of sql) await client.query(statement);
    const after = await readSchema(client);
    const breaks = breaksBetween(before, after);
    for (const { what, unusedSince } of contractSteps(sql.join('\n'))) {
      if (!breaks.delete(what)) problems.push(`${what} is marked, but nothing removes it`);
      else if (!isUpTo(unusedSince, lastRelease))
        problems.push(
          `${what} is unused since ${unusedSince}, which is not released (the last release is ${lastRelease})`,
        );
    }
    for (const [name, problem] of breaks) problems.push(`${name} ${problem}`);
    before = after;
  }
  return problems.sort();
}
