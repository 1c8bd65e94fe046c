/**
 * `npm run bench -- http`: the real site beside a bare node:http server that sends the same bytes, each on one core with
 * the load on another, in alternating rounds. Exits 1 if a target is missed.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startSite } from '../support/site.ts';
import { serverProcess } from './process-memory.ts';
import { check } from './targets.ts';

/** Requests a second as shares of the bare server's, and milliseconds of processor time. */
const targets = { page: 0.7, call: 0.5, uncached: 5 } as const;
const rounds = 5;
const seconds = 4;
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

const page: Ask = { path: '/prices', method: 'GET', headers: { 'accept-encoding': 'gzip, deflate, br' } };
const call: Ask = {
  path: '/rpc/public/products',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"jsonrpc":"2.0","method":"findAll","params":{},"id":1}',
};

const folder = await mkdtemp(join(tmpdir(), 'title24-http-'));
const site = await startSite({
  LOG_LEVEL: 'warn',
  RPC_REQUESTS_PER_MINUTE: '100000000',
  PAGE_RENDERS_PER_MINUTE: '100000000',
});
try {
  const server = await serverProcess(site.dataDir);
  pin(server);
  await compare('cached page with brotli', server, page, targets.page);
  await compare('public products.findAll', server, call, targets.call);
  await compare('public products.findAll with brotli', server, withBrotli(call), targets.call);
  const cpu = await uncached(server);
  check(
    `uncached page: ${cpu.toFixed(1)} ms of processor time, target at most ${targets.uncached}`,
    cpu <= targets.uncached,
  );
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function compare(name: string, server: number, ask: Ask, target: number): Promise<void> {
  const bare = await startBare(ask);
  try {
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await load(site.url, ask, server);
      const least = await load(bare.url, ask, bare.pid);
      // The first warms both.
      if (round === 0) continue;
      ratios.push(ours.rate / least.rate);
      console.log(`      ${formatSpeed(ours)}; bare ${formatSpeed(least)}`);
    }
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
    check(`${name}: ${ratio.toFixed(2)} of a bare server, target at least ${target}`, ratio >= target);
  } finally {
    bare.stop();
  }
}

/** A bare server that answers with the bytes that the site answers with, headers included. */
async function startBare(ask: Ask): Promise<{ url: string; pid: number; stop: () => void }> {
  // A page is compressed better at its second request; that version is compared.
  for (let n = 0; n < 3; n += 1) await send(ask);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { bytes, headers } = await send(ask);
  const file = join(folder, 'body');
  await writeFile(file, bytes);
  // Node itself writes these.
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
  /** Requests a second. */
  readonly rate: number;
  /** Microseconds of the server's processor time for a request: what others do on the machine changes it less. */
  readonly cost: number;
}

async function load(url: string, { path, method, headers, body }: Ask, pid: number): Promise<Speed> {
  const args = [
    autocannon,
    '--json',
    '--no-progress',
    '-c',
    `${connections}`,
    '-d',
    `${seconds}`,
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

/** Milliseconds of the server's processor time for a page that is not kept. */
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

/** Milliseconds that a process has used, with all its threads (Linux). */
async function processorTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function send({ path, method, headers, body }: Ask) {
  const sent = request(site.url + path, { method, headers });
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

/** Keeps a process with all its threads on the first core. */
function pin(pid: number): void {
  if (pins) execFileSync('taskset', ['-a', '-c', '-p', '0', String(pid)]);
}
