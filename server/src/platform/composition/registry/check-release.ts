import { parseRegistryEntry, withIntegrity } from '@title24/remote-kit/contract';
import { compressedSuffix, namedFiles, renderBundleFile } from '@title24/remote-kit/registry';
import type { CheckedRelease } from './choose-releases.ts';
import { fileProblem } from './published-files.ts';
import { recordedFiles, type VersionFiles } from './version-files.ts';

/** A version as stored in the database. */
export interface StoredVersion {
  readonly name: string;
  readonly version: string;
  readonly descriptor: unknown;
  readonly files: unknown;
  readonly blobs: unknown;
  readonly renderBundle: boolean;
  readonly sweptAt: Date | null;
}

/** Checks whether this machine can serve a version. Fetches missing or damaged files from the store. */
export async function checkRelease(stored: StoredVersion, files: VersionFiles): Promise<CheckedRelease> {
  const parsed = parseRegistryEntry(stored.descriptor);
  if ('problem' in parsed) return notHere(`Its descriptor is malformed: ${parsed.problem}`, false);
  if (stored.sweptAt) return notHere('Its files are no longer kept', false);
  const recorded = recordedFiles(stored);
  if (!recorded) return notHere('Its list of files is malformed', false);
  const { files: hashes, blobs } = recorded;
  const required = new Set([
    ...namedFiles(parsed.entry),
    ...(stored.renderBundle ? [renderBundleFile] : []),
    ...Object.keys(hashes),
  ]);
  const problems: string[] = [];
  for (const file of required) {
    if (!hashes[file]) return notHere(`${file} has no hash. Build it again`, false);
    const problem = await problemOf(file).catch(
      (error: NodeJS.ErrnoException) => `cannot be read (${error.code ?? error.name})`,
    );
    if (problem) problems.push(`${file} ${problem}`);
  }
  if (problems.length) return notHere(summarize(problems), true);
  return { entry: withIntegrity(parsed.entry, hashes), renderIntegrity: hashes[renderBundleFile] ?? null };

  async function problemOf(file: string): Promise<string | null> {
    const path = files.local.pathOf(stored, file);
    const copy = blobs[file + compressedSuffix];
    const found = await fileProblem(path, hashes[file] ?? null);
    const kept = blobs[file];
    const isCopied = !copy || (await fileProblem(path + compressedSuffix, copy.integrity)) === null;
    if (!kept || (found === null && isCopied)) return found;
    const problem = await files.fetch(stored, file, kept);
    if (problem) return found ?? problem;
    if (copy) await files.fetch(stored, file + compressedSuffix, copy);
    return fileProblem(path, kept.integrity);
  }
}

function notHere(problem: string, isLocal: boolean) {
  return { problem, isLocal };
}

/** Lists the first five texts and the number of the others, because a lost folder causes hundreds of problems. */
export function summarize(texts: readonly string[]): string {
  const more = texts.length - 5;
  return texts.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
