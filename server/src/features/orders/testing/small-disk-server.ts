import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { programEnvironment, quickStart } from '../../../platform/lifecycle/testing/site-process.ts';
import type { OrderSite } from './order-site.ts';

const program = fileURLToPath(new URL('order-server.ts', import.meta.url));

/** Whether this machine lets a process mount a disk in its own namespace. Some containers do not allow this. */
export const canMountDisks =
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0;

/** An order server whose data folder is a separate disk with room for 3 MB and 300 file names. */
export class SmallDiskServer {
  readonly url: string;
  /** Path through which the test reaches the server's data folder. Only the server has the disk mounted. */
  readonly dataDir: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(url: string, process: ChildProcess, folder: string) {
    this.url = url;
    this.dataDir = `/proc/${process.pid}/root${folder}`;
    this.#process = process;
    this.#folder = folder;
  }

  static async start(orders: OrderSite): Promise<SmallDiskServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'small-disk-'));
    const mounted = 'mount -t tmpfs -o size=3m,nr_inodes=300 tmpfs "$0" && exec "$@"';
    const { connectionString } = orders.site.database;
    const command = [process.execPath, quickStart, program, folder, connectionString, orders.now()];
    const server = spawn('unshare', ['-rm', 'sh', '-c', mounted, folder, ...command], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...programEnvironment, UPLOAD_KEEP_FREE: '0' },
    });
    if (!server.stdout) throw new Error('The server has no standard output');
    const [port] = await once(createInterface({ input: server.stdout }), 'line');
    return new SmallDiskServer(`http://127.0.0.1:${port}`, server, folder);
  }

  /**
   * Fills the disk.
   * @returns a function that frees the space again
   */
  async fill(): Promise<() => Promise<void>> {
    const filler = path.join(this.dataDir, 'filler');
    const file = await open(filler, 'w');
    const block = Buffer.alloc(4096, 'x');
    await untilFull(() => file.write(block)).finally(() => file.close());
    return () => rm(filler);
  }

  /**
   * Creates empty files until the disk accepts no more files.
   * @returns a function that deletes one of the files
   */
  async fillNames(): Promise<() => Promise<void>> {
    const names: string[] = [];
    await untilFull(async () => {
      const name = path.join(this.dataDir, `name-${names.length}`);
      await writeFile(name, '');
      names.push(name);
    });
    return () => rm(names.pop() ?? '');
  }

  async names(folder: string): Promise<string[]> {
    return (await readdir(path.join(this.dataDir, folder))).sort();
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function untilFull(write: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
