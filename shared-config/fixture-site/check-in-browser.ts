import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { partElementId, placeIds } from '../contract/index.ts';
import { coversPageHeader, hiddenLinks, isOwnStatus, layoutLinks } from '../document/index.ts';
import { aboutTheMachine } from '../testing/console-guard.ts';
import type { FixtureSite } from './fixture-site.ts';
import { otherRemoteName, otherRemotePath } from './placeholders.ts';

/** A problem with a remote. `path` is '' for {@link FixtureSite.problems}. */
export interface BrowserProblem {
  readonly path: string;
  readonly problem: string;
}

/** Milliseconds for each wait, enough for a busy machine. */
const timeoutMs = 20_000;

/**
 * Checks each screen of a remote in Chromium inside the real shell. The screen must hydrate without console
 * errors, console warnings or axe faults ({@link axeFaults}). It must not hide the page header or the
 * footer, and must reappear with Back after a visit to another remote's page.
 * @param takePicture called with each screen when it is first shown; returns a problem, or null if there is none
 */
export async function checkInBrowser(
  site: FixtureSite,
  browser: Browser,
  takePicture?: (page: Page, path: string) => Promise<string | null>,
): Promise<readonly BrowserProblem[]> {
  const problems: BrowserProblem[] = [];
  const { name } = site.entry();
  for (const path of site.addresses()) {
    // Each page has its own context, so that it starts without logins and drafts.
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs);
    const found = (problem: string) => problems.push({ path, problem });
    page.on('pageerror', (error) => found(`threw in the browser: ${error.message}`));
    page.on('console', (message) => {
      const isTold =
        (message.type() === 'error' || message.type() === 'warning') && !aboutTheMachine.test(message.text());
      if (isTold && !isOwnStatus(message, site.url + path)) found(`wrote to the console: ${message.text()}`);
    });
    await visit(page, site.url, path, name, async () => {
      for (const fault of await axeFaults(page, name)) found(`fails axe: ${fault}`);
      const difference = await takePicture?.(page, path);
      if (difference) found(difference);
    }).catch((error: Error) => found(`${error.message.split('\n', 1)[0]}`));
    await page.close();
  }
  for (const problem of site.problems) problems.push({ path: '', problem });
  return problems;
}

/**
 * Opens a page of the remote, and waits until the remote is interactive and the network is idle.
 * @throws Error if that takes too long
 */
export async function openLive(page: Page, site: FixtureSite, path: string): Promise<void> {
  page.setDefaultTimeout(timeoutMs);
  await page.goto(site.url + path);
  await live(page, site.entry().name);
  await page.waitForLoadState('networkidle');
}

async function visit(
  page: Page,
  url: string,
  path: string,
  name: string,
  look: () => Promise<void>,
): Promise<void> {
  const content = page.locator(`#${partElementId(name)}`);
  await page.goto(url + path);
  await live(page, name);
  await content.locator(':scope *').first().waitFor({ state: 'attached' });
  if (await page.evaluate(coversPageHeader, { top: placeIds.top, part: partElementId(name) }))
    throw new Error('covers the page header, which cannot be clicked');
  const hidden = await page.evaluate(hiddenLinks, layoutLinks);
  if (hidden) throw new Error(`hides the ${hidden}`);
  await page.waitForLoadState('networkidle');
  await look();
  await follow(page, otherRemotePath);
  await live(page, otherRemoteName);
  if ((await content.count()) > 0 && (await content.textContent())?.trim() !== '')
    throw new Error('is still shown after the page was left: its unmount does not remove everything');
  await page.goBack();
  await live(page, name);
  await content.locator(':scope *').first().waitFor({ state: 'attached' });
}

/** Waits until the part is interactive. The shell then sets `data-live` to the part's name. */
const live = (page: Page, name: string) =>
  page.locator(`html[data-live="${name}"]`).waitFor({ state: 'attached' });

/** Follows a link as a visitor would, so that the shell handles the click. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns the serious and critical faults that axe finds in a remote, one for each rule and element. */
async function axeFaults(page: Page, remote: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([selector, values]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(selector, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }))
        .violations;
    },
    [`#${partElementId(remote)}`, axeTags] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
