import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Minimum duration of a request for a mail, in milliseconds, so that its timing does not reveal whether an account
 * exists.
 */
const floorMs = 400;

/** Runs a job and settles no earlier than the minimum. */
export async function withMinimumDuration<Result>(job: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([job(), sleep(floorMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
