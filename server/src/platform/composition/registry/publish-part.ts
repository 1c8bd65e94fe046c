import { contractVersion, parseRegistryEntry, type RegistryEntry } from '@title24/remote-kit/contract';
import {
  type BuiltPart,
  compressedSuffix,
  contentOf,
  integrityOf,
  isCompanion,
  namedFiles,
  partFilesSchema,
  renderBundleFile,
} from '@title24/remote-kit/registry';
import { and, eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import semver from 'semver';
import * as v from 'valibot';
import type { Database, Transaction } from '../../db/database.ts';
import { sharedPath } from './claims.ts';
import type { PublishTerms } from './publish-terms.ts';
import { publishedEntry } from './published-entry.ts';
import { exists, fileProblem } from './published-files.ts';
import { currentReleases, lockReleases, releasesOf } from './releases.ts';
import { remoteReleases } from './remote-releases.table.ts';
import { remoteVersions } from './remote-versions.table.ts';
import type { BlobStore } from './store/blob-store.ts';
import type { VersionBlobs, VersionFiles } from './version-files.ts';

export type PublishOutcome =
  | 'released'
  /** It is already live. Lost or damaged files of it were restored. */
  | 'unchanged'
  /** It was rolled back, and only an explicit publish brings it back. */
  | 'withdrawn'
  /** The part's latest release was made by command, and a start leaves that alone. */
  | 'kept';

/** The registry cannot accept a build; nothing has changed. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

interface Options {
  readonly db: Database;
  readonly files: VersionFiles;
  readonly terms: PublishTerms;
}

/**
 * Adds a build to the registry and makes it live for the next page of every visitor. Open pages keep their version.
 * @throws PublishError if the site cannot serve it together with what it has.
 */
export async function publishPart(part: BuiltPart, { db, files, terms }: Options): Promise<PublishOutcome> {
  const { name, metadata, extras } = part.entry;
  const { version } = metadata;
  if (!semver.satisfies(contractVersion, extras.contract)) {
    throw new PublishError(
      `${name} ${version} needs contract ${extras.contract}, and this site has ${contractVersion}. Build the part for that, or update the site first.`,
    );
  }
  const blobs = blobsOf(part);
  // Before the lock, so that others do not wait for a bucket; and only what the bucket lacks is sent.
  if (files.store.isShared && !(await isStored(db, part.entry))) await storeAll(part, blobs, files.store);
  return db.transaction(async (transaction) => {
    await lockReleases(transaction);
    const versions = await versionsOf(transaction, name);
    const outcome = await outcomeOf(transaction, part.entry, terms);
    if (outcome === 'released') {
      await refuseTakenPaths(transaction, part.entry);
      await refuseChangedFiles(part, versions, files);
    } else if (!versions.some((known) => known.version === version)) return outcome;

    // Files first: a page must never name what is not there.
    const restored = await keepFiles(part, blobs, files);
    await transaction
      .insert(remoteVersions)
      .values({
        name,
        version,
        descriptor: part.entry,
        files: part.files,
        blobs,
        renderBundle: renderBundleFile in part.files,
        publishedBy: terms.by,
      })
      .onConflictDoUpdate({
        target: [remoteVersions.name, remoteVersions.version],
        set: { files: part.files, blobs, sweptAt: null },
      });
    if (outcome === 'released')
      await transaction
        .insert(remoteReleases)
        .values({ name, version, origin: terms.origin, releasedBy: terms.by });
    // Unchanged rows notify nobody that their files have been restored.
    else if (restored) await transaction.execute(sql`select pg_notify('registry_changed', '')`);
    return outcome;
  });
}

function versionsOf(transaction: Transaction, name: string) {
  const { version, descriptor, files } = remoteVersions;
  return transaction
    .select({ version, descriptor, files })
    .from(remoteVersions)
    .where(eq(remoteVersions.name, name));
}

async function outcomeOf(
  transaction: Transaction,
  { name, metadata: { version } }: RegistryEntry,
  { respectsRollback, respectsCommand }: PublishTerms,
): Promise<PublishOutcome> {
  const releases = await releasesOf(transaction, name);
  const live = releases.find(({ withdrawnAt }) => withdrawnAt === null);
  if (live?.version === version) return 'unchanged';
  const latest = releases.find((release) => release.version === version);
  if (respectsRollback && latest && latest.withdrawnAt !== null) return 'withdrawn';
  if (respectsCommand && (live ?? releases[0])?.origin === 'command') return 'kept';
  return 'released';
}

/**
 * Files of all versions are in one folder, and browsers cache them forever: a name must always have the same content.
 */
async function refuseChangedFiles(
  { entry, files }: BuiltPart,
  versions: Awaited<ReturnType<typeof versionsOf>>,
  published: VersionFiles,
): Promise<void> {
  for (const known of versions) {
    if (known.version === entry.metadata.version) continue;
    for (const [file, integrity] of Object.entries(files)) {
      if (!file.startsWith('browser/')) continue;
      const recorded = v.is(partFilesSchema, known.files)
        ? known.files[file]
        : await unrecorded(known.descriptor, file);
      if (recorded === undefined || recorded === integrity) continue;
      throw new PublishError(
        `${file} of ${entry.name} was published with other content in ${known.version}, and pages that are open rely on it. Give the file a new name, with a hash of its content, and build again.`,
      );
    }
  }

  /** For a version from before files were recorded: the files on disk that its descriptor names. */
  async function unrecorded(descriptor: unknown, file: string): Promise<string | undefined> {
    const parsed = parseRegistryEntry(descriptor);
    if ('problem' in parsed || !namedFiles(parsed.entry).includes(file)) return undefined;
    const content = await contentOf(published.local.pathOf({ name: entry.name, version: '' }, file));
    return content ? integrityOf(content) : undefined;
  }
}

async function refuseTakenPaths(transaction: Transaction, entry: RegistryEntry): Promise<void> {
  for (const [name, [live]] of await currentReleases(transaction)) {
    if (name === entry.name || !live) continue;
    const other = await publishedEntry(transaction, live);
    const path = other && sharedPath(entry, other);
    if (path) {
      throw new PublishError(
        `${entry.name} declares ${path}, which belongs to ${name}. Use another path, or publish ${name} without it first.`,
      );
    }
  }
}

/** Whether all files of the version were stored. */
async function isStored(db: Database, { name, metadata }: RegistryEntry): Promise<boolean> {
  const [row] = await db
    .select({ blobs: remoteVersions.blobs, sweptAt: remoteVersions.sweptAt })
    .from(remoteVersions)
    .where(and(eq(remoteVersions.name, name), eq(remoteVersions.version, metadata.version)));
  return row !== undefined && row.blobs !== null && row.sweptAt === null;
}

/** Number of files sent at a time. */
const concurrency = 8;

async function storeAll({ contents }: BuiltPart, blobs: VersionBlobs, store: BlobStore): Promise<void> {
  const limit = pLimit(concurrency);
  const keep = async (integrity: string, content: Buffer) => {
    if (!(await store.has(integrity))) await store.put(integrity, content);
  };
  await Promise.all(
    [...contents].map(([file, content]) => limit(() => keep(blobs[file]?.integrity ?? '', content))),
  );
}

/** Hash and size of every file of a build. */
function blobsOf({ contents }: Pick<BuiltPart, 'contents'>): VersionBlobs {
  const blobs = [...contents].map(([file, content]) => [
    file,
    { integrity: integrityOf(content), bytes: content.byteLength },
  ]);
  return Object.fromEntries(blobs);
}

/** @returns whether a file was missing or damaged */
async function keepFiles(
  { entry, files, contents }: BuiltPart,
  blobs: VersionBlobs,
  { local, store }: VersionFiles,
): Promise<boolean> {
  const version = { name: entry.name, version: entry.metadata.version };
  const integrity = (file: string) => blobs[file]?.integrity ?? '';
  const content = (file: string) => contents.get(file) as Buffer;
  async function placeHere(file: string) {
    const path = local.pathOf(version, file);
    if (!store.isShared) await store.put(integrity(file), content(file));
    if (!(await store.linkTo?.(integrity(file), path))) await local.write(path, content(file));
  }
  let restored = false;
  for (const file of Object.keys(files)) {
    const path = local.pathOf(version, file);
    const copy = contents.has(file + compressedSuffix) ? file + compressedSuffix : null;
    const isWhole = !copy || (await exists(path + compressedSuffix));
    if (isWhole && (await fileProblem(path, integrity(file))) === null) continue;
    restored = true;
    await placeHere(file);
    // A compressed copy of other content is worse than none.
    await local.remove(path + compressedSuffix);
    if (copy) await placeHere(copy);
  }
  for (const file of contents.keys()) {
    if (!store.isShared && !(await store.has(integrity(file))))
      await store.put(integrity(file), content(file));
    // Nothing checks whether a source map is here.
    if (isCompanion(file) && !file.endsWith(compressedSuffix))
      await local.write(local.pathOf(version, file), content(file));
  }
  return restored;
}
