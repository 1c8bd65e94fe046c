import type { PasskeyInfo } from '@title24/shared-domain';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { passkeys } from '../tables/passkeys.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Returns an account's passkeys, oldest first. */
export function passkeysOf(database: Database | Transaction, accountId: string): Promise<PasskeyRow[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Converts a passkey's row to the data that the owner sees. */
export function passkeyInfo({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyInfo {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
