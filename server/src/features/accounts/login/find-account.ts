import { eq, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { accounts } from '../tables/accounts.table.ts';

export type AccountRow = typeof accounts.$inferSelect;

/**
 * Finds the account with this name or email address. Names contain no `@`, so no text can be both a name and an
 * address.
 */
export async function findAccount(
  database: Database | Transaction,
  nameOrEmail: string,
): Promise<AccountRow | null> {
  const text = nameOrEmail.trim().toLowerCase();
  const [found] = await database
    .select()
    .from(accounts)
    .where(or(eq(sql`lower(${accounts.name})`, text), eq(accounts.email, text)));
  return found ?? null;
}
