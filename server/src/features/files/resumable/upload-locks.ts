import type { Lock, Locker, RequestRelease } from '@tus/server';
import { ERRORS } from '@tus/server';

interface Holder {
  readonly askToRelease: RequestRelease;
  readonly released: Promise<void>;
}

/**
 * Allows one request of this process at a time for each upload. A new request replaces the current one, whose
 * connection may be dead. Data that the replaced request has written stays.
 */
export class UploadLocks implements Locker {
  readonly #holders = new Map<string, Holder>();

  newLock(id: string): Lock {
    let release: (() => void) | null = null;
    return {
      lock: async (signal, askToRelease) => {
        for (let holder = this.#holders.get(id); holder; holder = this.#holders.get(id)) {
          await holder.askToRelease();
          await endOf(holder.released, signal);
        }
        if (signal.aborted) throw ERRORS.ABORTED;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        this.#holders.set(id, { askToRelease, released });
      },
      unlock: async () => {
        if (!release) return;
        this.#holders.delete(id);
        release();
        release = null;
      },
    };
  }

  /** Runs `use` while no request uses the upload. Requests that arrive in the meantime have to wait. */
  async holding<Result>(id: string, use: () => Promise<Result>): Promise<Result> {
    const lock = this.newLock(id);
    await lock.lock(new AbortController().signal, () => undefined);
    try {
      return await use();
    } finally {
      await lock.unlock();
    }
  }

  isHeld(id: string): boolean {
    return this.#holders.has(id);
  }

  async askHolder(id: string): Promise<void> {
    await this.#holders.get(id)?.askToRelease();
  }

  async close(): Promise<void> {}
}

function endOf(released: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const rejectWait = () => reject(ERRORS.ABORTED);
    if (signal.aborted) rejectWait();
    signal.addEventListener('abort', rejectWait, { once: true });
    void released.then(() => {
      signal.removeEventListener('abort', rejectWait);
      resolve();
    });
  });
}
