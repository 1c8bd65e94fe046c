/**
 * `npm run bench -- isolation`: measures how long pages take in disturbed and calm rounds, which alternate. In a
 * disturbed round, six visitors per second request another remote's page, which never finishes rendering. In a calm
 * round, there are no such visitors. Exits with 1 if the target is missed.
 */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyBuilds } from '../support/builds.ts';
import { startSite } from '../support/site.ts';

/** Target: maximum ratio of a disturbed round's 95th percentile to a calm round's. */
const target = 1.1;
const rounds = 7;
const secondsPerRound = 10;
/** Uncached pages of other remotes requested per second. */
const pagesPerSecond = 20;
const visitorsPerSecond = 6;

const agent = new Agent({ keepAlive: true });
const builds = await copyBuilds();
await builds.change('mf-wizard', (text, file) =>
  file === 'render/render.cjs' ? `${text};module.exports={render(){for(;;);}};` : text,
);
const site = await startSite({ LOG_LEVEL: 'error', PUBLISH_BUILDS_FROM: builds.folder });
let next = 0;
try {
  const calm: number[] = [];
  const disturbed: number[] = [];
  // These two rounds do not count, because the first request for each page fills the caches.
  await round(false);
  await round(true);
  for (let n = 0; n < rounds; n += 1) {
    calm.push(percentile(await round(false), 0.95));
    disturbed.push(percentile(await round(true), 0.95));
    console.log(`      calm ${show(calm.at(-1))}, disturbed ${show(disturbed.at(-1))}`);
  }
  const share = percentile(disturbed, 0.5) / percentile(calm, 0.5);
  const held = share <= target;
  console.log(
    `${held ? 'ok  ' : 'MISS'}  95th percentile of other pages: ${show(percentile(disturbed, 0.5))} beside ${show(percentile(calm, 0.5))} undisturbed, ${share.toFixed(2)} of it, target at most ${target}`,
  );
  if (!held) process.exitCode = 1;
} finally {
  await site.stop();
  await builds.remove();
}

/** @returns the milliseconds that each page of the other remotes took */
async function round(isTroubled: boolean): Promise<number[]> {
  const pages = everySecond(pagesPerSecond, (n) =>
    timed(n % 2 === 0 ? `/prices?n=${next++}` : `/cost-estimator?kind=new&area=${1000 + next++}`),
  );
  const visitors = isTroubled
    ? everySecond(visitorsPerSecond, () => timed(`/compliance-wizard?n=${next++}`))
    : [];
  const [times] = await Promise.all([pages, visitors]);
  return times;
}

/** Starts `rate` runs each second, even while earlier runs are still going. Resolves when all runs have ended. */
async function everySecond<Result>(
  rate: number,
  begin: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < rate * secondsPerRound; index += 1) {
    await sleep(Math.max(0, startedAt + (index * 1000) / rate - performance.now()));
    begun.push(begin(index));
  }
  return Promise.all(begun);
}

async function timed(path: string): Promise<number> {
  const startedAt = performance.now();
  const sent = request(site.url + path, { agent });
  sent.end();
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
  return performance.now() - startedAt;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function show(milliseconds = 0): string {
  return `${milliseconds.toFixed(1)} ms`;
}
