import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Folders on this machine in which files are collected until they are stored. Only this server uses them, because each
 * server has its own data folder.
 */
export class IncomingFolders {
  readonly #root: string;
  readonly #inUse = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Creates an empty folder, runs `use` with it, and deletes any leftovers. */
  async using<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    const name = randomUUID();
    const folder = path.join(this.#root, name);
    this.#inUse.add(name);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return await use(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
      this.#inUse.delete(name);
    }
  }

  /** Deletes the leftovers of a killed server. */
  async sweep(): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#root)) {
      if (!this.#inUse.has(name)) await rm(path.join(this.#root, name), { recursive: true, force: true });
    }
  }
}
