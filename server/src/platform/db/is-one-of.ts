import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Returns a condition with literal values. Table definitions take no parameters, and a partial index is used only if a
 * query's literals imply its condition.
 * @param values constants from the code, never request data
 */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
