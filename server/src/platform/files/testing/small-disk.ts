import { spawnSync } from 'node:child_process';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Whether this process may mount disks. Most containers, and users other than root, may not. */
export const canMount =
  spawnSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs tmpfs "$d" && umount "$d" && rmdir "$d"'])
    .status === 0;

export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Mounts a disk on a folder.
   * @param kilobytes size of the disk
   * @param maxNames maximum number of files and folders on the disk
   */
  static async mount(folder: string, kilobytes: number, maxNames = 10_000): Promise<SmallDisk> {
    await mkdir(folder, { recursive: true });
    const options = `size=${kilobytes}k,nr_inodes=${maxNames}`;
    const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
    if (status !== 0) throw new Error(`No disk was mounted: ${stderr}`);
    return new SmallDisk(folder);
  }

  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a');
    await untilFull(() => file.write(Buffer.alloc(4096, 'x'))).finally(() => file.close());
  }

  /**
   * Creates empty files until the disk accepts no more files.
   * @returns a function that deletes one of the files
   */
  async fillNames(): Promise<() => Promise<void>> {
    const names: string[] = [];
    await untilFull(async () => {
      const name = path.join(this.#folder, `name-${names.length}`);
      await writeFile(name, '');
      names.push(name);
    });
    return () => rm(names.pop() ?? '');
  }

  free(): Promise<void> {
    return rm(this.#filler);
  }

  unmount(): void {
    spawnSync('umount', ['--lazy', this.#folder]);
  }

  get #filler(): string {
    return path.join(this.#folder, 'filler');
  }
}

async function untilFull(write: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
