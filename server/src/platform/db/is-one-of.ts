import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Condition with its values as literals: the definition of a table takes no parameters, and a partial index serves only
 * queries whose literals imply its own.
 * @param values from the domain, never from a request
 */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
