import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock } from '@tus/server';
import { ERRORS } from '@tus/server';
import { SessionLocks } from '../../../platform/db/session-locks.ts';
import { UploadLocks } from './upload-locks.ts';

/** Milliseconds after which a waiting request checks again whether another server has released the upload. */
const pollMs = 50;

/**
 * Like {@link UploadLocks}, but across all servers of the site. A broken database connection loses its locks, so
 * correctness must depend only on the stored data.
 */
export class SharedUploadLocks extends UploadLocks {
  readonly #session: SessionLocks;

  constructor(connectionString: string) {
    super();
    this.#session = new SessionLocks(connectionString, (name) => {
      // If this fails, the waiting server asks again.
      this.askHolder(idOf(name)).catch(() => undefined);
    });
  }

  override newLock(id: string): Lock {
    const local = super.newLock(id);
    let isHeld = false;
    return {
      lock: async (signal, askToRelease) => {
        await local.lock(signal, askToRelease);
        try {
          await this.#takeFromOtherServers(id, signal);
          isHeld = true;
        } catch (error) {
          await local.unlock();
          throw error;
        }
      },
      unlock: async () => {
        // The database lock is released before the local lock. In the other order, the next request could take a new
        // database lock after a reconnection, and this release would free that new lock.
        if (isHeld) await this.#session.release(nameOf(id));
        isHeld = false;
        await local.unlock();
      },
    };
  }

  override async close(): Promise<void> {
    await this.#session.close();
  }

  async #takeFromOtherServers(id: string, signal: AbortSignal): Promise<void> {
    while (!(await this.#session.take(nameOf(id)))) {
      if (signal.aborted) throw ERRORS.ABORTED;
      await this.#session.ask(nameOf(id));
      await sleep(pollMs);
    }
    if (!signal.aborted) return;
    await this.#session.release(nameOf(id));
    throw ERRORS.ABORTED;
  }
}

const prefix = 'upload ';
const nameOf = (id: string) => `${prefix}${id}`;
const idOf = (name: string) => name.slice(prefix.length);
