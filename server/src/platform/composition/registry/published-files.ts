import { access, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  assetPath,
  compressedSuffix,
  contentOf,
  integrityOf,
  isCompressedFrom,
  renderBundleText,
} from '@title24/remote-kit/registry';
import { LRUCache } from 'lru-cache';

/** Thrown when a published file is missing or damaged. */
class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** Manages published files on this machine, in `<DATA_DIR>/registry`. */
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

  /** Path of the copy of the last served registry (kept-registry.ts). */
  get lastGoodDocument(): string {
    return join(this.#folder, 'last-good.json');
  }

  /** Returns the path of an asset. Versions can share a folder, because file names contain content hashes. */
  asset(name: string, file: string): string {
    // Keeps the path inside the part's folder.
    return join(this.assetsFolder, basename(name), join('/', file));
  }

  renderBundle(name: string, version: string): string {
    return join(this.renderFolder, basename(name), `${basename(version)}.cjs`);
  }

  /**
   * Returns the text of a render bundle.
   *
   * @throws DamagedFileError if the file is missing or its integrity differs
   * @throws RenderBundleError if the bundle was already damaged when it was published
   */
  async readRenderBundle(name: string, version: string, integrity: string): Promise<string> {
    const path = this.renderBundle(name, version);
    const content = await contentOf(path);
    if (!content) throw new DamagedFileError(`${path} is missing. Publish ${name} ${version} again.`);
    if (integrityOf(content) !== integrity)
      throw new DamagedFileError(`${path} is not what was published. Publish ${name} ${version} again.`);
    return renderBundleText(content);
  }

  /**
   * Returns the path of a version's file.
   *
   * @param file path within the build: 'browser/x.js', 'render/render.cjs'
   */
  pathOf({ name, version }: { readonly name: string; readonly version: string }, file: string): string {
    const asset = assetPath(file);
    return asset === null ? this.renderBundle(name, version) : this.asset(name, asset);
  }
}

/** State of each verified file by path. Reading unchanged files again at each release would delay pages. */
const whole = new LRUCache<string, string>({ max: 20_000 });

/**
 * Returns the problem with a file or its compressed copy, such as 'is missing' or 'is damaged'; null if none.
 *
 * @param integrity expected hash; null if the file may have any content
 */
export async function fileProblem(path: string, integrity: string | null): Promise<string | null> {
  // Reads the states before the content, so that the next call notices a later change.
  const states = await Promise.all([path, path + compressedSuffix].map(stateOf));
  const state = `${integrity} ${states}`;
  if (whole.get(path) === state) return null;
  const problem = await contentProblem(path, integrity);
  if (problem === null) whole.set(path, state);
  return problem;
}

/**
 * Returns a file's inode, size and change time; 'missing' if there is no file. The time alone is not enough, because
 * two changes within a few milliseconds can have the same time.
 */
async function stateOf(path: string): Promise<string> {
  const status = await stat(path, { bigint: true }).catch(() => null);
  return status ? `${status.ino}/${status.size}/${status.ctimeNs}` : 'missing';
}

async function contentProblem(path: string, integrity: string | null): Promise<string | null> {
  const content = await contentOf(path);
  if (!content) return 'is missing';
  const actual = integrityOf(content);
  if (integrity !== null && actual !== integrity) return 'is damaged';
  const compressed = await contentOf(path + compressedSuffix);
  return compressed && !(await isCompressedFrom(compressed, actual, content.byteLength))
    ? 'has a damaged compressed copy'
    : null;
}

/** Returns whether a file or folder exists. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
