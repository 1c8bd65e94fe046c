/**
 * `npm run bench -- http`: compares the processor time of the site with that of a bare node:http server that sends the
 * same bytes, in alternating rounds. Both servers run on one core and the load generator on another, if the machine has
 * `taskset` and a second core. The request rate is not compared, because the load generator limits it. Also measures
 * the processor time of uncached pages and first visits, and how many first visits a second the server can answer. Exits
 * with 1 if a target is missed.
 *
 * `-- http NAME` measures only one thing. NAME is a key of `cases`, or `uncached`, `visit` or `capacity`.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/launch-options.ts';
import { startSite } from '../support/site.ts';
import { firstVisit, firstVisitPages } from './first-visit.ts';
import { everySecond } from './paced-requests.ts';
import { serverProcess } from './process-memory.ts';
import { processorTime, processTree } from './processor-time.ts';
import { check, percentile } from './targets.ts';

const rounds = 7;
const warming = 2;
const requests = 10_000;
const connections = 20;

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');
const pins = canPin();

interface Ask {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const get = (path: string): Ask => ({
  path,
  method: 'GET',
  headers: { 'accept-encoding': 'gzip, deflate, br' },
});
const page = get('/prices');
const call: Ask = {
  path: '/rpc/public/products',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"jsonrpc":"2.0","method":"findAll","params":{},"id":1}',
};

/** Each case's request, and its target: the minimum ratio of the bare server's processor time to the site's. */
const cases: Readonly<Record<string, readonly [ask: () => Promise<Ask>, target: number]>> = {
  page: [async () => page, 0.6],
  asset: [async () => get(await scriptOfPage()), 0.55],
  registry: [async () => get('/registry.json'), 0.55],
  findAll: [async () => call, 0.55],
  'findAll, brotli': [async () => withBrotli(call), 0.55],
};
/** Maximum milliseconds of processor time for an uncached page. */
const uncachedTarget = 3.5;
/** Maximum milliseconds of processor time for a first visit: the page and all of its files. */
const visitTarget = 8;
/** Maximum milliseconds of a first visit at the 95th percentile, and the minimum of first visits a second. */
const capacity = { p95Ms: 100, visits: 60 } as const;

const [only] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'title24-http-'));
const site = await startSite({
  LOG_LEVEL: 'warn',
  RPC_REQUESTS_PER_MINUTE: '100000000',
  PAGE_RENDERS_PER_MINUTE: '100000000',
});
try {
  const server = await serverProcess(site.dataDir);
  for (const pid of await processTree(server)) pin(pid);
  for (const [name, [ask, target]] of Object.entries(cases)) {
    if (!only || only === name) await compare(name, server, await ask(), target);
  }
  if (!only || only === 'uncached') {
    const cpu = await uncached(server);
    const text = `uncached page: ${cpu.toFixed(1)} ms of processor time with the renderers`;
    check(`${text}, target at most ${uncachedTarget}`, cpu <= uncachedTarget);
  }
  if (!only || only === 'visit') {
    for (const path of firstVisitPages) {
      const cpu = await visits(server, path);
      check(
        `first visit of ${path}: ${cpu.toFixed(1)} ms of processor time, target at most ${visitTarget}`,
        cpu <= visitTarget,
      );
    }
  }
  if (!only || only === 'capacity') {
    const most = await visitsPerSecond('/services');
    check(
      `first visits of /services: ${most} a second at a p95 of ${capacity.p95Ms} ms, target at least ${capacity.visits}`,
      most >= capacity.visits,
    );
  }
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function compare(name: string, server: number, ask: Ask, target: number): Promise<void> {
  const bare = await startBare(ask);
  try {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await load(site.url, ask, server);
      const least = await load(bare.url, ask, bare.pid);
      if (round < warming) continue;
      ratios.push(least.cost / ours.cost);
      console.log(`      ${formatSpeed(ours)}; bare ${formatSpeed(least)}`);
    }
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
    check(`${name}: bare ÷ site ${ratio.toFixed(2)}, target at least ${target}`, ratio >= target);
  } finally {
    bare.stop();
  }
}

/** Starts a bare server that sends the same bytes as the site. */
async function startBare(ask: Ask): Promise<{ url: string; pid: number; stop: () => void }> {
  // The site compresses a page better after the first request. The comparison uses the better version.
  for (let n = 0; n < 3; n += 1) await send(ask);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { bytes, headers } = await send(ask);
  const file = join(folder, 'body');
  await writeFile(file, bytes);
  // Leaves out the headers that Node writes itself.
  const kept = Object.entries(headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
  );
  const script = new URL('./bare-server.ts', import.meta.url).pathname;
  const args = [script, file, JSON.stringify(Object.fromEntries(kept))];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  pin(pid);
  return { url: `http://127.0.0.1:${String(port).trim()}`, pid, stop: () => child.kill() };
}

