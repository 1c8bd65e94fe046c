import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry } from '@title24/remote-kit/contract';
import {
  type BuiltPart,
  BuiltPartError,
  integrityOf,
  readBuiltEntry,
  readBuiltPart,
  versionManifestOf,
} from '@title24/remote-kit/registry';
import pLimit from 'p-limit';
import type { Database } from '../../db/database.ts';
import { isOnlyCanary } from './canary/canary-records.ts';
import { checkRelease } from './check-release.ts';
import { outcomeOf, type PublishOutcome, type PublishTerms } from './publish-terms.ts';
import { exists } from './published-files.ts';
import { releasesOf } from './releases.ts';
import { openRegistry } from './service/open-registry.ts';
import { RegistryProblem } from './service/registry-problem.ts';
import type { RecordAct } from './service/registry-service.ts';
import type { BlobStore } from './store/blob-store.ts';
import { folderBlobStore } from './store/open-blob-store.ts';
import { isTokenHolder } from './tokens/token-store.ts';
import { versionRow } from './version-rows.ts';

interface Options {
  readonly db: Database;
  readonly dataDir: string;
  /** Store for the files of all versions; a folder by default. */
  readonly store?: BlobStore;
  /** Root folder with a folder for each part. */
  readonly workspace: string;
  /** Build mode; each part's build is in `dist/<mode>`. */
  readonly mode: string;
  readonly terms: PublishTerms;
  /** Records changes in the audit log; by default, nothing is recorded. */
  readonly recordAct?: RecordAct;
}

export interface PublishedPart {
  readonly name: string;
  readonly version: string;
  readonly outcome: PublishOutcome;
}

/** Thrown when the registry refuses a build. The build does not go live. The message has the reason and the remedy. */
class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** A part whose build was refused. Its live version is not replaced. */
export interface RefusedPart {
  readonly name: string;
  readonly outcome: 'refused';
  readonly error: BuiltPartError | PublishError;
}

/** Returns the parts that have a build in the workspace. */
export async function builtParts({
  workspace,
  mode,
}: Pick<Options, 'workspace' | 'mode'>): Promise<string[]> {
  const names = await readdir(workspace);
  const built = await Promise.all(
    names.map((name) => exists(join(workspace, name, 'dist', mode, 'remote.json'))),
  );
  return names.filter((_, index) => built[index]);
}

/** Returns what can be done if an earlier decision, such as a team's release, prevents the release of a build. */
export async function howToReplace(db: Database, name: string): Promise<string> {
  const releases = await releasesOf(db, name);
  const decided = releases.find(({ withdrawnAt }) => withdrawnAt === null) ?? releases[0];
  return decided && isTokenHolder(decided.releasedBy)
    ? `${decided.releasedBy} released it; if it has moved to its own repository, delete the folder ${name}`
    : `npm run publish:remote -- ${name}`;
}

/** A part to publish, with the expected outcome. */
interface Planned {
  readonly name: string;
  /** Null if there is no readable build of this part. `outcome` is then assumed to be 'released'. */
  readonly entry: RegistryEntry | null;
  readonly outcome: PublishOutcome;
}

/**
 * Publishes and releases builds together. Each must fit the others and the remaining live parts. A refused build does
 * not stop the others.
 */
export async function publishBuilds(
  names: readonly string[],
  options: Options,
): Promise<(PublishedPart | RefusedPart)[]> {
  const planned = await Promise.all(names.map((name) => plan(name, options)));
  const together = planned.flatMap(({ entry, outcome }) => (entry && outcome === 'released' ? [entry] : []));
  const parts: (PublishedPart | RefusedPart)[] = [];
  for (const part of planned) {
    try {
      parts.push(await publish(part, together, options));
    } catch (error) {
      if (!(error instanceof BuiltPartError || error instanceof PublishError)) throw error;
      parts.push({ name: part.name, outcome: 'refused', error });
    }
  }
  return parts;
}

/**
 * Publishes and releases one build.
 *
 * @throws BuiltPartError if the workspace has no complete build of the part
 * @throws PublishError if the registry refuses the build
 */
export async function publishBuild(name: string, options: Options): Promise<PublishedPart> {
  return publish(await plan(name, options), [], options);
}

