import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true });

/**
 * Starts runs of `begin` at a constant rate, without waiting for earlier runs to end. Returns the results of all runs.
 * @param rate - runs per second
 */
export async function everySecond<Result>(
  rate: number,
  seconds: number,
  begin: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    await sleep(Math.max(0, startedAt + (index * 1000) / rate - performance.now()));
    begun.push(begin(index));
  }
  return Promise.all(begun);
}

/**
 * Requests a page and returns the milliseconds until its last byte has arrived.
 * @throws Error if the status is not 200
 */
export async function timedPage(url: string): Promise<number> {
  const startedAt = performance.now();
  const sent = request(url, { agent });
  sent.end();
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
  return performance.now() - startedAt;
}
