import fc from 'fast-check';
import { brokenRequest, framedRequests } from './hostile-requests.ts';
import { exchange, statusesOf } from './raw-http.ts';
import type { SmallSite } from './small-site.ts';

const connectionsAtOnce = 16;

/** Makes every run send the same requests. */
const seed = 1;

/** Settings of a site that accepts a flood of requests. */
export const floodSettings = {
  LOG_LEVEL: 'info',
  UPLOAD_FORMS_PER_HOUR: '1000000',
  UPLOAD_REQUESTS_PER_MINUTE: '1000000',
};

export const get = (target: string, ...lines: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
/** Returns a GET request after which the server closes the connection. */
export const last = (target: string) => get(target, 'Connection: close');

/** Returns the errors in the site's log, each cut to 600 characters. */
export const errorLinesOf = (site: SmallSite) =>
  site.process.stderr
    .split('\n')
    .filter((line) => /"level":"(?:error|fatal)"/.test(line))
    .map((line) => line.slice(0, 600));

/**
 * Sends generated requests over the given number of connections. Expects more than `minRequests` requests, responses
 * to most of them, and no server errors.
 */
export async function sendFramed(site: SmallSite, connections: number, minRequests: number): Promise<void> {
  const sent = fc.sample(framedRequests(), { numRuns: connections, seed });
  const count = sent.reduce((sum, { length }) => sum + length, 0);
  expect(count).toBeGreaterThan(minRequests);
  const end = Buffer.from(last('/healthz'));
  const { statuses, failed } = await sendAll(
    site.url,
    sent.map((each) => Buffer.concat([...each, end])),
  );
  expect(failed.slice(0, 3)).toEqual([]);
  expect(errorLinesOf(site).slice(0, 3)).toEqual([]);
  // A refusal may close the connection before later requests are answered.
  expect(statuses.length).toBeGreaterThan(0.7 * count);
}

/**
 * Sends requests with broken framing and expects no server errors.
 * @param count number of requests
 */
export async function sendBroken(site: SmallSite, count: number): Promise<void> {
  const { failed } = await sendAll(site.url, fc.sample(brokenRequest(), { numRuns: count, seed }), 100);
  expect(failed.slice(0, 3)).toEqual([]);
  expect(errorLinesOf(site).slice(0, 3)).toEqual([]);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
}

/**
 * Sends each item over its own connection, several at a time.
 * @returns all statuses, and the requests with a status of 500 or more
 */
async function sendAll(url: string, sent: readonly Buffer[], endAfterMs?: number) {
  const statuses: number[] = [];
  const failed: string[] = [];
  const waiting = [...sent];
  const client = async () => {
    for (let bytes = waiting.pop(); bytes; bytes = waiting.pop()) {
      const answers = statusesOf(await exchange(url, bytes, endAfterMs));
      statuses.push(...answers);
      if (answers.some((status) => status >= 500)) failed.push(`${answers} for ${bytes.toString('latin1')}`);
    }
  };
  await Promise.all(Array.from({ length: connectionsAtOnce }, client));
  return { statuses, failed };
}
