import { gzipSync } from 'node:zlib';
import { eventually } from '../db/testing/eventually.ts';
import { partFailures } from './failures/part-failures.table.ts';
import { ServiceSite } from './registry/service/testing/service-site.ts';
import type { SmallBuild } from './testing/small-build.ts';

jest.setTimeout(120_000);

const site = new ServiceSite(undefined, { publicUrl: 'https://reports.example.com' });
const page = (url: string) => site.app.inject({ url });
const release = (text: string, more: Partial<SmallBuild> = {}) =>
  site.release('mf-a', text, { paths: ['/wizard'], ...more });

beforeEach(async () => {
  await site.reset();
  await site.release('shell', 'shell', {
    render: 'return { head: "", top: "<b>top</b>", bottom: "", main: "<p>not here</p>" };',
  });
});

describe('pages', () => {
  beforeEach(() => release('first'));

  test('a document contains the HTML of the shell and a remote, and metadata, but no inline code', async () => {
    const { body, statusCode, headers } = await page('/wizard?a=1');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<div id="shell-top"><b>top</b></div>');
    expect(body).toContain('<div id="part-mf-a"><div data-part="mf-a"><p>first</p></div></div>');
    expect(body).toContain('<link rel="canonical" href="https://reports.example.com/wizard">');
    const scripts = [...body.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(
      scripts.every(([, attributes, content]) => attributes?.includes('application/json') || content === ''),
    ).toBe(true);
  });

  test('a document has the paths of all routes of a remote, but further details of only the displayed route', async () => {
    const { body } = await page('/wizard');
    const state = JSON.parse(/<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(body)?.[1] ?? '');
    const [entry] = (await site.app.inject('/registry.json')).json().microFrontends['mf-a'];
    const { name, url, metadata, extras } = entry;
    expect(state.remotes).toEqual([
      {
        name,
        url,
        metadata: { integrity: metadata.integrity },
        extras: { container: extras.container, routes: [{ path: '/wizard' }] },
      },
    ]);
    expect(state.route).toEqual(extras.routes[0]);
    expect(body).not.toContain('"statics"');
  });

  test('page data cannot close the script element that contains it', async () => {
    const { html } = await site.app.renderPage({ headers: {}, cookies: {} } as never, {
      url: '/wizard',
      data: { attempt: '</script><script>alert(1)</script><!--' },
    });
    expect(html).not.toContain('<script>alert');
    const state = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state).data.attempt).toBe('</script><script>alert(1)</script><!--');
  });
});

describe('the registry', () => {
  beforeEach(() => release('first'));

  test('browsers cache the feed until it changes', async () => {
    const first = await site.app.inject('/registry.json');
    const { etag } = first.headers;
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = () =>
      site.app.inject({ url: '/registry.json', headers: { 'if-none-match': String(etag) } });
    const same = await again();
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await release('second');
    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('the feed has the same registry revision as a rendered page, and a later revision after a release', async () => {
    const { body } = await page('/wizard');
    const [, json = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(body) ?? [];
    const feed = async () => (await site.app.inject('/registry.json')).json();
    expect((await feed()).revision).toBe(JSON.parse(json).revision);
    await release('later');
    expect((await feed()).revision).toBeGreaterThan(JSON.parse(json).revision);
  });
});

describe('files', () => {
  test('a file of the live version is served at its fixed path, and another path is not found', async () => {
    await release('x', { statics: { 'sheet.pdf': '%PDF-1.7' } });
    const { body, headers } = await page('/static/sheet.pdf');
    expect([body, headers['content-type']]).toEqual(['%PDF-1.7', 'application/pdf']);
    expect((await page('/static/other.pdf')).statusCode).toBe(404);
  });

  test('a script, a font and a picture are served with their media types, also from subfolders', async () => {
    const assets = { 'static/js/more.js': 'more()', 'fonts/letters.woff2': 'w', 'picture.webp': 'p' };
    await release('x', { assets });
    const answers = await Promise.all(Object.keys(assets).map((file) => page(`/assets/mf-a/${file}`)));
    expect(answers.map(({ body }) => body)).toEqual(['more()', 'w', 'p']);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'text/javascript; charset=utf-8',
      'font/woff2',
      'image/webp',
    ]);
  });

  test('assets of an earlier version stay available to open pages', async () => {
    for (const text of ['first', 'second']) await release(text);
    const { statusCode, headers } = await page('/assets/mf-a/chunk.first.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test.each(['/assets/mf-a/..%2f..%2fdatabase-password', '/assets/..%2f/x.js', '/assets/mf-a/none.js'])(
    '%s is not found',
    async (url) => {
      const answer = await page(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    },
  );
});

test('F8: failures in browsers are listed with their source locations, at most 20 for each version', async () => {
  const chunk = 'chunk.0123456789abcdef.js';
  // Maps line 1, column 1 to line 20 of the source.
  const map = { version: 3, sources: ['webpack://mf_wizard/./src/price.ts'], names: [], mappings: 'AAmBA' };
  const text = JSON.stringify(map);
  const assets = {
    [chunk]: 'sum();',
    [`${chunk}.map`]: gzipSync(text),
    'plain.js': 'add();',
    'plain.js.map': text,
  };
  await release('failing', { assets });
  const { microFrontends } = (await page('/registry.json')).json();
  const report = (stack: string) =>
    site.app.inject({
      method: 'POST',
      url: '/part-faults',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { name: 'mf-a', url: microFrontends['mf-a'][0].url, stack },
    });
  const place = 'https://reports.example.com/assets/mf-a';
  const stack = `TypeError: ana@example.com\n at sum (${place}/${chunk}:1:1)\n at add (${place}/plain.js:1:1)`;
  for (const each of [stack, stack, 'RangeError: x']) expect((await report(each)).statusCode).toBe(204);
  const failures = await eventually(async () => {
    const found = await site.app.partFailures('mf-a');
    return found.reduce((sum, { count }) => sum + count, 0) === 3 && found;
  });
  expect(failures).toHaveLength(2);
  expect(failures).toContainEqual(
    expect.objectContaining({ kind: 'TypeError', places: ['src/price.ts:20', 'src/price.ts:20'], count: 2 }),
  );
  const [{ version = '' } = {}] = failures;
  const at = new Date(0);
  const others = Array.from({ length: 18 }, (_, n) => ({ trace: `Error${n}`, firstAt: at, lastAt: at }));
  await site.db.insert(partFailures).values(others.map((other) => ({ name: 'mf-a', version, ...other })));
  await report('SyntaxError: x');
  const kinds = await eventually(async () => {
    const found = (await site.app.partFailures('mf-a')).map(({ kind }) => kind);
    return found.includes('SyntaxError') && found;
  });
  expect([kinds.length, kinds.includes('TypeError')]).toEqual([20, true]);
  expect((await page(`/assets/mf-a/${chunk}`)).statusCode).toBe(200);
  expect((await page(`/assets/mf-a/${chunk}.map`)).statusCode).toBe(404);
});
