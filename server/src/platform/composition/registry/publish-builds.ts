import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltPart, BuiltPartError, readBuiltPart } from '@title24/remote-kit/registry';
import type { Database } from '../../db/database.ts';
import { PublishError, type PublishOutcome, publishPart } from './publish-part.ts';
import type { PublishTerms } from './publish-terms.ts';
import { exists, PublishedFiles } from './published-files.ts';
import type { BlobStore } from './store/blob-store.ts';
import { openBlobStore } from './store/open-blob-store.ts';
import { VersionFiles } from './version-files.ts';

interface Options {
  readonly db: Database;
  readonly dataDir: string;
  /** Where the files of all versions are kept; by default a folder in the data folder. */
  readonly store?: BlobStore;
  /** Folder of the workspace, with a folder for each part. */
  readonly workspace: string;
  /** Which build of each part: `dist/<mode>`. */
  readonly mode: string;
  readonly terms: PublishTerms;
}

export interface PublishedPart {
  readonly name: string;
  readonly version: string;
  readonly outcome: PublishOutcome;
}

/** A part whose build could not be published; what was live before still is. */
export interface RefusedPart {
  readonly name: string;
  readonly outcome: 'refused';
  readonly error: BuiltPartError | PublishError;
}

/** Returns the names of the parts that are built in the workspace. */
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

/** Publishes the builds of these parts. A refused build does not stop the others. */
export async function publishBuilds(
  names: readonly string[],
  options: Options,
): Promise<(PublishedPart | RefusedPart)[]> {
  const parts: (PublishedPart | RefusedPart)[] = [];
  for (const name of names) {
    try {
      parts.push(await publishBuild(name, options));
    } catch (error) {
      if (!(error instanceof BuiltPartError || error instanceof PublishError)) throw error;
      parts.push({ name, outcome: 'refused', error });
    }
  }
  return parts;
}

/**
 * Publishes one part's build.
 * @throws BuiltPartError if the workspace has no complete build of it.
 * @throws PublishError if the registry cannot take it.
 */
export async function publishBuild(
  name: string,
  { db, dataDir, store, workspace, mode, terms }: Options,
): Promise<PublishedPart> {
  const part = await readWorkspacePart(name, { workspace, mode });
  const files = new VersionFiles({
    db,
    local: new PublishedFiles(dataDir),
    store: store ?? openBlobStore({ s3: null, dataDir }),
  });
  const outcome = await publishPart(part, { db, files, terms });
  return { name, version: part.entry.metadata.version, outcome };
}

/**
 * Reads a part's build in the workspace.
 * @throws BuiltPartError if there is no whole build of it.
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
