import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../../platform/http/client.ts';
import type { AttemptCounter, AttemptKey } from '../../../platform/limits/attempt-counter.ts';

/** One client at one account. Nobody else is held up by it. */
const pairLimit = { free: 5, firstWait: 15 };

/** One client at any account: bounds trying a few passwords at each of many accounts. Holds up all behind its address. */
const clientLimit = { free: 100, firstWait: 15 };

/** Tries at one account, wherever from, after which each further one is answered later: a delay, never a refusal. */
const accountFree = 30;
const delayStepMs = 50;
const maxDelayMs = 2000;

/** A try that was let through; say how it ended, or it counts as failed. */
export interface LoginAttempt {
  /** The password was right: it was not a guess. */
  undo(): Promise<void>;
  /** Logged in: this client is trusted at this account again. */
  succeeded(): Promise<void>;
}

/**
 * Slows down guessing of passwords. Counts what was typed, whether or not an account has that name, so that it tells
 * nothing of which exist.
 *
 * An office or a household is one address, so an attempt counts for one account at one address first: after five, that pair
 * waits, and what it is refused meanwhile does not count for the address. Somebody who has forgotten a password, or a
 * program with an old one, adds about twelve tries an hour to the address, which has a hundred. Only whoever goes through
 * many accounts uses those up; then all behind the address wait, for what tells them apart before the password is
 * checked is nothing that a guesser could not also send.
 */
export class LoginThrottle {
  readonly #counter: AttemptCounter;

  constructor(counter: AttemptCounter) {
    this.#counter = counter;
  }

  /** Counts an attempt and lets it through. Rejects with TooManyAttemptsError if this client has to wait. */
  async begin(accountName: string, client: Client): Promise<LoginAttempt> {
    const name = accountName.trim().toLowerCase();
    const ofPair: AttemptKey = ['pair', name, client.key];
    const ofClient: AttemptKey = ['client', client.key];
    const ofAccount: AttemptKey = ['account', name];
    this.#counter.requireNotHeld(ofClient);
    await this.#counter.count(ofPair, pairLimit);
    await this.#counter.count(ofClient, clientLimit).catch(async (error: unknown) => {
      // It was no try at this account.
      await this.#counter.subtract(ofPair);
      throw error;
    });
    await delay(await this.#counter.add(ofAccount));
    const undo = async () => {
      for (const key of [ofPair, ofClient, ofAccount]) await this.#counter.subtract(key);
    };
    return {
      undo,
      succeeded: async () => {
        await undo();
        await this.#counter.forget(ofPair);
      },
    };
  }

  /** As {@link begin}, if no account is named: counts the client alone. */
  async beginUnnamed(client: Client): Promise<LoginAttempt> {
    const ofClient: AttemptKey = ['client', client.key];
    await this.#counter.count(ofClient, clientLimit);
    const undo = () => this.#counter.subtract(ofClient);
    return { undo, succeeded: undo };
  }
}

async function delay(count: number): Promise<void> {
  if (count > accountFree) await sleep(Math.min(maxDelayMs, (count - accountFree) * delayStepMs));
}
