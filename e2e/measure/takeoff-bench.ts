/**
 * `npm run bench -- takeoff`: zooms a 36 × 24 inch plan at 300 dots per inch with the wheel and pans it with the space
 * bar, in Chromium with a 4× CPU slowdown. Measures:
 * - the milliseconds between frames, on the plan and, for comparison, on an empty page
 * - the main thread's work per frame, from a trace of the same gesture; other programs on the machine affect this work
 *   less than they affect the time between frames
 * - without the slowdown, the work for a pointer movement over an outline with 60 corners
 * - without the slowdown, the growth of the memory over 200 zooms
 *
 * Exits with 1 if a target is missed.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { png } from '../support/drawn-files.ts';
import { launchOptions } from '../support/launch-options.ts';
import { startSite } from '../support/site.ts';
import { postCall } from './post-call.ts';
import { check, percentile } from './targets.ts';

const slowDown = 4;
/** Maximum milliseconds between frames at the 95th percentile. */
const maxFrameMs = 20;
/** Maximum milliseconds of work per pointer movement at the 95th percentile. */
const maxMoveMs = 4;
const zooms = 200;
/** Maximum memory after all zooms, as a multiple of the memory after the first 50. More growth indicates a leak. */
const maxGrowth = 1.15;

const width = 36 * 300;
const height = 24 * 300;
const corners = 60;
const password = 'walls windows and roofs';

const site = await startSite({ LOG_LEVEL: 'warn' });
const folder = await mkdtemp(join(tmpdir(), 'title24-plan-'));
// Runs the plan reader in a separate process, as in desktop browsers.
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--site-per-process'],
});
try {
  process.env.ACCOUNT_PASSWORD = password;
  await site.command('account', 'create', '--name', 'ana', '--email', 'ana@example.org', '--role', 'Member');
  const path = join(folder, 'plan.png');
  const bytes = drawPlan();
  await writeFile(path, bytes);
  const { page, client } = await openPlan(browser, path, createHash('sha256').update(bytes).digest('hex'));
  const empty = await openEmpty(browser);
  console.log(`\nFrame to frame, CPU ${slowDown} times slower (ms)`);
  console.log(`${''.padEnd(26)}${'median'.padStart(9)}${'p95'.padStart(9)}${'most'.padStart(9)}`);
  for (const [name, gesture] of [
    ['zoom by the wheel', zoomInAndOut],
    ['pan by the space bar', panAround],
  ] as const) {
    const [idle, busy] = [await framesWhile(empty, gesture), await framesWhile(page, gesture)];
    row(`${name}, empty page`, idle);
    row(name, busy);
    const p95 = percentile(busy, 0.95);
    const ratio = p95 / percentile(idle, 0.95);
    check(`${name} p95 ${p95.toFixed(1)} ms, ${ratio.toFixed(2)} of an empty page's`, p95 <= maxFrameMs);
    const work = await workWhile(page, gesture);
    // This row has no target. It shows how long the main thread worked on each frame. Tracing adds to these times.
    row(`${name}, page's thread`, work);
  }
  await measureMoves(page, client);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await measureMemory(page, client);
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Returns an image of a grid of walls one inch apart. */
function drawPlan(): Buffer {
  const rowOf = (isWall: (x: number) => boolean) =>
    Buffer.concat([
      Buffer.from([0]),
      ...Array.from({ length: width }, (_, x) => Buffer.alloc(3, isWall(x) ? 0 : 255)),
    ]);
  const [wall, room] = [rowOf(() => true), rowOf((x) => x % 300 < 6)];
  const rows = Array.from({ length: height }, (_, y) => (y % 300 < 6 ? wall : room));
  return png(width, height, deflateSync(Buffer.concat(rows), { level: 1 }));
}

async function openPlan(within: Browser, path: string, sha256: string) {
  const { token } = (await postCall(site.url, 'public/security', 'login', {
    accountName: 'ana',
    password,
  })) as {
    token: string;
  };
  const data = {
    version: 1,
    kind: 'new',
    project: { name: 'Hill house' },
    building: { type: 'detached', stories: 1, front: 200 },
  };
  const { number } = (await postCall(site.url, '2.0/projects', 'import', { data }, token)) as {
    number: string;
  };
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return [
      Math.round(width / 2 + 3_000 * Math.cos(angle)),
      Math.round(height / 2 + 3_000 * Math.sin(angle)),
    ];
  });
  const takeoff = {
    version: 1,
    plan: { sha256, page: 1, width, height },
    scale: { a: [0, 0], b: [300, 0], lengthFeet: 4 },
    stories: [{ name: 'Story 1', plateHeight: 8, polygons: [{ points }] }],
  };
  await postCall(site.url, '2.0/projects', 'saveTakeoff', { number, takeoff, stamp: 0 }, token);
  const context = await within.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.evaluate((given) => localStorage.setItem('title24.token', given), token);
  await page.goto(`${site.url}/project/${number}/takeoff`);
  await page.locator('#plan-file').setInputFiles(path);
  await painted(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return { page, client };
}

