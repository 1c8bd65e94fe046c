import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '@title24/embedded-postgres/process-state';

/**
 * Folders on this machine that collect files until they are stored. A folder's name begins with the id of the process
 * that uses it.
 */
export class IncomingFolders {
  readonly #root: string;
  readonly #inUse = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  async using<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    const name = `${process.pid}-${randomUUID()}`;
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

  async sweep(): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#root)) {
      if (!this.#isUsed(name)) await rm(path.join(this.#root, name), { recursive: true, force: true });
    }
  }

  /**
   * Returns whether a process is using the folder. For this process's id, only `#inUse` counts, because a killed
   * process may have had the same id.
   */
  #isUsed(name: string): boolean {
    const [pid] = /^\d+(?=-)/.exec(name) ?? [];
    return pid === String(process.pid) ? this.#inUse.has(name) : pid !== undefined && isAlive(Number(pid));
  }
}
