/**
 * `npm run bench -- hydration`: measures the largest paint (Largest Contentful Paint) of a first visit, and the
 * main-thread tasks after the first paint, with a phone's screen, a slow network and a 4× CPU slowdown. Rounds on the
 * site alternate with rounds on a static HTML copy. Exits with 1 if a target is missed.
 */
import { type Browser, chromium, devices } from '@playwright/test';
import { launchOptions } from '../support/launch-options.ts';
import { startSite } from '../support/site.ts';
import { waitForQuiet } from './first-visit.ts';
import { slowNetwork } from './slow-network.ts';
import { startStaticCopy } from './static-copy.ts';
import { check, percentile } from './targets.ts';

/** A task longer than this number of milliseconds delays input. Its excess time counts as blocking time. */
const longMs = 50;
const targets = { longestMs: longMs, blockingMs: 150 };
/** Maximum time to the largest paint, as a multiple of the static copy's time. */
const paintTarget = 1.03;
/** Pages whose largest paint has a target. */
const paintPages = ['/services', '/prices', '/cost-estimator'];
const rounds = 7;
const slowDown = 4;
const pages = ['/services', '/prices', '/cost-estimator', '/compliance-wizard', '/faq'];

const site = await startSite({ LOG_LEVEL: 'warn' });
const copy = await startStaticCopy(site.url);
const browser = await chromium.launch(launchOptions);
try {
  for (const path of pages) {
    const longest: number[] = [];
    const blocking: number[] = [];
    const copied: number[] = [];
    const paints = { site: [] as number[], copy: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await visit(browser, site.url + path);
      const least = await visit(browser, copy.url + path);
      // The first round fills caches and does not count.
      if (round === 0) continue;
      longest.push(Math.max(...ours.tasks));
      blocking.push(ours.tasks.reduce((sum, task) => sum + Math.max(0, task - longMs), 0));
      copied.push(Math.max(...least.tasks));
      paints.site.push(ours.paint);
      paints.copy.push(least.paint);
    }
    if (paintPages.includes(path)) {
      const [ours, least] = [percentile(paints.site, 0.5), percentile(paints.copy, 0.5)];
      const text = `${path}: largest paint after ${ours.toFixed(0)} ms, static HTML after ${least.toFixed(0)} ms`;
      check(
        `${text}, ${(ours / least).toFixed(2)} times, target at most ${paintTarget}`,
        ours / least <= paintTarget,
      );
    }
    const [task, sum] = [percentile(longest, 0.5), percentile(blocking, 0.5)];
    const beside = `static HTML ${percentile(copied, 0.5).toFixed(0)} ms`;
    check(
      `${path}: longest task ${task.toFixed(0)} ms (${beside}), target at most ${targets.longestMs} ms`,
      task <= targets.longestMs,
    );
    check(
      `${path}: blocking time ${sum.toFixed(0)} ms, target at most ${targets.blockingMs} ms`,
      sum <= targets.blockingMs,
    );
  }
} finally {
  await browser.close();
  copy.stop();
  await site.stop();
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, in microseconds. */
  readonly ts: number;
  /** Duration and processor time, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Opens a page with an empty cache. Returns the milliseconds until its largest paint, and the milliseconds of processor
 * time of each main-thread task that ends after the first paint.
 */
async function visit(browser: Browser, url: string): Promise<{ paint: number; tasks: number[] }> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', slowNetwork);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'loading',
        'blink.user_timing',
      ],
    },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitForQuiet(page);
  await client.send('Tracing.end');
  await ended;
  await context.close();
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  const largest = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!paint || !largest || !start) throw new Error(`${url} painted nothing`);
  const isLater = ({ name, pid, tid, ts, dur = 0 }: TraceEvent) =>
    name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts;
  const tasks = events.filter(isLater);
  if (tasks.length === 0) throw new Error(`The trace of ${url} has no tasks after the first paint`);
  return {
    paint: (largest.ts - start.ts) / 1_000,
    tasks: tasks.map(({ dur = 0, tdur = dur }) => tdur / 1_000),
  };
}