async function openEmpty(within: Browser): Promise<Page> {
  const context = await within.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.setContent('<main role="application" tabindex="0" style="height: 600px">Nothing</main>');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

function plan(page: Page): Locator {
  return page.getByRole('application');
}

async function painted(page: Page): Promise<void> {
  await plan(page).and(page.locator('[aria-busy="false"]')).waitFor({ timeout: 120_000 });
}

/** Focuses the plan and moves the pointer over it. Returns the pointer's position. */
async function reach(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  await page.bringToFront();
  await plan(page).scrollIntoViewIfNeeded();
  await plan(page).focus();
  const box = await plan(page).boundingBox();
  if (!box) throw new Error('There is no plan to measure');
  const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 600) / 2 };
  await page.mouse.move(at.x, at.y);
  return at;
}

async function zoomInAndOut(page: Page): Promise<void> {
  for (let series = 0; series < 4; series += 1)
    for (const turn of [-50, 50]) for (let notch = 0; notch < 20; notch += 1) await page.mouse.wheel(0, turn);
}

async function panAround(page: Page): Promise<void> {
  const { x, y } = await reach(page);
  await page.keyboard.down(' ');
  await page.mouse.down();
  for (let step = 0; step < 160; step += 1)
    await page.mouse.move(x + 200 * Math.sin(step / 12), y + 150 * Math.sin(step / 9));
  await page.mouse.up();
  await page.keyboard.up(' ');
}

/**
 * Returns the milliseconds between frames, during a gesture and during the half second after it, when the sharp version
 * of the plan is painted.
 */
async function framesWhile(page: Page, gesture: (page: Page) => Promise<void>): Promise<number[]> {
  await reach(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = 0;
    const next = (now: number) => {
      if (last > 0) frames.push(now - last);
      last = now;
      if (!Reflect.get(window, 'isOver')) requestAnimationFrame(next);
    };
    Reflect.set(window, 'isOver', false);
    Reflect.set(window, 'frames', frames);
    requestAnimationFrame(next);
  });
  await gesture(page);
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    Reflect.set(window, 'isOver', true);
    return Reflect.get(window, 'frames') as unknown as number[];
  });
}

/** Returns the main thread's CPU milliseconds for each frame during a gesture. */
async function workWhile(page: Page, gesture: (page: Page) => Promise<void>): Promise<number[]> {
  await reach(page);
  await browser.startTracing(page, { categories: ['cc', 'devtools.timeline'] });
  await gesture(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const frames = trace.traceEvents.filter(({ name }) => name === 'ProxyMain::BeginMainFrame');
  const framesOf = (process: number) => frames.filter(({ pid }) => pid === process);
  // The page's process paints the most frames, more than the plan reader's or an empty page's.
  const [most = []] = [...new Set(frames.map(({ pid }) => pid))]
    .map(framesOf)
    .sort((one, other) => other.length - one.length);
  return most.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1_000]));
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number;
}

async function measureMoves(page: Page, client: CDPSession): Promise<void> {
  await page.getByRole('button', { name: 'Trace an outline' }).click();
  const { x, y } = await reach(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: number[] = [];
  for (let move = 0; move < 120; move += 1) {
    const before = await workOf(client);
    await page.mouse.move(x + 250 * Math.sin(move), y + 200 * Math.cos(move));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    times.push((await workOf(client)) - before);
  }
  console.log(`\nA movement of the pointer over ${corners} corners, the page's thread (ms)`);
  row('trace an outline', times.slice(20));
  const p95 = percentile(times.slice(20), 0.95);
  check(`work p95 ${p95.toFixed(1)} ms, target at most ${maxMoveMs} ms`, p95 <= maxMoveMs);
  await client.send('Performance.disable');
}

/** Returns the running total of script, style and layout work in the page, in milliseconds of CPU time. */
async function workOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1_000;
}

async function measureMemory(page: Page, client: CDPSession): Promise<void> {
  console.log(`\nMemory over ${zooms} zooms, each painted sharply (MB)`);
  console.log(`${''.padEnd(26)}${'script'.padStart(9)}${'processes'.padStart(11)}`);
  const seen: { readonly heap: number; readonly resident: number }[] = [];
  for (let zoom = 1; zoom <= zooms; zoom += 1) {
    await page.getByRole('button', { name: zoom % 2 === 0 ? 'Zoom out' : 'Zoom in' }).click();
    await painted(page);
    if (zoom % 50 > 0) continue;
    await client.send('HeapProfiler.collectGarbage');
    const heap = (await client.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
    const resident = await residentMegabytes();
    seen.push({ heap, resident });
    console.log(
      `after ${zoom} zooms`.padEnd(26) + heap.toFixed(1).padStart(9) + resident.toFixed(0).padStart(11),
    );
  }
  const [first, last] = [seen[0], seen.at(-1)];
  for (const [name, of] of [
    ['script', 'heap'],
    ['processes', 'resident'],
  ] as const) {
    const growth = (last?.[of] ?? Number.NaN) / (first?.[of] ?? Number.NaN);
    check(`${name} ${growth.toFixed(2)} of what it was after 50 zooms`, growth <= maxGrowth);
  }
}

/** Returns the memory of the pages and their plan readers, in megabytes of 1024 × 1024 bytes (Linux). */
async function residentMegabytes(): Promise<number> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  let kilobytes = 0;
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
    const status = await readFile(`/proc/${id}/status`, 'utf8');
    kilobytes += Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  }
  return kilobytes / 1024;
}

function row(name: string, times: readonly number[]): void {
  const cells = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1).padStart(9));
  console.log(name.padEnd(32) + cells.join(''));
}
