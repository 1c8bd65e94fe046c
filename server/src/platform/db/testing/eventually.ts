import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until `holds` returns true; rejects if it has not within `ms` milliseconds. */
export async function eventually(holds: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${ms} ms: ${holds}`);
    await sleep(10);
  }
}
