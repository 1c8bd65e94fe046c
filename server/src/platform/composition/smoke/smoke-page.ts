import { partElementId, placeIds } from '@title24/remote-kit/contract';
import { coversPageHeader, hiddenLinks, isOwnStatus, layoutLinks } from '@title24/remote-kit/document';
import type { Browser, Page, Route } from 'playwright-core';
import { failureTrace } from '../failures/failure-trace.ts';
import type { GateProblem } from '../registry/gates/candidate.ts';
import { withTimeout } from '../with-timeout.ts';
import type { TrialSite } from './trial-site.ts';

/** Milliseconds for an interactive page to finish loading. */
const restLimitMs = 3_000;

/** Milliseconds for a link in the page header or footer to open its page. */
const followLimitMs = 10_000;

/** Maximum duration of all short timers together, in milliseconds. They run one after another. */
const timersLimitMs = 1_000;
/** Number of short timers, of 10 ms each. */
const shortTimers = 20;

/** A page to open, and the part that must become interactive. */
export interface SmokePage {
  readonly path: string;
  readonly part: string;
  /** Name of the part that is being released. */
  readonly candidate: string;
}

/** Opens a page and returns its problem; null if none. */
export async function smokeProblem(
  browser: Browser,
  site: TrialSite,
  { path, part, candidate }: SmokePage,
  limitMs: number,
): Promise<GateProblem | null> {
  const late = () =>
    refused(
      `${path} was not live in a browser within ${Math.round(limitMs / 1000)} seconds.`,
      'Let bootstrap and mount of the part end, and remove endless loops.',
    );
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false });
  await context.route('**/*', (route) => answerBrowser(route, site));
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  const { promise: told, resolve: tell } = Promise.withResolvers<GateProblem>();
  page.on('pageerror', (error) =>
    tell(
      refused(
        `${path} threw in a browser: ${described(error.stack || error.message, candidate)}`,
        'Fix it. npx remote check opens each screen in Chromium.',
      ),
    ),
  );
  page.on('crash', () => tell(refused(`${path} ended its browser tab.`, 'Let it take less memory.')));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnStatus(message, site.origin + path)) return;
    tell(
      refused(
        `${path} wrote an error to a browser’s console: ${described(message.text(), candidate)}`,
        'Fix the cause of the message; npx remote check opens each screen in Chromium.',
      ),
    );
  });
  try {
    return await withTimeout(
      Promise.race([
        told,
        look(
          page,
          { url: site.origin + path, path, part, candidate, ownerOf: (each) => site.ownerOf(each) },
          told,
        ),
      ]),
      limitMs,
    );
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'LateError' || name === 'TimeoutError') return late();
    const problem = refused(
      `${path} could not be checked in a browser: ${described(message, candidate)}`,
      'Run npx remote check, which opens each screen in Chromium; if it finds nothing, tell the site’s operator.',
    );
    return Promise.race([told, problem]);
  }
  // The page is not closed here, because closing hangs if it is in an endless loop. It goes away when the browser
  // closes.
}

/** Waits until the part is interactive and the page has loaded, then checks its content and links. */
async function look(
  page: Page,
  { url, path, part, ownerOf }: SmokePage & Pick<TrialSite, 'ownerOf'> & { readonly url: string },
  told: Promise<GateProblem>,
): Promise<GateProblem | null> {
  await page.goto(url);
  await page.locator(`html[data-live="${part}"]`).waitFor({ state: 'attached' });
  // A page that never stops loading counts as loaded after this time.
  await page.waitForLoadState('networkidle', { timeout: restLimitMs }).catch(() => undefined);
  // All earlier reports from the page arrive before this result.
  const showsPart = await page.evaluate(showsSomething, partElementId(part));
  const first = await Promise.race([told, null]);
  if (first) return first;
  if (!showsPart)
    return refused(`${path} shows nothing in a browser.`, 'Render the screen in the browser too.');
  const hidden = await page.evaluate(hiddenLinks, layoutLinks);
  if (hidden) return takenAway(path, hidden);
  const timersMs = await shortestTimersMs(page);
  if (timersMs > timersLimitMs)
    return refused(
      `${path} keeps a browser’s main thread busy: ${shortTimers} timers of 10 ms took ${Math.round(timersMs)} ms, and the limit is ${timersLimitMs} ms.`,
      'Do long work in a worker or in short pieces with pauses.',
    );
  if (await page.evaluate(coversPageHeader, { top: placeIds.top, part: partElementId(part) }))
    return refused(`${path} covers the page header in a browser.`, 'Move the part’s elements off it.');
  return followLinks(page, path, ownerOf);
}

