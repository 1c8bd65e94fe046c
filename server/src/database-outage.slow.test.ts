import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sendSignal } from '@title24/embedded-postgres/process-state';
import { eventually } from './platform/db/testing/eventually.ts';
import { requestLimits } from './platform/db/time-limits.ts';
import { SmallSite } from './testing/small-site.ts';

jest.setTimeout(180_000);

const run = promisify(execFile);

/** A request without a response for this long has hung, even on a slow machine. */
const requestTimeoutMs = 30_000;

let site: SmallSite;
let isDone: boolean;
let clients: Promise<void>[];
/** Number of requests by outcome: the status and whether a retry time was sent, or the error. */
let outcomes: Map<string, number>;

beforeAll(async () => {
  site = await SmallSite.start();
});
afterAll(() => site.stop());
beforeEach(() => {
  isDone = false;
  outcomes = new Map();
  clients = Array.from({ length: 24 }, (_, index) => client(index));
});

/**
 * Sends requests until `isDone` is true. A client with an even index makes calls that read the database. A
 * client with an odd index loads a page, each time with a different URL.
 */
async function client(index: number): Promise<void> {
  for (let turn = 0; !isDone; turn++) {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const pending =
      index % 2
        ? fetch(`${site.url}/services?client=${index}&turn=${turn}`, { signal })
        : fetch(`${site.url}/rpc/2.0/products`, {
            method: 'POST',
            headers: { authorization: `Bearer ${'x'.repeat(43)}`, 'content-type': 'application/json' },
            body: '{}',
            signal,
          });
    const outcome = await pending.then(
      async (response) => {
        await response.text();
        const retryAfter = response.headers.get('retry-after');
        return retryAfter ? `${response.status}, come again` : String(response.status);
      },
      (error) => String(error),
    );
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    await pause(50);
  }
}

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(path.join(site.dataDir, 'postgresql/postmaster.pid'), 'utf8'), 10);
}

async function databaseProcesses(): Promise<number[]> {
  const parent = await postmaster();
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid);
  return [parent, ...children];
}

async function recovered(): Promise<void> {
  const count = (outcome: string) => outcomes.get(outcome) ?? 0;
  const [pages, refusals] = [count('200'), count('401')];
  await eventually(
    async () =>
      (await fetch(`${site.url}/readyz`)).status === 200 &&
      count('200') > pages + 5 &&
      count('401') > refusals + 5,
    60_000,
  );
}

/** Stops the clients. Expects only the statuses 200 (pages), 401 (rejected tokens) and 503 with a retry time. */
async function expectAnswersOnly(): Promise<void> {
  isDone = true;
  await Promise.all(clients);
  const expected = ['200', '401', '503, come again'];
  expect([...outcomes.keys()].filter((outcome) => !expected.includes(outcome))).toEqual([]);
}

test('no request waits forever when the database freezes three times', async () => {
  // The first freeze is longer than the query timeout. The others simulate a slow disk.
  for (const frozenMs of [requestLimits.query_timeout + 2000, 1000, 1000]) {
    await recovered();
    const frozen = await databaseProcesses();
    for (const pid of frozen) sendSignal(pid, 'SIGSTOP');
    try {
      await pause(frozenMs);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      if (frozenMs > requestLimits.query_timeout) {
        expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
        expect(outcomes.get('503, come again')).toBeGreaterThan(0);
      }
    } finally {
      for (const pid of frozen) sendSignal(pid, 'SIGCONT');
    }
  }
  await recovered();
  await expectAnswersOnly();
});

test('a stopped database restarts automatically each time', async () => {
  for (const _ of ['first', 'again']) {
    await recovered();
    const before = await postmaster();
    sendSignal(before, 'SIGINT');
    await eventually(async () => (await postmaster().catch(() => before)) !== before, 30_000);
  }
  await recovered();
  await expectAnswersOnly();
});
