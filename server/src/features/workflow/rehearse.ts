import type { Database } from '../../platform/db/database.ts';

class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly result: unknown;

  constructor(result: unknown) {
    super('A preview is always rolled back');
    this.result = result;
  }
}

/**
 * Performs an action in a transaction that is then rolled back. A preview can thus show the action's exact result.
 * @param act performs the action on the given database
 * @returns the result of the action
 */
export async function rehearse<Result>(
  database: Database,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (transaction): Promise<never> => {
      // Code that expects a database also works in a transaction: its own transactions become savepoints.
      throw new RolledBack(await act(transaction as unknown as Database));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
}
