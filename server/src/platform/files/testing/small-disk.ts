import { spawnSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
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

  /** Mounts a disk on a folder. @param kilobytes size of the disk */
  static async mount(folder: string, kilobytes: number): Promise<SmallDisk> {
    await mkdir(folder, { recursive: true });
    const { status, stderr } = spawnSync('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${kilobytes}k`,
      'tmpfs',
      folder,
    ]);
    if (status !== 0) throw new Error(`No disk was mounted: ${stderr}`);
    return new SmallDisk(folder);
  }

  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a');
    try {
      for (;;) await file.write(Buffer.alloc(4096, 'x'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      await file.close();
    }
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
