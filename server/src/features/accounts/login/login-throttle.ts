import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../../platform/http/client.ts';
import type { AttemptCounter, AttemptKey } from '../../../platform/limits/attempt-counter.ts';

/** Attempts of one client on one account. Affects nobody else. */
const pairLimit = { free: 5, firstWait: 15 };

/**
 * Attempts of one client on any account: limits trying a few passwords on many accounts. Affects everyone behind the
 * client's address.
 */
const clientLimit = { free: 100, firstWait: 15 };

/** Attempts on one account, from anywhere, after which each additional one is delayed, never refused. */
const accountFree = 30;
const delayStepMs = 50;
const maxDelayMs = 2000;

/** An admitted attempt; unless its outcome is reported, it counts as failed. */
export interface LoginAttempt {
  /** The password was correct, so this was not a guess. */
  undo(): Promise<void>;
  /** The login succeeded: this client is trusted for this account again. */
  succeeded(): Promise<void>;
}

/**
 * Slows down password guessing. Counts what was typed, whether or not an account has that name, so that it does not
 * reveal which exist.
 *
 * An office or household shares an address, so an attempt first counts for one account at one address: after five, that
 * pair has to wait, and refusals in the meantime do not count for the address. Someone who has forgotten a password, or
 * a program with an old one, adds about twelve attempts per hour to the address, which is allowed a hundred. Only
 * trying many accounts exceeds that; then everyone behind the address waits, because anything that would tell them
 * apart before the password is checked could also be sent by a guesser.
 */
export class LoginThrottle {
  readonly #counter: AttemptCounter;

  constructor(counter: AttemptCounter) {
    this.#counter = counter;
  }

  /** Counts an attempt and admits it. Rejects with TooManyAttemptsError if this client has to wait. */
  async begin(accountName: string, client: Client): Promise<LoginAttempt> {
    const name = accountName.trim().toLowerCase();
    const ofPair: AttemptKey = ['pair', name, client.key];
    const ofClient: AttemptKey = ['client', client.key];
    const ofAccount: AttemptKey = ['account', name];
    this.#counter.requireNotHeld(ofClient);
    await this.#counter.count(ofPair, pairLimit);
    await this.#counter.count(ofClient, clientLimit).catch(async (error: unknown) => {
      // A correct password does not count as an attempt on this account.
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

  /** Like {@link begin}, without an account: counts only the client. */
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
