import { setTimeout as sleep } from 'node:timers/promises';

/** Minimum duration of a request for a password reset, whose timing must not reveal whether an account exists. */
const minDurationMs = 400;

/** Runs a job, and settles only after the minimum duration. */
export async function withMinimumDuration<Result>(job: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([job(), sleep(minDurationMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