/** Clicks a footer link and a page header link, each to a page of another part. Returns the first problem, or null. */
async function followLinks(
  page: Page,
  path: string,
  ownerOf: (pathname: string) => string | null,
): Promise<GateProblem | null> {
  for (const [name, selector] of Object.entries(layoutLinks).reverse()) {
    const hrefs = await page
      .locator(selector)
      .evaluateAll((links) =>
        links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
      );
    const live = await page.locator('html').getAttribute('data-live');
    const href = hrefs.find((each) => ![null, live].includes(ownerOf(each)));
    if (!href) continue;
    try {
      await page.locator(`${selector}[href="${href}"]:visible`).first().click({ timeout: followLimitMs });
      const arrived = page.locator(`html[data-live="${ownerOf(href)}"]`);
      await arrived.waitFor({ state: 'attached', timeout: followLimitMs });
    } catch {
      return refused(
        `From ${path}, the link to ${href} in the ${name} does not work in a browser.`,
        'Change nothing outside of the part’s own element, neither events nor functions of the browser.',
      );
    }
    const hidden = await page.evaluate(hiddenLinks, layoutLinks);
    if (hidden) return takenAway(path, hidden);
  }
  return null;
}

const takenAway = (path: string, what: string) =>
  refused(
    `${path} takes the ${what} away in a browser.`,
    'Change nothing outside the part’s own element, not even with styles.',
  );

/** Returns whether a descendant of the element is visible and has content. Runs in the browser. */
function showsSomething(id: string): boolean {
  const inside = [...(document.getElementById(id)?.querySelectorAll('*') ?? [])];
  return inside.some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const hasContent =
      (element.textContent ?? '').trim() !== '' || /^(img|svg|canvas|video|input)$/i.test(element.tagName);
    return hasContent && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
}

async function answerBrowser(route: Route, site: TrialSite): Promise<void> {
  const request = route.request();
  try {
    const answer = await site.answer({
      method: request.method(),
      url: new URL(request.url()),
      headers: request.headers(),
      body: request.postDataBuffer(),
    });
    await route.fulfill(answer);
  } catch {
    // If the browser has been closed, there is nothing to abort.
    await route.abort().catch(() => undefined);
  }
}

/** Returns a problem for which the gate refuses the release. */
export const refused = (message: string, remedy: string): GateProblem => ({ gate: 'smoke', message, remedy });

/** Returns a browser's error message, shortened, with the error's first location in the candidate's files. */
function described(text: string, candidate: string): string {
  const [message = ''] = text.split(/\n\s+at /);
  const [, frame] = failureTrace(candidate, text).split('\n');
  return (message.length > 300 ? `${message.slice(0, 300)}…` : message) + (frame ? ` (${frame})` : '');
}

/**
 * Returns the milliseconds that the short timers take, one after another. If the time is over the limit, measures up to
 * three times and returns the shortest time, because other programs may slow the browser down.
 */
async function shortestTimersMs(page: Page): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && shortest > timersLimitMs; attempt += 1) {
    const tookMs = await page.evaluate(async (count) => {
      const startedAt = performance.now();
      for (let timer = 0; timer < count; timer += 1) await new Promise((fire) => setTimeout(fire, 10));
      return performance.now() - startedAt;
    }, shortTimers);
    shortest = Math.min(shortest, tookMs);
  }
  return shortest;
}
