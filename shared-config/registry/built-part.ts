import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { parseRegistryEntry, type RegistryEntry } from '../contract/index.ts';
import { contentOf, integrityOf } from './file-content.ts';
import {
  compressedSuffix,
  isCompanion,
  type PartFiles,
  partFilesSchema,
  renderBundleFile,
} from './part-files.ts';

/** A build of a part, ready to be published. */
export interface BuiltPart {
  readonly entry: RegistryEntry;
  /** Integrity of each file that is not `remote.json`, a compressed copy or a source map. */
  readonly files: PartFiles;
  /** Contents of all files, including compressed copies ('browser/x.js.br') but not `remote.json`. Keys are paths. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Thrown when a folder does not contain a complete build. */
export class BuiltPartError extends Error {
  override readonly name = 'BuiltPartError';
}

const descriptorFile = 'remote.json';

/**
 * Reads a build (shared-config/build): the descriptor `remote.json`, `browser/` with its subfolders, and
 * `render/render.cjs`, which a part without server rendering may lack.
 * @throws BuiltPartError if a file is missing, the descriptor is malformed, or the files differ from its list
 */
export async function readBuiltPart(folder: string, packageVersion: string): Promise<BuiltPart> {
  const contents = await readContents(folder);
  const descriptor = parseDescriptor(contents, folder);
  const files = Object.fromEntries(
    [...contents]
      .filter(([file]) => file !== descriptorFile && !isCompanion(file))
      .map(([file, content]) => [file, integrityOf(content)]),
  );
  const versioned = descriptor.files ? new Map([...contents].slice(0, 1)) : contents;
  descriptor.metadata.version = buildVersion(packageVersion, versioned);
  const parsed = parseRegistryEntry(descriptor);
  if ('problem' in parsed) {
    throw new BuiltPartError(`${join(folder, descriptorFile)} is not a descriptor: ${parsed.problem}`);
  }
  contents.delete(descriptorFile);
  const problem = listProblem(descriptor.files, files);
  if (problem)
    throw new BuiltPartError(`${folder} does not contain a complete build: ${problem}. Build it again.`);
  return { entry: parsed.entry, files, contents };
}

/** Returns a build's entry from `remote.json`; null if this file is missing or malformed, or lists no files. */
export async function readBuiltEntry(folder: string, packageVersion: string): Promise<RegistryEntry | null> {
  const text = await contentOf(join(folder, descriptorFile));
  if (!text) return null;
  const contents = new Map([[descriptorFile, text]]);
  try {
    const descriptor = parseDescriptor(contents, folder);
    if (!descriptor.files) return null;
    descriptor.metadata.version = buildVersion(packageVersion, contents);
    const parsed = parseRegistryEntry(descriptor);
    return 'entry' in parsed ? parsed.entry : null;
  } catch (error) {
    // `readBuiltPart` reports the error when it reads the whole build.
    if (error instanceof BuiltPartError) return null;
    throw error;
  }
}

/**
 * Returns the package's version with a hash of the build's content. Compressed copies are not hashed, because other
 * versions of brotli write other bytes. Therefore, equal builds have equal versions on every machine.
 * @param contents file contents by path within the build: only `remote.json` if it lists the build's files; otherwise
 * all files
 */
function buildVersion(packageVersion: string, contents: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [file, content] of contents)
    if (!file.endsWith(compressedSuffix)) hash.update(`/${file}`).update(content);
  return `${packageVersion}+${hash.digest('hex').slice(0, 12)}`;
}

async function readContents(folder: string): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const file of [descriptorFile, renderBundleFile, ...(await browserFiles(folder))]) {
    const content = await contentOf(join(folder, file));
    if (!content && file === renderBundleFile && !rendersOnServer(contents)) continue;
    if (!content) throw new BuiltPartError(`${join(folder, file)} is missing. Build the part first.`);
    contents.set(file, content);
  }
  return contents;
}

/** Returns whether the descriptor, which may be invalid, requires a render bundle. */
function rendersOnServer(contents: ReadonlyMap<string, Buffer>): boolean {
  try {
    return JSON.parse(String(contents.get(descriptorFile))).extras.rendersOnServer !== false;
  } catch {
    return true;
  }
}

async function browserFiles(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  try {
    const found = await readdir(join(folder, 'browser'), options);
    return found
      .filter((item) => item.isFile())
      .map((item) => relative(folder, join(item.parentPath, item.name)).replaceAll(sep, '/'))
      .sort();
  } catch (cause) {
    throw new BuiltPartError(`${join(folder, 'browser')} cannot be read. Build the part first.`, { cause });
  }
}

/** Validates only `metadata` and `files`. The registry schema validates the whole descriptor later. */
function parseDescriptor(contents: ReadonlyMap<string, Buffer>, folder: string) {
  try {
    return v.parse(
      v.looseObject({ metadata: v.looseObject({}), files: v.optional(partFilesSchema) }),
      JSON.parse(String(contents.get(descriptorFile))),
    );
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new BuiltPartError(`${join(folder, descriptorFile)} is not a descriptor: ${reason}.`, { cause });
  }
}

/** Returns a difference between the files and the descriptor's list; null if there is no difference or no list. */
function listProblem(listed: PartFiles | undefined, files: PartFiles): string | null {
  if (!listed) return null;
  for (const file of new Set([...Object.keys(listed), ...Object.keys(files)])) {
    if (!files[file]) return `${file} is missing`;
    if (!listed[file]) return `${file} is not of this build`;
    if (listed[file] !== files[file]) return `${file} is not what was built`;
  }
  return null;
}
