/** `-- contract: orders.note, unused since 2.1.0` in a migration. */
const marker = /^--\s*contract:\s*(\S+),\s*unused since (\d+\.\d+\.\d+)\s*$/gim;

/** What a migration removes, because releases no longer use it. */
export interface ContractStep {
  /** A column, `orders.note`, or a constraint, `orders.note_length`. */
  readonly what: string;
  /** The first release that does not use it. */
  readonly unusedSince: string;
}

/** Returns what the SQL of a migration removes from older releases, by its comments. */
export function contractSteps(sql: string): ContractStep[] {
  return [...sql.matchAll(marker)].map(([, what = '', unusedSince = '']) => ({ what, unusedSince }));
}

/**
 * Returns how many of these migrations a release must have to use the database after all of them: those up to the
 * last that removes something. Later migrations only add, and older releases ignore that.
 */
export function requiredMigrations(migrations: readonly { readonly sql: readonly string[] }[]): number {
  return 1 + migrations.findLastIndex(({ sql }, at) => at === 0 || contractSteps(sql.join('\n')).length > 0);
}
