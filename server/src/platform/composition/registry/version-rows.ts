import { parseRegistryEntry } from '@title24/remote-kit/contract';
import type { ListedVersion } from '@title24/shared-domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { firstScreenBytes } from '../first-screen.ts';
import { remoteVersions } from '../remote-versions.table.ts';
import { recordedFiles, type VersionBlobs } from '../version-files.ts';

/** Returns the versions of a part, newest first. With `version`, returns that version only. */
export function versionRows(db: Database | Transaction, name: string, version?: string) {
  return db
    .select()
    .from(remoteVersions)
    .where(
      and(
        eq(remoteVersions.name, name),
        version === undefined ? undefined : eq(remoteVersions.version, version),
      ),
    )
    .orderBy(desc(remoteVersions.publishedAt), desc(remoteVersions.version));
}

/** Converts a database row to a version as teams and staff see it. */
export function listedVersion(row: typeof remoteVersions.$inferSelect): ListedVersion {
  const blobs = recordedFiles(row)?.blobs ?? null;
  const parsed = parseRegistryEntry(row.descriptor);
  return {
    version: row.version,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: row.publishedBy,
    commit: row.sourceCommit,
    bytes: blobs && totalBytes(blobs),
    firstScreenBytes: blobs && 'entry' in parsed ? firstScreenBytes(parsed.entry, blobs) : null,
    isKept: row.sweptAt === null,
  };
}

const totalBytes = (blobs: VersionBlobs) => Object.values(blobs).reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the source commit of a version; null if unknown. */
export async function commitOf(
  transaction: Transaction,
  name: string,
  version: string,
): Promise<string | null> {
  const [row] = await versionRows(transaction, name, version);
  return row?.sourceCommit ?? null;
}
