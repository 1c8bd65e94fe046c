/** A comment in a migration, such as `-- contract: orders.note, unused since 2.1.0`. */
const marker = /^--\s*contract:\s*(\S+),\s*unused since (\d+\.\d+\.\d+)\s*$/gim;

/** An object that a migration removes, changes or adds. Older releases cannot use the database after this migration. */
export interface ContractStep {
  /** A removed or changed column (`orders.note`), or a new constraint (`orders.note_length`). */
  readonly what: string;
  /** The first release that still works after the change to the object. */
  readonly unusedSince: string;
}

/** Returns the objects that are named in the contract comments of a migration's SQL. */
export function contractSteps(sql: string): ContractStep[] {
  return [...sql.matchAll(marker)].map(([, what = '', unusedSince = '']) => ({ what, unusedSince }));
}

/**
 * Returns how many of `migrations` a release must contain so that it can use the database: all up to the last one with
 * a contract comment, and at least the first. The rest are not required, because releases ignore what they add.
 */
export function requiredMigrations(migrations: readonly { readonly sql: readonly string[] }[]): number {
  return 1 + migrations.findLastIndex(({ sql }, at) => at === 0 || contractSteps(sql.join('\n')).length > 0);
}
