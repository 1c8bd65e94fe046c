import {
  hostName,
  notFoundPart,
  partElementId,
  placeIds,
  type RegistryEntry,
  sampleAddresses,
  withIntegrity,
} from '@title24/remote-kit/contract';
import { coversPageHeader, hiddenLinks, isOwnStatus, layoutLinks } from '@title24/remote-kit/document';
import { renderBundleFile } from '@title24/remote-kit/registry';
import type { SiteConfiguration } from '@title24/shared-domain';
import pLimit from 'p-limit';
import type { Browser, Page, Route } from 'playwright-core';
import type { CallPublic } from '../../rpc/public-caller.ts';
import { PageBuilder } from '../page-builder.ts';
import type { Candidate, GateProblem, ReleaseTrial } from '../registry/gates/candidate.ts';
import type { RegistryReader, RegistrySnapshot } from '../registry/live-registry.ts';
import type { PublishedFiles } from '../registry/published-files.ts';
import type { PartRenderer } from '../rendering/part-renderer.ts';
import { withTimeout } from '../with-timeout.ts';
import { ChromiumUnavailableError } from './launch-chromium.ts';
import { type PreviewAnswer, type PreviewRequest, PreviewSite } from './preview-site.ts';

/** Reads the verified text of a part's render bundle; null if it has none. */
export type BundleOf = (entry: RegistryEntry) => (() => Promise<string>) | null;

interface Options {
  readonly registry: RegistryReader;
  readonly files: Pick<PublishedFiles, 'asset' | 'readRenderBundle'>;
  readonly callPublic: CallPublic;
  readonly log: { warn(details: object, message: string): void };
  /** Returns the render bundle of a live part. */
  readonly bundleOf: BundleOf;
  /** Opens renderers for one trial, which are closed afterward. */
  readonly openRenderer: (bundleOf: BundleOf) => PartRenderer;
  /** The site's own origin; the browser reaches only the preview there. */
  readonly origin: () => string;
  /** @throws ChromiumUnavailableError */
  readonly launch: () => Promise<Browser>;
  /** Asks the live site, as a visitor who is not logged in. */
  readonly askLiveSite: (request: PreviewRequest) => Promise<PreviewAnswer>;
}

/** Time limit of a page in milliseconds, from its request until it is at rest. */
const pageLimitMs = 30_000;

/**
 * Time limit in milliseconds of a trial, including its wait for another trial: less than a load balancer's time limit.
 */
const trialLimitMs = 100_000;

/** How long a live page may keep loading without input, in milliseconds. */
const restLimitMs = 3_000;

/** How long a link of the page header or the footer may take to lead to its page, in milliseconds. */
const followLimitMs = 10_000;

/** Pages of a remote that are opened; of a shell, one page of as many remotes. */
const maxPages = 5;
const maxShellPages = 8;

/** A path that no part has, for the shell's own page. */
const nowherePath = '/no-page-has-this-address';

/** A page to open, and the part on it that has to become live. */
interface SmokePage {
  readonly path: string;
  readonly part: string;
}

/** Response of a site that has no Chromium configured. */
export const noSmokeTrial: ReleaseTrial = {
  skipped: 'No page of it was opened in a browser first: this site has no SMOKE_CHROMIUM_PATH.',
  tryOut: async () => [],
};

/**
 * Opens a candidate's first pages in Chromium, within the live shell and beside the live remotes (a shell: with each of
 * them). The preview exists within this process alone. A page that throws, writes an error to the console, does not become
 * live, shows nothing, or takes the page header, the footer or their links away refuses the release. One trial at a time.
 */
export class SmokeTrial implements ReleaseTrial {
  readonly #options: Options;
  readonly #oneAtATime = pLimit(1);

  constructor(options: Options) {
    this.#options = options;
  }

  async tryOut(candidate: Candidate): Promise<readonly GateProblem[]> {
    const startedAt = performance.now();
    return this.#oneAtATime(async () => {
      const left = trialLimitMs - (performance.now() - startedAt);
      if (left <= 0)
        return [
          refused(
            'Other releases are being opened in the browser, one by one.',
            'Release it again in a minute.',
          ),
        ];
      try {
        return await this.#open(candidate, performance.now() + left);
      } catch (error) {
        if (!(error instanceof ChromiumUnavailableError)) throw error;
        this.#options.log.warn({ err: error }, 'A release was refused, as Chromium could not be started');
        return [
          refused(
            `Its pages could not be opened in a browser: ${error.message}.`,
            'Tell the site’s operator, who mends that or takes SMOKE_CHROMIUM_PATH away. A rollback to the version before needs no browser.',
          ),
        ];
      }
    });
  }

  /** @param endsAt on the monotonic clock, in milliseconds */
  async #open({ entry, blobs }: Candidate, endsAt: number): Promise<readonly GateProblem[]> {
    const { registry, files, callPublic, log, bundleOf, openRenderer, launch, askLiveSite } = this.#options;
    const origin = this.#options.origin();
    const hashes = Object.fromEntries(Object.entries(blobs).map(([file, blob]) => [file, blob.integrity]));
    const shown = withIntegrity(entry, hashes);
    const snapshot = withCandidate(await registry.current(), shown);
    const pages = pagesOf(shown, snapshot);
    // The first release of a site has no shell to open a page in.
    if (!snapshot.host || pages.length === 0) return [];
    const bundle = hashes[renderBundleFile];
    const renderer = openRenderer((part) => {
      if (part !== shown) return bundleOf(part);
      return bundle ? () => files.readRenderBundle(entry.name, entry.metadata.version, bundle) : null;
    });
    let browser: Browser | undefined;
    try {
      const config = (await callPublic('config', 'load')) as SiteConfiguration;
      const builder = new PageBuilder({ renderer, callPublic, extraScripts: [], log });
      const site = new PreviewSite({ origin, snapshot, config, builder, files, askLiveSite });
      browser = await launch();
      for (const page of pages) {
        const limitMs = Math.min(pageLimitMs, endsAt - performance.now());
        const problem = await smokeProblem(browser, site, page, limitMs);
        if (problem) return [problem];
      }
      return [];
    } finally {
      await Promise.all([browser?.close(), renderer.close()]);
    }
  }
}

