import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until `ask` answers something other than false, null or undefined, and returns that. For background work.
 * @throws Error if it has not within `ms` milliseconds
 */
export async function eventually<Result>(
  ask: () => Promise<Result> | Result,
  ms = 30_000,
): Promise<Exclude<Result, false | null | undefined>> {
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined)
      return answer as Exclude<Result, false | null | undefined>;
    if (Date.now() > deadline) throw new Error(`Not within ${ms} ms: ${ask}`);
    await sleep(10);
  }
}
