import type { ListedRegistryToken, RegistryAction, RegistryScope } from '@title24/shared-domain';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { isTokenShaped, newToken, tokenHash } from '../../../tokens/random-token.ts';
import type { RegistryActor } from './registry-actor.ts';
import { registryTokens } from './registry-tokens.table.ts';

/** Begins each token, so that who finds one in a text sees what it is. */
const prefix = 't24r_';

/** Seconds for which the last use of a token is not written again. */
const lastUseSeconds = 60;

export interface NewRegistryToken extends RegistryScope {
  readonly label: string;
  readonly expiresAt: Date;
}

/** Whoever holds a token; null if it is none of ours, has ended or was revoked. */
export async function actorOfToken(db: Database, text: string): Promise<RegistryActor | null> {
  if (!text.startsWith(prefix) || !isTokenShaped(text.slice(prefix.length))) return null;
  const [row] = await db
    .select()
    .from(registryTokens)
    .where(
      and(
        eq(registryTokens.hash, tokenHash(text)),
        isNull(registryTokens.revokedAt),
        gt(registryTokens.expiresAt, sql`now()`),
      ),
    );
  if (!row) return null;
  await db.execute(sql`update ${registryTokens} set last_used_at = now() where id = ${row.id}
    and (last_used_at is null or last_used_at < now() - make_interval(secs => ${lastUseSeconds}))`);
  const { names, paths, actions } = listed(row);
  return { accountId: null, accountName: `the token “${row.label}”`, scope: { names, paths, actions } };
}

/** All tokens, the newest first. */
export async function listTokens(db: Database): Promise<ListedRegistryToken[]> {
  const rows = await db
    .select()
    .from(registryTokens)
    .orderBy(desc(registryTokens.createdAt), registryTokens.id);
  return rows.map(listed);
}

/** Makes a token. @returns its secret, which is kept nowhere, and how it is listed */
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

/** Ends a token for good. @returns how it is listed; null if there is none of the id, or it was revoked before */
export async function revokeToken(transaction: Transaction, id: string): Promise<ListedRegistryToken | null> {
  const [row] = await transaction
    .update(registryTokens)
    .set({ revokedAt: sql`now()` })
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
