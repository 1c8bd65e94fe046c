import { outlineFaults } from '../support/accessibility.ts';
import { screens } from '../support/registry.ts';
import type { ServedPage } from '../support/served-page.ts';
import { expect, test } from '../support/test.ts';

interface LinkOnPage {
  /** As it stands in the page. */
  readonly written: string;
  /** Absolute. */
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  readonly text: string;
}

function linksOn(page: ServedPage): LinkOnPage[] {
  return (page.all('a') as HTMLAnchorElement[]).map((anchor) => ({
    written: anchor.getAttribute('href') ?? '',
    href: anchor.href,
    target: anchor.target,
    rel: anchor.rel,
    text: anchor.textContent ?? '',
  }));
}

test('Every internal link and anchor on every page resolves', async ({ served, request, site }) => {
  const declared = (await screens(request, site.url)).map(({ path }) => path);
  const pagesByTarget = new Map<string, string[]>();
  for (const path of [...declared, '/faq?q=addition']) {
    const links = linksOn(await served(path));
    expect(links.length, path).toBeGreaterThan(10);
    for (const { href, written } of links) {
      expect
        .soft(written, `${path}: a link that leads nowhere`)
        .toMatch(/^(\/|#.|https:\/\/|mailto:.+@|tel:)/);
      if (href.startsWith(site.url)) pagesByTarget.set(href, [...(pagesByTarget.get(href) ?? []), path]);
    }
  }
  const documents = new Map<string, { status: number; html: string }>();
  for (const [target, pages] of pagesByTarget) {
    const { pathname, search, hash } = new URL(target);
    const address = pathname + search;
    if (!documents.has(address)) {
      const response = await request.get(address);
      documents.set(address, { status: response.status(), html: await response.text() });
    }
    const { status, html } = documents.get(address) ?? { status: 0, html: '' };
    const from = `${target} on ${[...new Set(pages)].slice(0, 3).join(', ')}`;
    expect.soft(status, from).toBe(200);
    const id = decodeURIComponent(hash.slice(1));
    // '#top' is the browser's own.
    if (id && id !== 'top') expect.soft(html.includes(`id="${id}"`), `${from}: no such anchor`).toBe(true);
  }
  expect(documents.size).toBeGreaterThan(30);
});

test('Every external link opens a new tab, safely, and says so', async ({ served, request, site }) => {
  let seen = 0;
  for (const { path } of await screens(request, site.url)) {
    for (const { href, target, rel, text } of linksOn(await served(path))) {
      if (!/^https?:/.test(href) || href.startsWith(site.url)) continue;
      seen += 1;
      expect.soft({ href, target }, path).toEqual({ href, target: '_blank' });
      expect.soft(rel, `${path}: ${href}`).toContain('noopener');
      expect.soft(text, `${path}: ${href}`).toContain('opens in a new tab');
      expect.soft(new URL(href).protocol, `${path}: ${href}`).toBe('https:');
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('No page has placeholder text, an unfilled placeholder or markup in its words', async ({
  served,
  request,
  site,
}) => {
  const leftovers =
    /lorem|ipsum|\btodo\b|\btbd\b|\bfixme\b|coming soon|placeholder|\bundefined\b|\bNaN\b|\[object |\{\w+(:\w+)?\}|&(amp|nbsp|lt|gt|quot|#\d+);|<\/?(p|br|li|strong)\b/i;
  for (const { path } of await screens(request, site.url)) {
    const text = (await served(path)).text('body');
    const found = leftovers.exec(text);
    expect.soft(found && text.slice(Math.max(0, found.index - 60), found.index + 60), path).toBeNull();
  }
});

test('Headings are in order in what the server sends', async ({ served, request, site }) => {
  for (const { path } of await screens(request, site.url)) {
    const headings = (await served(path))
      .all('h1, h2, h3, h4, h5, h6')
      .map((element) => ({ level: Number(element.tagName[1]), text: element.textContent?.trim() ?? '' }));
    expect.soft(outlineFaults(headings), path).toEqual([]);
  }
});
