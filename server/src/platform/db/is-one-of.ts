import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Returns the condition that a column has one of `values`, written as literals: table definitions cannot have
 * parameters, and PostgreSQL uses a partial index only for a query with the index's condition.
 * @param values constants from the code, never request data
 */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
