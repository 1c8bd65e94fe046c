/**
 * `npm run bench -- isolation`: measures page times in alternating calm and disturbed rounds. In a disturbed
 * round, six visitors per second also request a page of mf-wizard, which is changed so that its rendering
 * never ends. The measured pages belong to other remotes. Exits with 1 if the target is missed.
 */
import { copyBuilds } from '../support/builds.ts';
import { startSite } from '../support/site.ts';
import { everySecond, timedPage } from './paced-requests.ts';
import { percentile } from './targets.ts';

/** Maximum ratio of the disturbed rounds' median 95th percentile to that of the calm rounds. */
const target = 1.1;
const rounds = 7;
const secondsPerRound = 10;
/** Requests per second for uncached pages of other remotes. */
const pagesPerSecond = 20;
const visitorsPerSecond = 6;

const builds = await copyBuilds();
await builds.change('mf-wizard', (text, file) =>
  file === 'render/render.cjs' ? `${text};module.exports={render(){for(;;);}};` : text,
);
const site = await startSite({ LOG_LEVEL: 'error', PUBLISH_BUILDS_FROM: builds.folder });
let next = 0;
try {
  const calm: number[] = [];
  const disturbed: number[] = [];
  // These two rounds fill caches and do not count.
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

/** Returns the milliseconds that each request for a page of the other remotes took. */
async function round(isDisturbed: boolean): Promise<number[]> {
  const pages = everySecond(pagesPerSecond, secondsPerRound, (n) =>
    timedPage(
      `${site.url}${n % 2 === 0 ? `/prices?n=${next++}` : `/cost-estimator?kind=new&area=${1000 + next++}`}`,
    ),
  );
  const visitors = isDisturbed
    ? everySecond(visitorsPerSecond, secondsPerRound, () =>
        timedPage(`${site.url}/compliance-wizard?n=${next++}`),
      )
    : [];
  const [times] = await Promise.all([pages, visitors]);
  return times;
}

function show(milliseconds = 0): string {
  return `${milliseconds.toFixed(1)} ms`;
}
