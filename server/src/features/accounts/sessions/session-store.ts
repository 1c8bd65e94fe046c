import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { Caller } from '../../../platform/rpc/caller.ts';
import { isTokenShaped, newToken, tokenHash } from '../../../platform/tokens/random-token.ts';
import { effectiveRole, rolesOf } from '../roles/account-roles.ts';
import { accounts } from '../tables/accounts.table.ts';
import { sessions, sessionTokens, type tokenPurposes } from '../tables/sessions.table.ts';
import { lifetimes } from './lifetimes.ts';

type Purpose = (typeof tokenPurposes)[number];
type TokenRow = typeof sessionTokens.$inferSelect;
type SessionRow = typeof sessions.$inferSelect;

const maxUserAgentLength = 300;

/** Stores account sessions and their tokens. */
export class SessionStore {
  readonly #database: Database;
  readonly #onReuse: (sessionId: string) => void;
  readonly #secondFactorRoles: readonly string[];

  /**
   * @param onReuse called when a token is used more than a minute after its successor's first use, which suggests theft
   * @param secondFactorRoles roles that are withheld from accounts without a second factor
   */
  constructor(
    database: Database,
    onReuse: (sessionId: string) => void,
    secondFactorRoles: readonly string[] = [],
  ) {
    this.#database = database;
    this.#onReuse = onReuse;
    this.#secondFactorRoles = secondFactorRoles;
  }

  /** Starts a session. @returns the session's first token */
  async start(
    database: Database | Transaction,
    accountId: string,
    userAgent: string,
    purpose: Purpose,
  ): Promise<string> {
    const expiresAt = new Date(siteClock.now().getTime() + lifetimes.session);
    const [session] = await database
      .insert(sessions)
      .values({ accountId, userAgent: userAgent.slice(0, maxUserAgentLength), expiresAt })
      .returning({ id: sessions.id });
    if (!session) throw new Error('The session was not stored.');
    return issue(database, session.id, purpose, null);
  }

  /**
   * Returns the account of a token, or null if the token is invalid or expired. {@link renew} can exchange an expired
   * call token.
   */
  async find(token: string, purpose: Purpose): Promise<Caller | null> {
    const found = await this.#read(token, purpose);
    if (!found || found.token.expiresAt.getTime() <= siteClock.now().getTime()) return null;
    return this.#toCaller(found);
  }

  /**
   * Returns the account of a call token and the token for further calls. The given token may have expired. If it has
   * passed half of its lifetime, the returned token is a new one. Returns null for an invalid token.
   */
  async renew(token: string): Promise<{ caller: Caller; token: string } | null> {
    const found = await this.#read(token, 'call');
    if (!found) return null;
    const caller = await this.#toCaller(found);
    const left = found.token.expiresAt.getTime() - siteClock.now().getTime();
    const isFresh = left > lifetimes.callToken / 2;
    const next = isFresh ? token : await issue(this.#database, found.session.id, 'call', found.token.hash);
    return { caller, token: next };
  }

  async callerOf(sessionId: string): Promise<Caller | null> {
    const [found] = await this.#database
      .select({ session: sessions, account: accounts })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, siteClock.now())));
    return found?.account.enabled ? this.#toCaller(found) : null;
  }

  /** Ends a session immediately if it belongs to the account `ofAccount`. @returns whether a session was ended */
  async end(sessionId: string, ofAccount: string, database: Database | Transaction = this.#database) {
    const ended = await database
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, ofAccount)));
    return ended.rowCount === 1;
  }

  async endByToken(token: string): Promise<void> {
    if (!isTokenShaped(token)) return;
    const sessionIds = this.#database
      .select({ id: sessionTokens.sessionId })
      .from(sessionTokens)
      .where(eq(sessionTokens.hash, tokenHash(token)));
    await this.#database.delete(sessions).where(inArray(sessions.id, sessionIds));
  }

  async endAll(database: Database | Transaction, accountId: string, except?: string): Promise<void> {
    const ofAccount = eq(sessions.accountId, accountId);
    await database.delete(sessions).where(except ? and(ofAccount, ne(sessions.id, except)) : ofAccount);
  }

  list(accountId: string): Promise<SessionRow[]> {
    return this.#database
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, siteClock.now())))
      .orderBy(desc(sessions.lastUsedAt));
  }

  async #read(token: string, purpose: Purpose) {
    if (!isTokenShaped(token)) return null;
    const [found] = await this.#database
      .select({ token: sessionTokens, session: sessions, account: accounts })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessionTokens.hash, tokenHash(token)), eq(sessionTokens.purpose, purpose)));
    if (!found?.account.enabled || found.session.expiresAt.getTime() <= siteClock.now().getTime())
      return null;
    if (isSpent(found.token)) {
      await this.end(found.session.id, found.account.id);
      this.#onReuse(found.session.id);
      return null;
    }
    if (found.token.replaces) await this.#supersede(found.token.hash, found.token.replaces);
    await this.#recordUse(found.session);
    return found;
  }

  async #toCaller(found: { account: typeof accounts.$inferSelect; session: SessionRow }): Promise<Caller> {
    const { id, name, enabled, email, emailVerified, twoFactorEnabled } = found.account;
    const roles = await rolesOf(this.#database, id);
    const isWithheld = (role: string) => !twoFactorEnabled && this.#secondFactorRoles.includes(role);
    const roleNames = roles.map((role) => role.name);
    return new Caller({
      accountId: id,
      accountName: name,
      enabled,
      email,
      emailVerified,
      sessionId: found.session.id,
      roleNames,
      withheldRoles: roleNames.filter(isWithheld),
      role: effectiveRole(roles.filter((role) => !isWithheld(role.name))),
    });
  }

  /**
   * Records the first use of a token, which shows that the client received it. The token's predecessor remains valid
   * for at most one more minute.
   */
  async #supersede(hash: string, predecessor: string): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      await transaction
        .update(sessionTokens)
        .set({ supersededAt: siteClock.now() })
        .where(and(eq(sessionTokens.hash, predecessor), isNull(sessionTokens.supersededAt)));
      await transaction.update(sessionTokens).set({ replaces: null }).where(eq(sessionTokens.hash, hash));
    });
  }

  async #recordUse({ id, lastUsedAt }: SessionRow): Promise<void> {
    const now = siteClock.now().getTime();
    if (now - lastUsedAt.getTime() < lifetimes.lastUse) return;
    await this.#database
      .update(sessions)
      .set({ lastUsedAt: new Date(now), expiresAt: new Date(now + lifetimes.session) })
      .where(eq(sessions.id, id));
    // Replaced tokens are stored for at least a day after the first use of their successors, to detect the
    // use of a stolen token.
    await this.#database
      .delete(sessionTokens)
      .where(
        and(
          eq(sessionTokens.sessionId, id),
          lt(sessionTokens.supersededAt, new Date(now - 24 * 60 * 60_000)),
        ),
      );
  }
}

function isSpent({ supersededAt }: TokenRow): boolean {
  return (
    supersededAt !== null && siteClock.now().getTime() - supersededAt.getTime() > lifetimes.exchangedToken
  );
}

async function issue(
  database: Database | Transaction,
  sessionId: string,
  purpose: Purpose,
  replaces: string | null,
): Promise<string> {
  const token = newToken();
  const lifetime = purpose === 'call' ? lifetimes.callToken : lifetimes.session;
  const expiresAt = new Date(siteClock.now().getTime() + lifetime);
  await database
    .insert(sessionTokens)
    .values({ hash: tokenHash(token), sessionId, purpose, replaces, expiresAt });
  return token;
}
