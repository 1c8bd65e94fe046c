import { eq, sql } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { accounts } from '../tables/accounts.table.ts';
import { mailedLinks } from '../tables/mailed-links.table.ts';

/**
 * Invalidates all emailed links of the account, including links that concurrent transactions are issuing.
 * Required on every change of the account's password, email address, roles or state.
 */
export async function renewSecurityStamp(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .update(accounts)
    .set({ securityStamp: sql`gen_random_uuid()`, updatedAt: siteClock.now() })
    .where(eq(accounts.id, accountId));
  await transaction.delete(mailedLinks).where(eq(mailedLinks.accountId, accountId));
}
