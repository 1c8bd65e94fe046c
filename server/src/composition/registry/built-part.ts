import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistryEntry, type RegistryEntry } from '@title24/shared-config/contract';
import { exists } from './published-files.ts';

/** A build of a part, ready to be published. */
export interface BuiltPart {
  readonly entry: RegistryEntry;
  /** Absolute paths of its browser files. */
  readonly assets: readonly string[];
  readonly renderBundle: string;
}

/** A folder does not hold a whole build. */
export class BuiltPartError extends Error {
  override readonly name = 'BuiltPartError';
}

/**
 * Reads a build (shared-config/build): `remote.json`, `browser/`, `render/render.cjs`. Its version is that of the package
 * and a hash of all its content, so that the same build is the same version wherever it was made.
 * @throws BuiltPartError where something is missing or malformed.
 */
export async function readBuiltPart(folder: string, packageVersion: string): Promise<BuiltPart> {
  const renderBundle = join(folder, 'render/render.cjs');
  const descriptorFile = join(folder, 'remote.json');
  for (const file of [descriptorFile, renderBundle]) {
    if (!(await exists(file))) throw new BuiltPartError(`${file} is missing. Build the part first.`);
  }
  const assets = (await readdir(join(folder, 'browser'))).sort().map((file) => join(folder, 'browser', file));
  const hash = createHash('sha256');
  for (const file of [descriptorFile, renderBundle, ...assets.filter((path) => !path.endsWith('.br'))]) {
    hash.update(file.slice(folder.length)).update(await readFile(file));
  }
  const descriptor = JSON.parse(await readFile(descriptorFile, 'utf8'));
  descriptor.metadata.version = `${packageVersion}+${hash.digest('hex').slice(0, 12)}`;
  const parsed = parseRegistryEntry(descriptor);
  if ('problem' in parsed)
    throw new BuiltPartError(`${descriptorFile} is not a descriptor: ${parsed.problem}`);
  return { entry: parsed.entry, assets, renderBundle };
}
