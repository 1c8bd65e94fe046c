import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock } from '@tus/server';
import { ERRORS } from '@tus/server';
import { SessionLocks } from '../../../platform/db/session-locks.ts';
import { UploadLocks } from './upload-locks.ts';

/** Between two looks whether another server has let an upload go. */
const everyMs = 50;

/**
 * As {@link UploadLocks}, among all servers of the site: a request that comes to one of them has the request end that
 * another one still works on. Correctness does not depend on these locks, which end with a connection to the database,
 * but on the database itself.
 */
export class SharedUploadLocks extends UploadLocks {
  readonly #session: SessionLocks;

  constructor(connectionString: string) {
    super();
    this.#session = new SessionLocks(connectionString, (name) => {
      // A request that cannot be reached ends on its own.
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
          await this.#takeFromOthers(id, signal);
          isHeld = true;
        } catch (error) {
          await local.unlock();
          throw error;
        }
      },
      unlock: async () => {
        // First here: a request of this process that waits would else find it held by this process.
        if (isHeld) await this.#session.release(nameOf(id));
        isHeld = false;
        await local.unlock();
      },
    };
  }

  override async close(): Promise<void> {
    await this.#session.close();
  }

  async #takeFromOthers(id: string, signal: AbortSignal): Promise<void> {
    while (!(await this.#session.take(nameOf(id)))) {
      if (signal.aborted) throw ERRORS.ABORTED;
      await this.#session.ask(nameOf(id));
      await sleep(everyMs);
    }
    if (!signal.aborted) return;
    await this.#session.release(nameOf(id));
    throw ERRORS.ABORTED;
  }
}

const prefix = 'upload ';
const nameOf = (id: string) => `${prefix}${id}`;
const idOf = (name: string) => name.slice(prefix.length);
