import { contractVersion, parseRegistryEntry, type RegistryEntry } from '@title24/shared-config/contract';
import semver from 'semver';
import * as v from 'valibot';
import type { CheckedRelease } from './choose-releases.ts';
import { namedFiles, partFilesSchema, renderBundleFile } from './part-files.ts';
import { fileProblem, type PublishedFiles } from './published-files.ts';

/** A version as the database has it. */
export interface StoredVersion {
  readonly name: string;
  readonly version: string;
  readonly descriptor: unknown;
  /** Null for a version from before files were recorded: of its files only presence is known. */
  readonly files: unknown;
  readonly renderBundle: boolean;
}

/** Looks whether a version can serve here: its descriptor, its contract, and each of its files. */
export async function checkRelease(stored: StoredVersion, files: PublishedFiles): Promise<CheckedRelease> {
  const checked = checkDescriptor(stored);
  if (!('entry' in checked)) return checked;
  const listed = v.safeParse(v.nullable(partFilesSchema), stored.files);
  if (!listed.success) return notHere('Its list of files is malformed', false);
  const required = new Set([
    ...namedFiles(checked.entry),
    ...(stored.renderBundle ? [renderBundleFile] : []),
    ...Object.keys(listed.output ?? {}),
  ]);
  const problems: string[] = [];
  for (const file of required) {
    const problem = await fileProblem(files.pathOf(stored, file), listed.output?.[file] ?? null).catch(
      (error: NodeJS.ErrnoException) => `cannot be read (${error.code})`,
    );
    if (problem) problems.push(`${file} ${problem}`);
  }
  if (problems.length) return notHere(inShort(problems), true);
  return { ...checked, renderIntegrity: listed.output?.[renderBundleFile] ?? null };
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

function notHere(problem: string, isLocal: boolean) {
  return { problem, isLocal };
}

/** A folder that was lost would name hundreds. */
function inShort(problems: readonly string[], most = 5): string {
  const more = problems.length - most;
  return problems.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
