import { policy } from '@title24/shared-domain';
import { and, eq, lt } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isTokenShaped, newToken, tokenHash } from '../../../platform/tokens/random-token.ts';
import type { AccountRow } from '../login/find-account.ts';
import { accounts } from '../tables/accounts.table.ts';
import { type linkPurposes, mailedLinks } from '../tables/mailed-links.table.ts';

type Purpose = (typeof linkPurposes)[number];

/** In milliseconds. */
const lifetimes: Readonly<Record<Purpose, number>> = {
  'confirm-email': policy.accounts.confirmEmailHours * 60 * 60_000,
  'reset-password': 60 * 60_000,
};

/** A valid emailed link and its account. */
export interface LiveLink {
  readonly email: string;
  readonly browserKeyHash: string | null;
  readonly account: AccountRow;
}

/**
 * Issues a single-use token for a link in an email, and stores only the token's hash. The token becomes invalid when it
 * expires, or when the account's password, email address, roles or state changes.
 */
export async function issueLink(
  transaction: Transaction,
  purpose: Purpose,
  {
    accountId,
    email,
    browserKey,
  }: { readonly accountId: string; readonly email: string; readonly browserKey?: string | undefined },
): Promise<string> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('A link was requested for an account that no longer exists');
  const token = newToken();
  await transaction.insert(mailedLinks).values({
    hash: tokenHash(token),
    accountId,
    purpose,
    email,
    securityStamp: account.securityStamp,
    browserKeyHash: browserKey === undefined ? null : tokenHash(browserKey),
    expiresAt: new Date(siteClock.now().getTime() + lifetimes[purpose]),
  });
  return token;
}

/**
 * Returns a token's link and locks its account until the transaction ends. Returns null if the token is
 * unknown for this purpose or has expired, or if the account's security stamp has changed. A caller that uses
 * the link must renew the stamp, so that a second, concurrent use fails.
 */
export async function findLink(
  transaction: Transaction,
  purpose: Purpose,
  token: string,
): Promise<LiveLink | null> {
  if (!isTokenShaped(token)) return null;
  const [found] = await transaction
    .select({ link: mailedLinks, account: accounts })
    .from(mailedLinks)
    .innerJoin(accounts, eq(accounts.id, mailedLinks.accountId))
    .where(and(eq(mailedLinks.hash, tokenHash(token)), eq(mailedLinks.purpose, purpose)))
    .for('update', { of: accounts });
  if (!found) return null;
  const { link, account } = found;
  if (link.securityStamp !== account.securityStamp || link.expiresAt.getTime() <= siteClock.now().getTime())
    return null;
  return { email: link.email, browserKeyHash: link.browserKeyHash, account };
}

/** Invalidates the account's emailed links with this purpose. */
export async function endLinks(transaction: Transaction, purpose: Purpose, accountId: string): Promise<void> {
  await transaction
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.accountId, accountId), eq(mailedLinks.purpose, purpose)));
}

/** Removes expired links. */
export async function removeOldLinks(database: Database): Promise<void> {
  await database.delete(mailedLinks).where(lt(mailedLinks.expiresAt, siteClock.now()));
}
