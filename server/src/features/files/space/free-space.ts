import { statfs } from 'node:fs/promises';

/** The disk has no room for more uploads. */
class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

/** After this many bytes the disk is asked again: what others write counts too. */
const bytesBetweenLooks = 16 * 1024 ** 2;

/**
 * Room for uploads on the disk that holds `folder`. `keepFree` bytes stay for the database and everything else; what is
 * on its way is counted as taken before it has arrived, so that two large sets are not both let in for the room of one.
 */
export class FreeSpace {
  readonly #folder: string;
  readonly #keepFree: number;
  readonly #expected = new Set<Expected>();

  constructor(folder: string, keepFree: number) {
    this.#folder = folder;
    this.#keepFree = keepFree;
  }

  /** Reserves room for what is announced, in bytes; 0 if that is not known. Rejects with {@link DiskFullError}. */
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
        if (unseen < bytesBetweenLooks) return;
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
      throw new DiskFullError('The disk has no room for this upload beside what has to stay free');
    }
  }
}

/** Room that is kept for one upload until `release`. */
export interface Reservation {
  /** Bytes have been written. Rejects with {@link DiskFullError} once the disk fills up. */
  took(bytes: number): Promise<void>;
  release(): void;
}

interface Expected {
  left: number;
}

/** Whether an error, or what caused it, says that there is no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof DiskFullError) return true;
  if ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) return true;
  return 'cause' in error && isDiskFull(error.cause);
}
