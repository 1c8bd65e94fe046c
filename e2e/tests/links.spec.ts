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

test('R6 each screen as the server sends it: its heading and content, headings in order, no leftovers; every link resolves, external ones open a new tab', async ({
  served,
  request,
  site,
}) => {
  test.setTimeout(240_000);
  const all = await screens(request, site.url);
  expect(all.length).toBeGreaterThan(20);
  const pagesByTarget = new Map<string, string[]>();
  let external = 0;
  for (const { path, heading, claim } of all) {
    const page = await served(path);
    expectContent(page, path, claim ?? heading);
    expectNoLeftovers(page, path);
    const headings = page
      .all('h1, h2, h3, h4, h5, h6')
      .map((element) => ({ level: Number(element.tagName[1]), text: element.textContent?.trim() ?? '' }));
    expect.soft(outlineFaults(headings), path).toEqual([]);
    const links = linksOn(page);
    expect(links.length, path).toBeGreaterThan(10);
    for (const link of links) {
      expect
        .soft(link.written, `${path}: a link that leads nowhere`)
        .toMatch(/^(\/|#.|https:\/\/|mailto:.+@|tel:)/);
      if (link.href.startsWith(site.url))
        pagesByTarget.set(link.href, [...(pagesByTarget.get(link.href) ?? []), path]);
      else if (/^https?:/.test(link.href)) {
        external += 1;
        expectSafe(link, path);
      }
    }
  }
  expect(external).toBeGreaterThan(20);
  for (const { href } of linksOn(await served('/faq?q=addition')))
    if (href.startsWith(site.url)) pagesByTarget.set(href, pagesByTarget.get(href) ?? ['/faq?q=addition']);
  await expectResolve(served, pagesByTarget);
});

/** The part's own heading and content come from the server, and not its place alone. */
function expectContent(page: ServedPage, path: string, heading: string): void {
  expect.soft(page.status, path).toBe(200);
  expect.soft(page.text('h1'), path).toBe(heading);
  const ofPart = /<div id="part-mf-[a-z]+"><div>(.*)<\/main>/s.exec(page.html)?.[1];
  expect.soft(ofPart?.length, path).toBeGreaterThan(200);
  const content = page.text();
  expect.soft(content.length, `${path}: ${content}`).toBeGreaterThan(60);
  expect.soft(content, path).not.toContain('Loading');
  expect.soft(content, path).not.toContain('This Page Could Not Be Found');
}

const leftovers =
  /lorem|ipsum|\btodo\b|\btbd\b|\bfixme\b|coming soon|placeholder|\bundefined\b|\bNaN\b|\[object |\{\w+(:\w+)?\}|&(amp|nbsp|lt|gt|quot|#\d+);|<\/?(p|br|li|strong)\b/i;

/** No placeholder text, no unfilled placeholder and no markup in the page's words. */
function expectNoLeftovers(page: ServedPage, path: string): void {
  const text = page.text('body');
  const found = leftovers.exec(text);
  expect.soft(found && text.slice(Math.max(0, found.index - 60), found.index + 60), path).toBeNull();
}

function expectSafe({ href, target, rel, text }: LinkOnPage, path: string): void {
  expect.soft({ href, target }, path).toEqual({ href, target: '_blank' });
  expect.soft(rel, `${path}: ${href}`).toContain('noopener');
  expect.soft(text, `${path}: ${href}`).toContain('opens in a new tab');
  expect.soft(new URL(href).protocol, `${path}: ${href}`).toBe('https:');
}

/** Each address is answered, and has the anchor that a link names. */
async function expectResolve(
  served: (path: string) => Promise<ServedPage>,
  pagesByTarget: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const addresses = new Set<string>();
  for (const [target, pages] of pagesByTarget) {
    const { pathname, search, hash } = new URL(target);
    addresses.add(pathname + search);
    const { status, html } = await served(pathname + search);
    const from = `${target} on ${[...new Set(pages)].slice(0, 3).join(', ')}`;
    expect.soft(status, from).toBe(200);
    const id = decodeURIComponent(hash.slice(1));
    // '#top' is the browser's own.
    if (id && id !== 'top') expect.soft(html.includes(`id="${id}"`), `${from}: no such anchor`).toBe(true);
  }
  expect(addresses.size).toBeGreaterThan(30);
}
