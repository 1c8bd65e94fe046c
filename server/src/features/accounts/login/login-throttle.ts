import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../../platform/http/client.ts';
import type { AttemptCounter, AttemptKey } from '../../../platform/limits/attempt-counter.ts';

/** Limit for one client on one account. Other clients are not affected. */
const pairLimit = { free: 5, firstWait: 15 };

/**
 * Limit for one client on all accounts together, to stop a client that tries a few passwords on many accounts. Affects
 * everyone behind the client's IP address.
 */
const clientLimit = { free: 100, firstWait: 15 };

/**
 * Number of attempts on one account, from all clients together, after which further attempts are delayed. This count
 * never causes a refusal.
 */
const accountFree = 30;
const delayStepMs = 50;
const maxDelayMs = 2000;

/** An admitted attempt. It counts as failed until its outcome is reported. */
export interface LoginAttempt {
  /**
   * Removes the attempt from all counts. Called if the password was correct, but the second-factor code is missing or
   * cannot be checked.
   */
  undo(): Promise<void>;
  /**
   * Removes the attempt from all counts. For an attempt with an account name, also resets the count for this
   * client and account. Called if the login succeeded.
   */
  succeeded(): Promise<void>;
}

/**
 * Slows down password guessing. Attempts are counted for each name that is entered, even if no account has this name.
 * The count therefore does not reveal which accounts exist.
 *
 * Each attempt with an account name first counts for the pair of account and client address. After five, the client
 * must wait before it tries that account again. Attempts during the wait do not count for the address. A forgotten
 * password therefore adds only about twelve attempts per hour to the address's count, far below its limit of a hundred.
 *
 * Mainly attempts on many accounts, or with passkeys, reach that limit. Everyone behind the address, such as an office,
 * then has to wait, because the site cannot tell an attacker from the other people there before it checks a password.
 */
export class LoginThrottle {
  readonly #counter: AttemptCounter;

  constructor(counter: AttemptCounter) {
    this.#counter = counter;
  }

  /** Counts an attempt and admits it. Rejects with TooManyAttemptsError if this client has to wait. */
  async begin(accountName: string, client: Client): Promise<LoginAttempt> {
    const name = accountName.trim().toLowerCase();
    const pairKey: AttemptKey = ['pair', name, client.key];
    const clientKey: AttemptKey = ['client', client.key];
    const accountKey: AttemptKey = ['account', name];
    this.#counter.requireNotBlocked(clientKey);
    await this.#counter.count(pairKey, pairLimit);
    await this.#counter.count(clientKey, clientLimit).catch(async (error: unknown) => {
      // This attempt's password is not checked, so the attempt must not count for the pair.
      await this.#counter.subtract(pairKey);
      throw error;
    });
    await delay(await this.#counter.add(accountKey));
    const undo = async () => {
      for (const key of [pairKey, clientKey, accountKey]) await this.#counter.subtract(key);
    };
    return {
      undo,
      succeeded: async () => {
        await undo();
        await this.#counter.forget(pairKey);
      },
    };
  }

  /**
   * Admits an attempt without an account name, and counts it only for the client. Rejects with
   * TooManyAttemptsError if the client has to wait.
   */
  async beginUnnamed(client: Client): Promise<LoginAttempt> {
    const clientKey: AttemptKey = ['client', client.key];
    await this.#counter.count(clientKey, clientLimit);
    const undo = () => this.#counter.subtract(clientKey);
    return { undo, succeeded: undo };
  }
}

async function delay(count: number): Promise<void> {
  if (count > accountFree) await sleep(Math.min(maxDelayMs, (count - accountFree) * delayStepMs));
}
