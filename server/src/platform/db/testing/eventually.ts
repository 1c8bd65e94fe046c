import { setTimeout as sleep } from 'node:timers/promises';

/** The first and the longest pause between attempts. More frequent attempts would slow down the awaited work. */
const [firstPauseMs, maxPauseMs] = [5, 80];

/**
 * Polls until `ask` returns something other than false, null or undefined, and returns that value.
 * @throws Error after `ms` milliseconds
 */
export async function eventually<Result>(
  ask: () => Promise<Result> | Result,
  ms = 30_000,
): Promise<Exclude<Result, false | null | undefined>> {
  const deadline = Date.now() + ms;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined)
      return answer as Exclude<Result, false | null | undefined>;
    if (Date.now() > deadline) throw new Error(`Not within ${ms} ms: ${ask}`);
    await sleep(pauseMs);
  }
}
