import { statfs } from 'node:fs/promises';
import { DiskFullError } from '../../../platform/files/disk-full.ts';

/** Written bytes after which free space is checked again, because other programs also write to the disk. */
const bytesBetweenChecks = 16 * 1024 ** 2;

/**
 * Tracks free space for uploads on the disk of `folder`, and leaves `keepFree` bytes for the database and other uses.
 * Announced bytes count as used before they arrive, so that two large uploads are not admitted when only one fits.
 */
export class FreeSpace {
  readonly #folder: string;
  readonly #keepFree: number;
  readonly #expected = new Set<Expected>();

  constructor(folder: string, keepFree: number) {
    this.#folder = folder;
    this.#keepFree = keepFree;
  }

  /**
   * Reserves space for an upload's announced bytes. Rejects with {@link DiskFullError} if they do not fit.
   * @param bytes number of announced bytes, or 0 if unknown
   */
  async reserve(bytes: number): Promise<Reservation> {
    const expected = { left: bytes };
    this.#expected.add(expected);
    try {
      await this.#expectRoom();
    } catch (error) {
      this.#expected.delete(expected);
      throw error;
    }
    let unseen = 0;
    return {
      took: async (count) => {
        expected.left = Math.max(0, expected.left - count);
        unseen += count;
        if (unseen < bytesBetweenChecks) return;
        unseen = 0;
        await this.#expectRoom();
      },
      release: () => void this.#expected.delete(expected),
    };
  }

  async #expectRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    const expected = [...this.#expected].reduce((sum, { left }) => sum + left, 0);
    if (bavail * bsize - expected < this.#keepFree) {
      throw new DiskFullError('The disk has no room for this upload apart from its reserve');
    }
  }
}

/** Disk space reserved for an upload until `release` is called. */
export interface Reservation {
  /** Reports written bytes. Rejects with {@link DiskFullError} if a check finds too little free space. */
  took(bytes: number): Promise<void>;
  release(): void;
}

interface Expected {
  left: number;
}
