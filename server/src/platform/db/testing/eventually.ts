import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `holds` answers true, looking often; rejects when it has not within `ms`. */
export async function eventually(holds: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${ms} ms: ${holds}`);
    await sleep(10);
  }
}
