import { outlineFaults } from '../support/accessibility.ts';
import { screens } from '../support/registry.ts';
import type { ServedPage } from '../support/served-page.ts';
import { expect, test } from '../support/test.ts';

interface LinkOnPage {
  readonly written: string;
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

test('R6: each screen that the server sends has its heading, its content and working links', async ({
  served,
  request,
  site,
}) => {
  test.setTimeout(240_000);
  const all = await screens(request, site.url);
  expect(all.length).toBeGreaterThan(20);
  const pagesByTarget = new Map<string, string[]>();
  let external = 0;
  for (const { path, heading, claim, frame } of all) {
    const page = await served(path);
    const links = linksOn(page);
    expect
      .soft(contentFaults(page, frame === 'workspace' ? page.text('h1') : (claim ?? heading)), path)
      .toEqual([]);
    expect
      .soft(
        links.flatMap((link) => linkFaults(link, site.url)),
        path,
      )
      .toEqual([]);
    expect(links.length, path).toBeGreaterThan(frame === undefined ? 10 : 4);
    for (const { href } of links)
      if (href.startsWith(site.url)) pagesByTarget.set(href, [...(pagesByTarget.get(href) ?? []), path]);
      else if (href.startsWith('http')) external += 1;
  }
  expect(external).toBeGreaterThan(20);
  for (const { href } of linksOn(await served('/faq?q=addition')))
    if (href.startsWith(site.url)) pagesByTarget.set(href, pagesByTarget.get(href) ?? ['/faq?q=addition']);
  expect(await deadLinks(served, pagesByTarget)).toEqual([]);
});

const placeholders =
  /lorem|ipsum|\btodo\b|\btbd\b|\bfixme\b|coming soon|placeholder|\bundefined\b|\bNaN\b|\[object |\{\w+(:\w+)?\}|&(amp|nbsp|lt|gt|quot|#\d+);|<\/?(p|br|li|strong)\b/i;

/** Returns the faults of a page's content. */
function contentFaults(page: ServedPage, heading: string): string[] {
  const partHtml =
    /<div id="part-mf-[a-z]+"><div data-part="mf-[a-z]+">(.*)<\/main>/s.exec(page.html)?.[1] ?? '';
  const content = page.text();
  const words = page.text('body');
  const found = placeholders.exec(words);
  const headings = page
    .all('h1, h2, h3, h4, h5, h6')
    .map((element) => ({ level: Number(element.tagName[1]), text: element.textContent?.trim() ?? '' }));
  const rules: readonly (readonly [isMet: boolean, fault: string])[] = [
    [page.status === 200, `status ${page.status}`],
    [page.text('h1') === heading, `headed “${page.text('h1')}”, not “${heading}”`],
    [partHtml.length > 200 && content.length > 60, `content: ${content}`],
    [!/Loading|This Page Could Not Be Found/.test(content), content],
    [!found, `leftover: ${words.slice(Math.max(0, (found?.index ?? 0) - 60), (found?.index ?? 0) + 60)}`],
  ];
  return [...rules.filter(([isMet]) => !isMet).map(([, fault]) => fault), ...outlineFaults(headings)];
}

/** Returns a link's faults. An external link must use HTTPS and noopener, and announce its new tab. */
function linkFaults({ written, href, target, rel, text }: LinkOnPage, siteUrl: string): string[] {
  if (!/^(\/|#.|https:\/\/|mailto:.+@|tel:)/.test(written)) return [`leads nowhere: ${written}`];
  if (!href.startsWith('http') || href.startsWith(siteUrl)) return [];
  const isSafe = target === '_blank' && rel.includes('noopener') && href.startsWith('https:');
  return isSafe && text.includes('opens in a new tab')
    ? []
    : [`external: ${href}, ${target}, ${rel}, ${text}`];
}

async function deadLinks(
  served: (path: string) => Promise<ServedPage>,
  pagesByTarget: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const dead: string[] = [];
  expect(pagesByTarget.size).toBeGreaterThan(30);
  for (const [target, pages] of pagesByTarget) {
    const { pathname, search, hash } = new URL(target);
    const { status, html } = await served(pathname + search);
    const id = decodeURIComponent(hash.slice(1));
    // Browsers scroll to the top for '#top', even if no element has this id.
    const hasAnchor = !id || id === 'top' || html.includes(`id="${id}"`);
    if (status !== 200 || !hasAnchor)
      dead.push(`${target} on ${[...new Set(pages)].slice(0, 3).join(', ')}: ${status}`);
  }
  return dead;
}
