import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { remoteReleases } from '../../db/schema/index.ts';

/** A name's live release: the latest that is not withdrawn. */
export async function liveRelease(db: Database | Transaction, name: string) {
  const [release] = await db
    .select()
    .from(remoteReleases)
    .where(and(eq(remoteReleases.name, name), isNull(remoteReleases.withdrawnAt)))
    .orderBy(desc(remoteReleases.id))
    .limit(1);
  return release;
}
