import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that asking for a mail takes at least, so that its time does not tell whether an account exists. */
const floorMs = 400;

/** Runs a job and settles no earlier than the floor. */
export async function withMinimumDuration<Result>(job: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([job(), sleep(floorMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
