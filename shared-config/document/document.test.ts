import type { RenderResult } from '../contract/index.ts';
import { testEntry } from '../testing/test-entry.ts';
import { type DocumentParts, documentHtml } from './document.ts';
import { withAssetsAt } from './with-assets-at.ts';

const entry = testEntry('mf-wizard', { routes: [{ path: '/wizard', title: 'Wizard & quote' }] });

const partsOf = (remoteHtml: RenderResult | null): DocumentParts => ({
  route: entry.extras.routes[0] ?? null,
  pathname: '/wizard',
  siteName: 'Site',
  origin: 'https://www.example.com',
  host: entry,
  hostHtml: null,
  remote: entry,
  remoteHtml,
  extraScripts: [],
  state: {} as DocumentParts['state'],
});

const titlesOf = (remoteHtml: RenderResult | null) => {
  const html = documentHtml(partsOf(remoteHtml));
  return [/<title>(.*?)<\/title>/.exec(html)?.[1], /og:title" content="(.*?)"/.exec(html)?.[1]];
};

test('R4: the page title comes from the part or, by default, from the route', () => {
  const route = 'Wizard &amp; quote | Site';
  expect(titlesOf(null)).toEqual([route, route]);
  expect(titlesOf({ main: '', title: '' })).toEqual([route, route]);
  const own = 'Which &lt;building&gt;? | Site';
  expect(titlesOf({ main: '', title: 'Which <building>?' })).toEqual([own, own]);
});

test('a URL that the part does not know is hidden from search engines', () => {
  const route = { path: '/team/:id', title: 'T', heading: 'H', description: 'D' };
  const html = (result: RenderResult) => documentHtml({ ...partsOf(result), route, pathname: '/team/ana' });
  const canonical = '<link rel="canonical" href="https://www.example.com/team/ana">';
  const noIndex = '<meta name="robots" content="noindex">';
  const found = html({ main: '' });
  expect([found.includes(canonical), found.includes(noIndex)]).toEqual([true, false]);
  const missing = html({ main: '', status: '404' });
  expect([missing.includes('canonical'), missing.includes(noIndex)]).toEqual([false, true]);
});

test('the document lists scripts and stylesheets with their hashes, and omits files without a hash', () => {
  const hashed = {
    ...entry,
    extras: {
      ...entry.extras,
      scripts: ['/assets/mf-wizard/a.js', '/assets/mf-wizard/b.js'],
      styles: ['/assets/mf-wizard/a.css', '/assets/mf-wizard/b.css'],
      integrity: { '/assets/mf-wizard/a.js': 'sha384-js', '/assets/mf-wizard/a.css': 'sha384-css' },
    },
  };
  const html = documentHtml({ ...partsOf(null), remote: hashed });
  expect(html).toContain('href="/assets/mf-wizard/a.js" integrity="sha384-js"');
  expect(html).toContain('href="/assets/mf-wizard/a.css" integrity="sha384-css"');
  expect(html).not.toMatch(/b\.(js|css)/);
  // A script would be fetched twice if `crossorigin` differed between its preload and its tag.
  expect(html).not.toContain('crossorigin');
});

test('files on another origin are requested with CORS, so that browsers can check their hashes', () => {
  const integrity = { '/assets/mf-wizard/a.js': 'sha384-js', '/assets/mf-wizard/a.css': 'sha384-css' };
  const scripts = ['/assets/mf-wizard/a.js'];
  const styles = ['/assets/mf-wizard/a.css'];
  const own = { ...entry, extras: { ...entry.extras, scripts, styles, integrity } };
  const moved = withAssetsAt('https://assets.example.com', own);
  const html = documentHtml({ ...partsOf(null), host: moved, remote: moved });
  const tags = html.match(/<(link|script)[^>]*assets\/mf-wizard[^>]*>/g) ?? [];
  // The host and the remote each have three tags: for a stylesheet, a script and an entry script.
  expect(tags).toHaveLength(6);
  for (const tag of tags)
    expect(tag).toMatch(
      /(href|src)="https:\/\/assets\.example\.com\/assets\/.* integrity="[^"]*" crossorigin>/,
    );
});
