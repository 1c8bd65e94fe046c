import type { Page } from '@playwright/test';
import { headingFaults } from '../support/accessibility.ts';
import { screens } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

// What the server sends: content and links must not need a script.
test.use({ javaScriptEnabled: false });

interface LinkOnPage {
  /** As it stands in the page. */
  readonly written: string;
  /** Absolute. */
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  readonly text: string;
}

function linksOn(page: Page): Promise<LinkOnPage[]> {
  return page.locator('a').evaluateAll((anchors) =>
    (anchors as HTMLAnchorElement[]).map((anchor) => ({
      written: anchor.getAttribute('href') ?? '',
      href: anchor.href,
      target: anchor.target,
      rel: anchor.rel,
      text: anchor.textContent,
    })),
  );
}

test('Every internal link and anchor on every page resolves', async ({ page, request, site }) => {
  test.setTimeout(120_000);
  const declared = (await screens(request, site.url)).map(({ path }) => path);
  const pagesByTarget = new Map<string, string[]>();
  for (const path of [...declared, '/faq?q=addition']) {
    await page.goto(path);
    const links = await linksOn(page);
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

test('Every external link opens a new tab, safely, and says so', async ({ page, request, site }) => {
  let seen = 0;
  for (const { path } of await screens(request, site.url)) {
    await page.goto(path);
    for (const { href, target, rel, text } of await linksOn(page)) {
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
  page,
  request,
  site,
}) => {
  const leftovers =
    /lorem|ipsum|\btodo\b|\btbd\b|\bfixme\b|coming soon|placeholder|\bundefined\b|\bNaN\b|\[object |\{\w+(:\w+)?\}|&(amp|nbsp|lt|gt|quot|#\d+);|<\/?(p|br|li|strong)\b/i;
  for (const { path } of await screens(request, site.url)) {
    await page.goto(path);
    const text = (await page.locator('body').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
    const found = leftovers.exec(text);
    expect.soft(found && text.slice(Math.max(0, found.index - 60), found.index + 60), path).toBeNull();
  }
});

test('Headings are in order in what the server sends', async ({ page, request, site }) => {
  for (const { path } of await screens(request, site.url)) {
    await page.goto(path);
    expect.soft(await headingFaults(page), path).toEqual([]);
  }
});
