/**
 * `npm run bench -- navigation`: measures the time from a click on a site link to the painted page, and compares it
 * with the time in a static HTML copy of the site. Visits alternate between the two, with a slow network and a 4× CPU
 * slowdown. Exits with 1 if a target is missed.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/launch-options.ts';
import { startSite } from '../support/site.ts';
import { waitForQuiet } from './first-visit.ts';
import { slowNetwork } from './slow-network.ts';
import { startStaticCopy } from './static-copy.ts';
import { check, percentile } from './targets.ts';

/** Maximum time as a share of the static copy's time. */
const target = 0.6;
const rounds = 3;
const slowDown = 4;

/** Each visit goes from the first page to the second, then to a page of another remote. */
const pages = ['/services', '/prices', '/compliance-wizard'] as const;

/** The action before the click, and the milliseconds between the two. */
const intents = { hover: ['mouseover', 300], touch: ['touchstart', 80] } as const;
type Intent = keyof typeof intents;

/** Each page's last heading, by path. */
const headings = new Map<string, string>();

const site = await startSite({ LOG_LEVEL: 'warn' });
const copy = await startStaticCopy(site.url);
const browser = await chromium.launch(launchOptions);
try {
  for (const intent of Object.keys(intents) as Intent[]) {
    const ratios = pages.slice(1).map((): number[] => []);
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await visit(browser, site.url, intent);
      const least = await visit(browser, copy.url, intent);
      // The first round fills caches and does not count.
      if (round === 0) continue;
      for (const [n, each] of ratios.entries()) each.push((ours[n] ?? 0) / (least[n] ?? 0));
      console.log(`      ${intent}: ${formatTimes(ours)}; static ${formatTimes(least)}`);
    }
    for (const [n, each] of ratios.entries()) {
      const ratio = percentile(each, 0.5);
      const way = `${pages[n]} to ${pages[n + 1]} by ${intent}`;
      check(`${way}: ${ratio.toFixed(2)} of static HTML, target at most ${target}`, ratio <= target);
    }
  }
} finally {
  await browser.close();
  copy.stop();
  await site.stop();
}

/** Returns the milliseconds from each click to the painted page. */
async function visit(browser: Browser, url: string, intent: Intent): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', slowNetwork);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(reportPaint);
  await page.goto(url + pages[0], { waitUntil: 'networkidle' });
  // Visitors move the mouse, scroll and read before they point at a link.
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 50);
  await waitForQuiet(page);
  const times: number[] = [];
  for (const path of pages.slice(1)) {
    times.push(await timeOf(page, path, intent));
    await waitForQuiet(page);
  }
  await context.close();
  return times;
}

async function timeOf(page: Page, path: string, intent: Intent): Promise<number> {
  const ending = await lastHeading(path);
  const [event, delay] = intents[intent];
  await page.evaluate(
    ({ path, ending, event, delay }) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
      if (!link) throw new Error(`There is no link to ${path}`);
      link.dispatchEvent(new Event(event, { bubbles: true }));
      setTimeout(() => {
        const at = performance.timeOrigin + performance.now();
        sessionStorage.setItem('awaited', JSON.stringify({ path, ending, at }));
        link.click();
      }, delay);
    },
    { path, ending, event, delay },
  );
  // Navigation to another document interrupts an evaluation, which is then repeated.
  for (;;) {
    const time = await page.evaluate(() => sessionStorage.getItem('painted')).catch(() => null);
    if (time === null) continue;
    await page.evaluate(() => sessionStorage.removeItem('painted'));
    return Number(time);
  }
}

/** Returns the text of the last h2 or h3 in the page's main element, as rendered by the server. */
async function lastHeading(path: string): Promise<string> {
  const known = headings.get(path);
  if (known) return known;
  const html = await (await fetch(site.url + path)).text();
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const last = [...main.matchAll(/<h[23]\b[^>]*>([^<]+)</g)].at(-1)?.[1] ?? '';
  if (!last) throw new Error(`${path} has no heading`);
  headings.set(path, last);
  return last;
}

/** Runs in each document and records when the awaited page is painted. */
function reportPaint(): void {
  const look = () => {
    const awaited = JSON.parse(sessionStorage.getItem('awaited') ?? 'null');
    const isShown =
      awaited?.path === location.pathname &&
      [...document.querySelectorAll('main h2, main h3')].at(-1)?.innerHTML.includes(awaited.ending);
    if (!isShown) return void requestAnimationFrame(look);
    sessionStorage.removeItem('awaited');
    // A task that is queued during a frame runs after the paint.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      sessionStorage.setItem('painted', String(performance.timeOrigin + performance.now() - awaited.at));
      look();
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

function formatTimes(times: readonly number[]): string {
  return times.map((time) => `${Math.round(time)}`).join(', ');
}
