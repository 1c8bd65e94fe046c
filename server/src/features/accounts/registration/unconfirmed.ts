import { policy } from '@title24/shared-domain';
import { and, eq, lt } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { AccountRow } from '../login/find-account.ts';
import { accounts } from '../tables/accounts.table.ts';

/** In milliseconds. */
const confirmationWindowMs = policy.accounts.confirmEmailHours * 60 * 60_000;

/** Returns whether the account's confirmation is overdue. The account's name is then available again. */
export function isUnconfirmedTooLong({ emailVerified, createdAt }: AccountRow): boolean {
  return !emailVerified && createdAt.getTime() < siteClock.now().getTime() - confirmationWindowMs;
}

/** Removes accounts that were not confirmed in time. */
export async function removeUnconfirmed(database: Database): Promise<void> {
  const before = new Date(siteClock.now().getTime() - confirmationWindowMs);
  await database
    .delete(accounts)
    .where(and(eq(accounts.emailVerified, false), lt(accounts.createdAt, before)));
}
