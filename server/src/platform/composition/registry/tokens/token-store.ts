import type { ListedRegistryToken, RegistryAction, RegistryScope } from '@title24/shared-domain';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { siteClock } from '../../../clock/clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { isTokenShaped, newToken, tokenHash } from '../../../tokens/random-token.ts';
import type { RegistryActor } from './registry-actor.ts';
import { registryTokens } from './registry-tokens.table.ts';

/** Start of every token, which makes a leaked token recognizable. */
const prefix = 't24r_';

/** Start of a token's name in the release history, before its label. */
const holder = 'the token “';

/** Returns whether a name in the release history belongs to a token. */
export const isTokenHolder = (name: string) => name.startsWith(holder);

/** Minimum milliseconds between updates of a token's last use. */
const lastUseMs = 60_000;

export interface NewRegistryToken extends RegistryScope {
  readonly label: string;
  readonly expiresAt: Date;
}

/** Returns the actor for a token, or null for an unknown, expired or revoked token. */
export async function actorOfToken(db: Database, text: string): Promise<RegistryActor | null> {
  if (!text.startsWith(prefix) || !isTokenShaped(text.slice(prefix.length))) return null;
  const now = siteClock.now();
  const [row] = await db
    .select()
    .from(registryTokens)
    .where(
      and(
        eq(registryTokens.hash, tokenHash(text)),
        isNull(registryTokens.revokedAt),
        gt(registryTokens.expiresAt, now),
      ),
    );
  if (!row) return null;
  const before = new Date(now.getTime() - lastUseMs);
  await db
    .update(registryTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(registryTokens.id, row.id),
        or(isNull(registryTokens.lastUsedAt), lt(registryTokens.lastUsedAt, before)),
      ),
    );
  const { names, paths, actions } = listed(row);
  return {
    accountId: null,
    accountName: `${holder}${row.label}”`,
    tokenId: row.id,
    scope: { names, paths, actions },
  };
}

/** Returns all tokens, newest first. */
export async function listTokens(db: Database): Promise<ListedRegistryToken[]> {
  const rows = await db
    .select()
    .from(registryTokens)
    .orderBy(desc(registryTokens.createdAt), registryTokens.id);
  return rows.map(listed);
}

/**
 * Creates a token.
 *
 * @returns its secret, which is not stored, and its list entry
 */
export async function createToken(
  transaction: Transaction,
  { label, names, paths, actions, expiresAt }: NewRegistryToken,
  createdBy: string,
): Promise<{ readonly secret: string; readonly token: ListedRegistryToken }> {
  const secret = prefix + newToken();
  const [row] = await transaction
    .insert(registryTokens)
    .values({ label, names, paths, actions, expiresAt, createdBy, hash: tokenHash(secret) })
    .returning();
  return { secret, token: listed(row as typeof registryTokens.$inferSelect) };
}

/**
 * Revokes a token.
 *
 * @returns its list entry; null if the id is unknown or the token was already revoked
 */
export async function revokeToken(transaction: Transaction, id: string): Promise<ListedRegistryToken | null> {
  const [row] = await transaction
    .update(registryTokens)
    .set({ revokedAt: siteClock.now() })
    .where(and(eq(registryTokens.id, id), isNull(registryTokens.revokedAt)))
    .returning();
  return row ? listed(row) : null;
}

function listed(row: typeof registryTokens.$inferSelect): ListedRegistryToken {
  const { id, label, names, paths, createdBy } = row;
  return {
    id,
    label,
    names,
    paths,
    actions: row.actions as RegistryAction[],
    createdAt: row.createdAt.toISOString(),
    createdBy,
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
