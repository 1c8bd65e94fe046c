import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  assetPath,
  compressedSuffix,
  contentOf,
  integrityOf,
  isCompressedFrom,
} from '@title24/remote-kit/registry';

/** A published file is not there, or not as it was published, and so is not used. */
class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** Where published assets and render bundles lie: below `<DATA_DIR>/registry`. */
export class PublishedFiles {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'registry');
  }

  get assetsFolder(): string {
    return join(this.#folder, 'assets');
  }

  get renderFolder(): string {
    return join(this.#folder, 'render');
  }

  /** What served last on this machine (signing/kept-registry.ts). */
  get lastGoodDocument(): string {
    return join(this.#folder, 'last-good.json');
  }

  /** Assets of all versions of a part lie side by side: their names carry content hashes. */
  asset(name: string, file: string): string {
    // From the root first: no way leads out of the part's folder.
    return join(this.assetsFolder, basename(name), join('/', file));
  }

  renderBundle(name: string, version: string): string {
    return join(this.renderFolder, basename(name), `${basename(version)}.cjs`);
  }

  /**
   * The text of a render bundle, of this integrity and no other.
   * @throws DamagedFileError
   */
  async readRenderBundle(name: string, version: string, integrity: string): Promise<string> {
    const path = this.renderBundle(name, version);
    const content = await contentOf(path);
    if (!content) throw new DamagedFileError(`${path} is missing. Publish ${name} ${version} again.`);
    if (integrityOf(content) !== integrity)
      throw new DamagedFileError(`${path} is not what was published. Publish ${name} ${version} again.`);
    return content.toString();
  }

  /** @param file path within the build: 'browser/x.js', 'render/render.cjs' */
  pathOf({ name, version }: { readonly name: string; readonly version: string }, file: string): string {
    const asset = assetPath(file);
    return asset === null ? this.renderBundle(name, version) : this.asset(name, asset);
  }

  /** Puts content in place, on the disk whole or not at all; readers see the file before or the file after. */
  async write(target: string, content: Uint8Array): Promise<void> {
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${randomUUID()}.tmp`;
    try {
      await writeToDisk(temporary, content);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(dirname(target));
  }

  /** Removes a file, if it is there. */
  remove(target: string): Promise<void> {
    return rm(target, { force: true });
  }
}

/**
 * What is wrong with a published file, or with the compressed copy that lies beside it: 'is missing', 'is damaged'.
 * @param integrity of the content; null if it is not known, and only presence is looked at
 */
export async function fileProblem(path: string, integrity: string | null): Promise<string | null> {
  const content = await contentOf(path);
  if (!content) return 'is missing';
  const actual = integrityOf(content);
  if (integrity !== null && actual !== integrity) return 'is damaged';
  const compressed = await contentOf(path + compressedSuffix);
  return compressed && !(await isCompressedFrom(compressed, actual)) ? 'has a damaged compressed copy' : null;
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeToDisk(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Else the new name could be lost with the power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
