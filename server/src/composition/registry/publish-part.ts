import { basename } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { remoteReleases, remoteVersions } from '../../db/schema/index.ts';
import type { BuiltPart } from './built-part.ts';
import { liveRelease } from './live-release.ts';
import type { PublishedFiles } from './published-files.ts';

export type PublishOutcome =
  | 'released'
  /** It is live already. */
  | 'unchanged'
  /** It was rolled back, and only an explicit publish brings it back. */
  | 'withdrawn';

interface Options {
  readonly db: Database;
  readonly files: PublishedFiles;
  /** Whether to leave a version alone whose release was rolled back. */
  readonly respectRollback: boolean;
}

/** Puts a build into the registry and makes it live, for the next page of every visitor. Running pages keep theirs. */
export async function publishPart(
  part: BuiltPart,
  { db, files, respectRollback }: Options,
): Promise<PublishOutcome> {
  const { name, metadata } = part.entry;
  const { version } = metadata;
  const live = await liveRelease(db, name);
  if (live?.version === version) return 'unchanged';
  if (respectRollback && (await lastReleaseWasWithdrawn(db, name, version))) return 'withdrawn';

  // Files first: a page must never name what is not there.
  for (const asset of part.assets) await files.keep(asset, files.asset(name, basename(asset)));
  await files.keep(part.renderBundle, files.renderBundle(name, version));
  await db.transaction(async (transaction: Transaction) => {
    await transaction
      .insert(remoteVersions)
      .values({ name, version, descriptor: part.entry, renderBundle: true })
      .onConflictDoNothing();
    await transaction.insert(remoteReleases).values({ name, version });
  });
  return 'released';
}

async function lastReleaseWasWithdrawn(db: Database, name: string, version: string): Promise<boolean> {
  const [last] = await db
    .select({ version: remoteReleases.version, withdrawnAt: remoteReleases.withdrawnAt })
    .from(remoteReleases)
    .where(eq(remoteReleases.name, name))
    .orderBy(desc(remoteReleases.id))
    .limit(1);
  return last?.version === version && last.withdrawnAt !== null;
}
