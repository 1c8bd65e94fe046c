import { contractVersion, parseRegistryEntry, type RegistryEntry } from '@title24/shared-config/contract';
import semver from 'semver';
import * as v from 'valibot';
import type { CheckedRelease } from './choose-releases.ts';
import { assetPath, namedFiles, type PartFiles, partFilesSchema, renderBundleFile } from './part-files.ts';
import { fileProblem, type PublishedFiles } from './published-files.ts';

/** A version as the database has it. */
export interface StoredVersion {
  readonly name: string;
  readonly version: string;
  readonly descriptor: unknown;
  /** Null for a version from before files were recorded, which cannot serve. */
  readonly files: unknown;
  readonly renderBundle: boolean;
}

/** Looks whether a version can serve here: its descriptor, its contract, and each of its files. */
export async function checkRelease(stored: StoredVersion, files: PublishedFiles): Promise<CheckedRelease> {
  const checked = checkDescriptor(stored);
  if (!('entry' in checked)) return checked;
  if (stored.files === null)
    return notHere(
      'Its files have no hashes, as it was published by an older server. Publish it again',
      false,
    );
  const listed = v.safeParse(partFilesSchema, stored.files);
  if (!listed.success) return notHere('Its list of files is malformed', false);
  const hashes = listed.output;
  const required = new Set([
    ...namedFiles(checked.entry),
    ...(stored.renderBundle ? [renderBundleFile] : []),
    ...Object.keys(hashes),
  ]);
  const problems: string[] = [];
  for (const file of required) {
    if (!hashes[file]) return notHere(`${file} has no hash. Build it again`, false);
    const problem = await fileProblem(files.pathOf(stored, file), hashes[file]).catch(
      (error: NodeJS.ErrnoException) => `cannot be read (${error.code})`,
    );
    if (problem) problems.push(`${file} ${problem}`);
  }
  if (problems.length) return notHere(inShort(problems), true);
  return { entry: withIntegrity(checked.entry, hashes), renderIntegrity: hashes[renderBundleFile] ?? null };
}

function checkDescriptor({ name, version, descriptor }: StoredVersion) {
  const parsed = parseRegistryEntry(descriptor);
  if ('problem' in parsed) return notHere(`Its descriptor is malformed: ${parsed.problem}`, false);
  const { entry } = parsed;
  if (entry.name !== name) return notHere(`Its descriptor names another part: ${entry.name}`, false);
  if (entry.metadata.version !== version)
    return notHere(`Its descriptor names another version: ${entry.metadata.version}`, false);
  if (!semver.satisfies(contractVersion, entry.extras.contract)) {
    const { contract } = entry.extras;
    return notHere(`It needs another contract: ${contract}, and this site has ${contractVersion}`, false);
  }
  return { entry } satisfies { entry: RegistryEntry };
}

/** What the hashes say of the scripts and stylesheets that the descriptor names. */
function withIntegrity(entry: RegistryEntry, hashes: PartFiles): RegistryEntry {
  const named = namedFiles(entry).filter((file) => /\.(js|css)$/.test(file));
  const integrity = Object.fromEntries(
    named.map((file) => [`/assets/${entry.name}/${assetPath(file)}`, hashes[file] ?? '']),
  );
  return { ...entry, extras: { ...entry.extras, integrity } };
}

function notHere(problem: string, isLocal: boolean) {
  return { problem, isLocal };
}

/** A folder that was lost would name hundreds. */
function inShort(problems: readonly string[], most = 5): string {
  const more = problems.length - most;
  return problems.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