/** The live site with the candidate in its place. */
function withCandidate(live: RegistrySnapshot, candidate: RegistryEntry): RegistrySnapshot {
  if (candidate.name === hostName) return { ...live, host: candidate };
  const others = live.remotes.filter(({ name }) => name !== candidate.name);
  return { ...live, remotes: [...others, candidate] };
}

function pagesOf(candidate: RegistryEntry, { remotes }: RegistrySnapshot): SmokePage[] {
  // Samples first: the screens of many addresses are a part's largest.
  const of = ({ name, extras }: RegistryEntry): SmokePage[] =>
    extras.routes
      .toSorted((one, other) => (other.samples?.length ?? 0) - (one.samples?.length ?? 0))
      .flatMap((route) => sampleAddresses(route).map((path) => ({ path, part: name })));
  if (candidate.name !== hostName) return of(candidate).slice(0, maxPages);
  const first = remotes.flatMap((remote) => of(remote).slice(0, 1));
  return [{ path: nowherePath, part: notFoundPart }, ...first.slice(0, maxShellPages)];
}

/** Opens a page; returns what is wrong with it, null if nothing is. */
async function smokeProblem(
  browser: Browser,
  site: PreviewSite,
  { path, part }: SmokePage,
  limitMs: number,
): Promise<GateProblem | null> {
  const late = () =>
    refused(
      `${path} was not live in a browser within ${Math.round(Math.max(0, limitMs) / 1000)} seconds.`,
      'Let bootstrap and mount of the part end, and nothing of it run without end.',
    );
  if (limitMs <= 0) return late();
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false });
  await context.route('**/*', (route) => answerBrowser(route, site));
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  let tell: (problem: GateProblem) => void = () => undefined;
  const told = new Promise<GateProblem>((resolve) => {
    tell = resolve;
  });
  page.on('pageerror', (error) =>
    tell(
      refused(
        `${path} threw in a browser: ${inShort(error.message)}`,
        'Mend it; npx remote check opens each screen in Chromium.',
      ),
    ),
  );
  page.on('crash', () => tell(refused(`${path} ended its browser tab.`, 'Let it take less memory.')));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnStatus(message, site.origin + path)) return;
    tell(
      refused(
        `${path} wrote an error to a browser’s console: ${inShort(message.text())}`,
        'Fix the cause of the message; npx remote check opens each screen in Chromium.',
      ),
    );
  });
  try {
    return await withTimeout(
      Promise.race([
        told,
        look(page, { url: site.origin + path, path, part, ownerOf: (each) => site.ownerOf(each) }, told),
      ]),
      limitMs,
    );
  } catch {
    return late();
  }
  // The context closes with the browser: a page in an endless loop cannot be closed.
}

/** Waits until the part is live and the page at rest, and looks whether it shows something. */
async function look(
  page: Page,
  { url, path, part, ownerOf }: SmokePage & Pick<PreviewSite, 'ownerOf'> & { readonly url: string },
  told: Promise<GateProblem>,
): Promise<GateProblem | null> {
  await page.goto(url);
  await page.locator(`html[data-live="${part}"]`).waitFor({ state: 'attached' });
  // A page that keeps loading counts as idle after this time.
  await page.waitForLoadState('networkidle', { timeout: restLimitMs }).catch(() => undefined);
  // What it did until now has been told before this answer.
  const showsPart = await page.evaluate(showsSomething, partElementId(part));
  const first = await Promise.race([told, null]);
  if (first) return first;
  if (!showsPart)
    return refused(`${path} shows nothing in a browser.`, 'Render the screen in the browser too.');
  const hidden = await page.evaluate(hiddenLinks, layoutLinks);
  if (hidden) return takenAway(path, hidden);
  if (await page.evaluate(coversPageHeader, { top: placeIds.top, part: partElementId(part) }))
    return refused(`${path} covers the page header in a browser.`, 'Let nothing of the part lie over it.');
  return followLinks(page, path, ownerOf);
}

/** Follows a link of the footer and one of the page header, as a visitor leaves the page; answers what is wrong. */
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
    'Change nothing outside of the part’s own element, with styles neither.',
  );

/** Runs in the browser: whether something of an element can be seen. */
function showsSomething(id: string): boolean {
  const inside = [...(document.getElementById(id)?.querySelectorAll('*') ?? [])];
  return inside.some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const hasContent =
      (element.textContent ?? '').trim() !== '' || /^(img|svg|canvas|video|input)$/i.test(element.tagName);
    return hasContent && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
}

async function answerBrowser(route: Route, site: PreviewSite): Promise<void> {
  const request = route.request();
  try {
    const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
    const answer = await site.answer({
      method: request.method(),
      url: new URL(request.url()),
      headers: request.headers(),
      body: request.postDataBuffer(),
      isPage,
    });
    await route.fulfill(answer);
  } catch {
    // The browser reports the failed request; a closed browser reports nothing.
    await route.abort().catch(() => undefined);
  }
}

const refused = (message: string, remedy: string): GateProblem => ({ gate: 'smoke', message, remedy });

/** The first lines of a browser's message. */
const inShort = (text: string, most = 300) => (text.length > most ? `${text.slice(0, most)}…` : text);
