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

/** Thrown when a published file is missing or damaged and cannot be used. */
class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** Manages published assets and render bundles on this machine, in `<DATA_DIR>/registry`. */
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

  /** Returns the path of this machine's copy of the registry that it last served (kept-registry.ts). */
  get lastGoodDocument(): string {
    return join(this.#folder, 'last-good.json');
  }

  /**
   * Returns the path of an asset. All versions of a part share one folder, because file names contain content hashes.
   */
  asset(name: string, file: string): string {
    // Resolving the path against the root first keeps it inside the part's folder.
    return join(this.assetsFolder, basename(name), join('/', file));
  }

  renderBundle(name: string, version: string): string {
    return join(this.renderFolder, basename(name), `${basename(version)}.cjs`);
  }

  /**
   * Returns the text of a render bundle.
   * @throws DamagedFileError if the bundle does not have the given integrity
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
   * Returns the path where a version's file is stored.
   * @param file path within the build: 'browser/x.js', 'render/render.cjs'
   */
  pathOf({ name, version }: { readonly name: string; readonly version: string }, file: string): string {
    const asset = assetPath(file);
    return asset === null ? this.renderBundle(name, version) : this.asset(name, asset);
  }
}

/**
 * State of each file when it was last found undamaged, by path. Each release checks the files of all parts, and reading
 * unchanged files again would delay pages.
 */
const whole = new LRUCache<string, string>({ max: 20_000 });

/**
 * Returns the problem with a published file or its compressed copy: 'is missing', 'is damaged'; null if there is none.
 * @param integrity - integrity of the content; if null, only the existence of the file is checked
 */
export async function fileProblem(path: string, integrity: string | null): Promise<string | null> {
  // The state is read before the content. If the file changes in between, the next call reads the content again.
  const states = await Promise.all([path, path + compressedSuffix].map(stateOf));
  const state = `${integrity} ${states}`;
  if (whole.get(path) === state) return null;
  const problem = await contentProblem(path, integrity);
  if (problem === null) whole.set(path, state);
  return problem;
}

/**
 * Returns text that identifies a file and its content. Every change to the content also changes the file's change
 * time.
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

/** Returns whether a file or folder exists at the path. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
