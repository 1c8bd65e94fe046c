import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './client.ts';
import type { TryCounter, TryKey } from './try-counter.ts';

/** One client at one account, and one client at any. Nobody else is held up by them. */
const pairLimit = { free: 5, firstWait: 15 };
const clientLimit = { free: 30, firstWait: 15 };

/** Tries at one account, wherever from, after which each further one is answered later: a delay, never a refusal. */
const accountFree = 30;
const delayStepMs = 50;
const longestDelayMs = 2000;

/** A try that was let through; say how it ended, or it counts as failed. */
export interface LoginTry {
  /** The password was right: it was not a guess. */
  undo(): Promise<void>;
  /** Logged in: this client is trusted at this account again. */
  succeeded(): Promise<void>;
}

/**
 * Slows down guessing of passwords. Counts what was typed, whether or not an account has that name, so that it tells
 * nothing of which exist.
 */
export class LoginThrottle {
  readonly #counter: TryCounter;

  constructor(counter: TryCounter) {
    this.#counter = counter;
  }

  /** Counts a try and lets it through. Rejects with TooManyTriesError where this client has to wait. */
  async begin(accountName: string, client: Client): Promise<LoginTry> {
    const name = accountName.trim().toLowerCase();
    const ofPair: TryKey = ['pair', name, client.key];
    const ofClient: TryKey = ['client', client.key];
    const ofAccount: TryKey = ['account', name];
    await this.#counter.count(ofClient, clientLimit);
    await this.#counter.count(ofPair, pairLimit);
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

  /** As {@link begin}, where no account is named: counts the client alone. */
  async beginUnnamed(client: Client): Promise<LoginTry> {
    const ofClient: TryKey = ['client', client.key];
    await this.#counter.count(ofClient, clientLimit);
    const undo = () => this.#counter.subtract(ofClient);
    return { undo, succeeded: undo };
  }
}

async function delay(count: number): Promise<void> {
  if (count > accountFree) await sleep(Math.min(longestDelayMs, (count - accountFree) * delayStepMs));
}
