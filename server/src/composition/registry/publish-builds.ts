import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { readBuiltPart } from './built-part.ts';
import { type PublishOutcome, publishPart } from './publish-part.ts';
import { exists, PublishedFiles } from './published-files.ts';

interface Options {
  readonly db: Database;
  readonly dataDir: string;
  /** Folder of the workspace, with a folder for each part. */
  readonly workspace: string;
  /** Which of each part's builds: `dist/<mode>`. */
  readonly mode: string;
}

export interface PublishedPart {
  readonly name: string;
  readonly version: string;
  readonly outcome: PublishOutcome;
}

/** The names of the parts that are built in the workspace. */
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

/** Publishes what is not live yet of these parts' builds. A version that was rolled back stays so. */
export async function publishBuilds(names: readonly string[], options: Options): Promise<PublishedPart[]> {
  const published: PublishedPart[] = [];
  for (const name of names) published.push(await publishBuild(name, { ...options, respectRollback: true }));
  return published;
}

/**
 * Publishes one part's build.
 * @throws BuiltPartError where the workspace has no whole build of it.
 */
export async function publishBuild(
  name: string,
  { db, dataDir, workspace, mode, respectRollback }: Options & { readonly respectRollback: boolean },
): Promise<PublishedPart> {
  const manifest = JSON.parse(await readFile(join(workspace, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  const part = await readBuiltPart(join(workspace, name, 'dist', mode), manifest.version);
  const outcome = await publishPart(part, { db, files: new PublishedFiles(dataDir), respectRollback });
  return { name, version: part.entry.metadata.version, outcome };
}
