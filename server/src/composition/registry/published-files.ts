import { randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where published assets and render bundles lie: below `<DATA_DIR>/registry`. */
export class PublishedFiles {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'registry');
  }

  /** Assets of all versions of a part lie side by side: their names carry content hashes. */
  asset(name: string, file: string): string {
    return join(this.#folder, 'assets', basename(name), basename(file));
  }

  renderBundle(name: string, version: string): string {
    return join(this.#folder, 'render', basename(name), `${basename(version)}.cjs`);
  }

  /** Puts a copy of `source` in place, whole or not at all; what is there already is the same and stays. */
  async keep(source: string, target: string): Promise<void> {
    if (await exists(target)) return;
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${randomUUID()}.tmp`;
    await copyFile(source, temporary);
    await rename(temporary, target);
  }
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