interface Speed {
  /** Requests per second. */
  readonly rate: number;
  /** Microseconds of processor time per request. */
  readonly cost: number;
}

async function load(url: string, { path, method, headers, body }: Ask, pid: number): Promise<Speed> {
  const args = [
    autocannon,
    '--json',
    '--no-progress',
    '-c',
    `${connections}`,
    '-a',
    `${requests}`,
    '-m',
    method,
  ];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`);
  if (body) args.push('-b', body);
  const [program, ...rest] = [...(pins ? ['taskset', '-c', '1'] : []), process.execPath, ...args, url + path];
  const before = await processorTime(pid);
  const { stdout } = await run(program ?? '', rest, { maxBuffer: 1024 ** 2 });
  const result = JSON.parse(stdout) as {
    '2xx': number;
    non2xx: number;
    errors: number;
    requests: { average: number };
  };
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}${path} failed: ${stdout}`);
  const used = (await processorTime(pid)) - before;
  return { rate: result.requests.average, cost: (used * 1000) / result['2xx'] };
}

/** Returns the milliseconds of server processor time for an uncached page. */
async function uncached(pid: number): Promise<number> {
  let next = 0;
  const make = async (count: number) => {
    const visitor = async () => {
      for (let n = 0; n < count / connections; n += 1) await send({ ...page, path: `/prices?n=${next++}` });
    };
    await Promise.all(Array.from({ length: connections }, visitor));
  };
  await make(400);
  const before = await processorTime(pid);
  await make(1000);
  return ((await processorTime(pid)) - before) / 1000;
}

/** Returns the milliseconds of server processor time for a first visit. */
async function visits(pid: number, path: string): Promise<number> {
  const visit = await firstVisitOf(path);
  for (let n = 0; n < 300; n += 1) await visit();
  const before = await processorTime(pid);
  for (let n = 0; n < 500; n += 1) await visit();
  return ((await processorTime(pid)) - before) / 500;
}

/**
 * Returns the highest rate of first visits per second at which 95% of them take at most `capacity.p95Ms`. Ends earlier
 * if the load generator, which uses the second core, cannot keep the rate.
 */
async function visitsPerSecond(path: string): Promise<number> {
  const visit = await firstVisitOf(path);
  const seconds = 5;
  for (let rate = 50; ; rate += 50) {
    const startedAt = performance.now();
    const p95 = percentile(await everySecond(rate, seconds, visit), 0.95);
    const reached = (rate * seconds * 1000) / (performance.now() - startedAt);
    console.log(
      `      ${rate} first visits a second: p95 ${p95.toFixed(0)} ms, reached ${reached.toFixed(0)} a second`,
    );
    if (p95 > capacity.p95Ms || reached < rate * 0.95) return rate - 50;
  }
}

/**
 * Returns a function that makes a first visit: it loads the page and its files over new connections, and returns the
 * milliseconds until the last byte.
 */
async function firstVisitOf(path: string): Promise<() => Promise<number>> {
  const browser = await chromium.launch(launchOptions);
  const { files } = await firstVisit(browser, site.url + path);
  await browser.close();
  const asks = files.map(({ url }) => get(new URL(url).pathname));
  return async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const startedAt = performance.now();
    await Promise.all(asks.map((ask) => send(ask, agent)));
    agent.destroy();
    return performance.now() - startedAt;
  };
}

/** Returns the path of mf-content's entry script, a medium-sized file that /prices loads. */
async function scriptOfPage(): Promise<string> {
  const { bytes } = await send({ ...page, headers: {} });
  const [script] = /\/assets\/mf-content\/remoteEntry[^"]*\.js/.exec(bytes.toString()) ?? [];
  if (!script) throw new Error(`${page.path} names no script.`);
  return script;
}

async function send({ path, method, headers, body }: Ask, agent?: Agent) {
  const sent = request(site.url + path, { method, headers, ...(agent && { agent }) });
  sent.end(body);
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  return { bytes: await buffer(response), headers: response.headers as Record<string, string | undefined> };
}

function formatSpeed({ rate, cost }: Speed): string {
  return `${Math.round(rate)} a second (${Math.round(cost)} µs each)`;
}

function withBrotli(ask: Ask): Ask {
  return { ...ask, headers: { ...ask.headers, 'accept-encoding': 'br' } };
}

function canPin(): boolean {
  try {
    execFileSync('taskset', ['--version']);
    return availableParallelism() > 1;
  } catch {
    console.log('      Without taskset or a second core: everything shares what there is.');
    return false;
  }
}

/** Pins a process and all its threads to the first core, if `pins` is true. */
function pin(pid: number): void {
  if (pins) execFileSync('taskset', ['-a', '-c', '-p', '0', String(pid)]);
}
