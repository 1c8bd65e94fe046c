import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { renderBundleFile } from '@title24/remote-kit/registry';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { siteClock, systemClock } from '../../../clock/clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { runningCanaries } from '../canary/canary-records.ts';
import { lockReleases } from '../releases.ts';
import { remoteReleases } from '../remote-releases.table.ts';
import { remoteVersions } from '../remote-versions.table.ts';
import { recordedFiles, type VersionFiles } from '../version-files.ts';
import { versionsToKeep } from './versions-to-keep.ts';

/** Milliseconds for which a blob without a version is kept, because its version may follow. */
const uploadMs = 24 * 3_600_000;

/** Maximum number of blobs removed per step. Steps must be short, because publishing waits for them. */
const maxRemovals = 500;

interface Options {
  /** A separate connection pool, so that the sweep takes no connection from requests. */
  readonly db: Database;
  readonly files: VersionFiles;
  /** Days for which files are kept for open tabs. */
  readonly days: number;
  /** Versions in the pages that this machine serves, as 'name version'. They may be older than the latest releases. */
  readonly serving: ReadonlySet<string>;
  readonly now?: Date;
}

export interface Swept {
  /** Number of versions that this sweep marked as swept. */
  readonly versions: number;
  readonly blobs: number;
  readonly bytes: number;
}

/**
 * Marks old versions as swept. Removes from the store and from this machine the files that belong to no kept version.
 * The store keeps blobs and partial files for at least a day. Several processes may sweep at once.
 */
export async function sweepRegistry(options: Options): Promise<Swept> {
  const { db, files } = options;
  const total = { versions: 0, blobs: 0, bytes: 0 };
  await files.store.removeUnfinished?.((options.now ?? systemClock.now()).getTime() - uploadMs);
  for (;;) {
    const swept = await db.transaction(async (transaction) => {
      await lockReleases(transaction);
      const versions = await sweepVersions(transaction, options);
      return { versions, ...(await sweepBlobs(transaction, options)) };
    });
    total.versions += swept.versions;
    total.blobs += swept.blobs;
    total.bytes += swept.bytes;
    if (swept.blobs < maxRemovals) break;
  }
  await db.transaction(async (transaction) => {
    await lockReleases(transaction);
    await sweepCopies(transaction, files);
  });
  return total;
}

async function sweepVersions(
  transaction: Transaction,
  { days, serving, now = siteClock.now() }: Options,
): Promise<number> {
  const { name, version, publishedAt } = remoteVersions;
  const versions = await transaction
    .select({ name, version, publishedAt })
    .from(remoteVersions)
    .where(isNull(remoteVersions.sweptAt));
  const releases = await transaction.select().from(remoteReleases);
  const canaries = new Set(
    (await runningCanaries(transaction)).map((each) => `${each.name} ${each.version}`),
  );
  let swept = 0;
  for (const [part, own] of Map.groupBy(versions, (each) => each.name)) {
    const kept = versionsToKeep(
      own,
      releases.filter((release) => release.name === part),
      { now, days },
    );
    const isShown = (id: string) => serving.has(id) || canaries.has(id);
    const old = own.filter((each) => !kept.has(each.version) && !isShown(`${part} ${each.version}`));
    if (old.length === 0) continue;
    await transaction
      .update(remoteVersions)
      .set({ sweptAt: now })
      .where(
        and(
          eq(remoteVersions.name, part),
          inArray(
            remoteVersions.version,
            old.map((each) => each.version),
          ),
        ),
      );
    swept += old.length;
  }
  return swept;
}

async function sweepBlobs(transaction: Transaction, { files: { store }, now = systemClock.now() }: Options) {
  const { rows } = await transaction.execute<{ integrity: string }>(sql`
    select distinct file.value ->> 'integrity' as integrity
    from ${remoteVersions}, jsonb_each(blobs) file where swept_at is null`);
  const named = new Set(rows.map(({ integrity }) => integrity));
  let blobs = 0;
  let bytes = 0;
  for await (const blob of store.list()) {
    if (named.has(blob.integrity) || blob.storedAt > now.getTime() - uploadMs) continue;
    await store.remove(blob.integrity);
    blobs += 1;
    bytes += blob.bytes;
    if (blobs === maxRemovals) break;
  }
  return { blobs, bytes };
}

/** Removes copies on this machine that belong to no kept version. */
async function sweepCopies(transaction: Transaction, { local }: VersionFiles): Promise<void> {
  const rows = await transaction.select().from(remoteVersions).where(isNull(remoteVersions.sweptAt));
  const parts = Map.groupBy(rows, (row) => row.name);
  for (const name of await entries(local.assetsFolder)) {
    const versions = parts.get(name) ?? [];
    const kept = new Set(
      versions.flatMap((version) =>
        Object.keys(recordedFiles(version)?.blobs ?? {}).map((file) => local.pathOf(version, file)),
      ),
    );
    await removeOthers(join(local.assetsFolder, name), kept);
  }
  for (const name of await entries(local.renderFolder)) {
    const versions = parts.get(name) ?? [];
    const kept = new Set(versions.map((version) => local.pathOf(version, renderBundleFile)));
    await removeOthers(join(local.renderFolder, name), kept);
  }
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const entry of await entries(folder)) {
    const path = join(folder, entry);
    if ((await stat(path)).isDirectory()) await removeOthers(path, kept);
    else if (!kept.has(path)) await rm(path, { force: true });
  }
}

async function entries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
