import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Returns the condition that a column has one of the values, which are written as literals. Table definitions cannot
 * have parameters. Queries need the literals too, because PostgreSQL uses a partial index only if the query implies the
 * index's condition.
 * @param values constants from the code, never request data
 */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
