import { parseRegistryEntry, type RegistryEntry } from '@title24/remote-kit/contract';
import type { ListedVersion } from '@title24/shared-domain';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { firstScreenBytes } from './first-screen.ts';
import { remoteVersions } from './remote-versions.table.ts';
import { recordedFiles } from './version-files.ts';

type VersionRow = typeof remoteVersions.$inferSelect;

interface Version {
  readonly name: string;
  readonly version: string;
}

/** Returns a part's versions, newest first. */
export function versionRows(db: Database | Transaction, name: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(remoteVersions)
    .where(eq(remoteVersions.name, name))
    .orderBy(desc(remoteVersions.publishedAt), desc(remoteVersions.version));
}

/** Returns a version; null if it was never published. */
export async function versionRow(
  db: Database | Transaction,
  { name, version }: Version,
): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(remoteVersions)
    .where(and(eq(remoteVersions.name, name), eq(remoteVersions.version, version)));
  return row ?? null;
}

/** Returns the descriptor in a version's row; null if there is no row or the descriptor is malformed. */
export function descriptorIn(row: { readonly descriptor: unknown } | null): RegistryEntry | null {
  const parsed = parseRegistryEntry(row?.descriptor);
  return 'entry' in parsed ? parsed.entry : null;
}

/** Returns a version's descriptor; null if the version was never published or the descriptor is malformed. */
export async function publishedEntry(
  db: Database | Transaction,
  version: Version,
): Promise<RegistryEntry | null> {
  return descriptorIn(await versionRow(db, version));
}

/** Returns the descriptors of these versions. Omits malformed descriptors and versions that were never published. */
export async function publishedEntries(
  db: Database | Transaction,
  versions: readonly Version[],
): Promise<RegistryEntry[]> {
  if (versions.length === 0) return [];
  const { name, version, descriptor } = remoteVersions;
  const rows = await db
    .select({ name, version, descriptor })
    .from(remoteVersions)
    .where(or(...versions.map((each) => and(eq(name, each.name), eq(version, each.version)))));
  return versions.flatMap((each) => {
    const row = rows.find((one) => one.name === each.name && one.version === each.version);
    return descriptorIn(row ?? null) ?? [];
  });
}

/** Converts a database row to the version that teams and staff see. */
export function listedVersion(row: VersionRow): ListedVersion {
  const blobs = recordedFiles(row)?.blobs ?? null;
  const entry = descriptorIn(row);
  return {
    version: row.version,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: row.publishedBy,
    commit: row.sourceCommit,
    bytes: blobs && Object.values(blobs).reduce((sum, { bytes }) => sum + bytes, 0),
    firstScreenBytes: blobs && entry && firstScreenBytes(entry, blobs),
    isKept: row.sweptAt === null,
  };
}
