/**
 * `npm run bench -- estimator`: measures the script and layout work of a key press in the cost estimator, and the time
 * until the estimate is painted, in Chromium with a 4× CPU slowdown. Compares them with the same measurements of a
 * React text field that shows only its text. Also compares how many times per second an estimate and the simplest price
 * formula are computed. Exits with 1 if a target is missed.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/launch-options.ts';
import { startSite } from '../support/site.ts';
import { showEmptyInput } from './empty-input.ts';
import { type KeyTimes, measureKeys } from './key-presses.ts';
import { arithmeticRate, estimateRate } from './pure-rate.ts';
import { check, percentile } from './targets.ts';

const slowDown = 4;
const keyPresses = 80;
/** Maximum milliseconds of work per key press at the 95th percentile. */
const limits = { script: 8, layout: 12 } as const;

const site = await startSite({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.url}/cost-estimator?kind=new`);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const area = page.getByRole('textbox', { name: 'Floor area' }).filter({ visible: true });
  const estimator = await measureKeys(client, area, keyPresses);
  const empty = await measureKeys(client, await showEmptyInput(page), keyPresses);

  console.log(`\nKey press to painted estimate, ${keyPresses} presses, CPU ${slowDown} times slower (ms)`);
  console.log(`${''.padEnd(26)}${'median'.padStart(9)}${'p95'.padStart(9)}${'most'.padStart(9)}`);
  row('estimator: script', estimator, 'script');
  row('estimator: layout', estimator, 'layout');
  row('estimator: to paint', estimator, 'paint');
  row('empty input: script', empty, 'script');
  row('empty input: layout', empty, 'layout');
  row('empty input: to paint', empty, 'paint');
  const ratio = percentile(pick(estimator, 'script'), 0.5) / percentile(pick(empty, 'script'), 0.5);
  console.log(`script beside the empty input: ${ratio.toFixed(1)} times`);

  const estimates = estimateRate();
  const arithmetic = arithmeticRate();
  console.log('\nPure function, this machine at full speed (a second)');
  console.log(`${'estimates'.padEnd(26)}${count(estimates)}`);
  console.log(`${'the formula alone'.padEnd(26)}${count(arithmetic)}`);
  console.log(`an estimate takes as long as ${(arithmetic / estimates).toFixed(0)} times the formula alone`);

  for (const [of, most] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const p95 = percentile(pick(estimator, of), 0.95);
    check(`${of} p95 ${p95.toFixed(1)} ms, target at most ${most} ms`, p95 <= most);
  }
} finally {
  await browser.close();
  await site.stop();
}

function row(name: string, times: readonly KeyTimes[], of: keyof KeyTimes) {
  const cells = [0.5, 0.95, 1].map((share) => percentile(pick(times, of), share).toFixed(1).padStart(9));
  console.log(name.padEnd(26) + cells.join(''));
}

function pick(times: readonly KeyTimes[], of: keyof KeyTimes): readonly number[] {
  return times.map((time) => time[of]);
}

function count(rate: number): string {
  return Math.round(rate).toLocaleString('en-US').padStart(12);
}
