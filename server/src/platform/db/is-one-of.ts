import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * A condition with its values as literals: a table's definition takes no parameters, and a partial index serves only
 * queries whose literals imply its condition.
 * @param values from the domain, never from a request
 */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