async function plan(name: string, { db, workspace, mode, terms }: Options): Promise<Planned> {
  const folder = join(workspace, name);
  const version = await packageVersion(folder).catch(() => null);
  const entry = version === null ? null : await readBuiltEntry(join(folder, 'dist', mode), version);
  if (entry?.name !== name) return { name, entry: null, outcome: 'released' };
  return { name, entry, outcome: await outcomeFor(db, entry, terms) };
}

/** Returns the outcome of publishing a build. A server start does not release a version that was only a canary. */
async function outcomeFor(
  db: Database,
  { name, metadata: { version } }: RegistryEntry,
  terms: PublishTerms,
): Promise<PublishOutcome> {
  const outcome = outcomeOf(await releasesOf(db, name), version, terms);
  const isKept = outcome === 'released' && terms.respectsRollback && (await isOnlyCanary(db, name, version));
  return isKept ? 'kept' : outcome;
}

async function publish(
  { name, entry, outcome }: Planned,
  together: readonly RegistryEntry[],
  options: Options,
): Promise<PublishedPart> {
  const { db, dataDir, workspace, mode, terms, recordAct = async () => undefined } = options;
  const store = options.store ?? folderBlobStore(dataDir);
  const { service, files } = openRegistry({ db, dataDir, store, recordAct, log: silent });
  if (entry && outcome !== 'released') {
    const { version } = entry.metadata;
    const row = outcome === 'unchanged' ? await versionRow(db, { name, version }) : null;
    if (!row || 'entry' in (await checkRelease(row, files))) return { name, version, outcome };
  }
  const part = await readWorkspacePart(name, { workspace, mode });
  const { version } = part.entry.metadata;
  const known = await outcomeFor(db, part.entry, terms);
  if (known === 'withdrawn' || known === 'kept') return { name, version, outcome: known };
  const actor = { accountId: null, accountName: terms.by, scope: null };
  const contents = new Map([...part.contents.values()].map((content) => [integrityOf(content), content]));
  // A store on this machine receives all files again, which repairs damaged ones.
  const wanted = store.isShared ? await service.missing(actor, [...contents.keys()]) : [...contents.keys()];
  const limit = pLimit(concurrency);
  await Promise.all(
    wanted.map((each) => limit(() => service.putBlob(actor, each, contents.get(each) as Buffer))),
  );
  try {
    await service.publishVersion(actor, name, versionManifestOf(part, null), together);
    const release = await service.release(actor, name, version, '', { terms, together });
    return { name, version, outcome: release.changed ? 'released' : 'unchanged' };
  } catch (cause) {
    if (!(cause instanceof RegistryProblem)) throw cause;
    const reasons = cause.details.map(({ message, remedy = '' }) => `${message} ${remedy}`.trim());
    const text = reasons.length > 0 ? reasons.join('\n') : `${cause.message} ${cause.remedy}`;
    throw new PublishError(text, { cause });
  }
}

/** Maximum number of simultaneous uploads. */
const concurrency = 8;

/** Publishing needs no log: the registry logs only while it reads the live versions. */
const silent = { warn: () => undefined, error: () => undefined };

/**
 * Reads a part's build in the workspace.
 *
 * @throws BuiltPartError if the workspace has no complete build of the part
 */
export async function readWorkspacePart(
  name: string,
  { workspace, mode }: Pick<Options, 'workspace' | 'mode'>,
): Promise<BuiltPart> {
  const folder = join(workspace, name);
  const part = await readBuiltPart(join(folder, 'dist', mode), await packageVersion(folder));
  if (part.entry.name !== name)
    throw new BuiltPartError(
      `${folder} holds a build of ${part.entry.name}. The folder must have the part's name.`,
    );
  return part;
}

async function packageVersion(folder: string): Promise<string> {
  const file = join(folder, 'package.json');
  try {
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version?: unknown };
    if (typeof version === 'string' && version) return version;
  } catch (cause) {
    throw new BuiltPartError(`${file} cannot be read. Name a part that has a folder in the workspace.`, {
      cause,
    });
  }
  throw new BuiltPartError(`${file} has no version. Add one, such as "version": "1.0.0".`);
}
