import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { siteConfigurationSeed } from '../../features/configuration/site-configuration.seed.ts';
import { type ChangeFeed, startChangeFeed } from '../db/change-feed.ts';
import { eventually } from '../db/testing/eventually.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { createLogger } from '../logging/logger.ts';
import { compositionPlugin } from './composition.plugin.ts';
import { partFailures } from './failures/part-failures.table.ts';
import { remoteReleases } from './registry/remote-releases.table.ts';
import { remoteVersions } from './registry/remote-versions.table.ts';
import { registryMachine } from './registry/testing/registry-machine.ts';
import { writeSmallBuild } from './testing/small-build.ts';

const machine = registryMachine();
const { publish } = machine;
let changeFeed: ChangeFeed;
let app: FastifyInstance;
let log: string[];

const shell = {
  name: 'shell',
  render: 'return { head: "", top: "<b>top</b>", bottom: "", main: "<p>not here</p>" };',
};
const wizard = (text: string) => ({
  name: 'mf-wizard',
  paths: ['/wizard'],
  render: `return { main: "<p>${text}</p>" };`,
});

const page = (url: string) => app.inject({ url });
// Registry changes arrive asynchronously through PostgreSQL.
const isLive = ({ version }: { readonly version: string }) =>
  eventually(async () => (await page('/registry.json')).body.includes(version));
const shows = (text: string) => eventually(async () => (await page('/wizard')).body.includes(text));

async function publishBoth(): Promise<void> {
  await publish('shell');
  await publish('mf-wizard');
  await shows('first');
}

beforeAll(async () => {
  changeFeed = await startChangeFeed(machine.db.connectionString, { warn: () => {} });
});
afterAll(() => changeFeed.close());
beforeEach(async () => {
  await machine.reset();
  await writeSmallBuild(machine.workspace, shell);
  await writeSmallBuild(machine.workspace, wizard('first'));
  log = [];
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void log.push(line) });
  app = Fastify({ loggerInstance: logger as FastifyBaseLogger });
  await app.register(fastifyCookie);
  await app.register(compositionPlugin, {
    db: machine.db,
    dataDir: machine.dataDir,
    recordAct: async () => undefined,
    changeFeed,
    // Not started, because these tests release nothing over HTTP.
    jobs: new JobQueue(machine.db, app.log),
    callPublic: async () => siteConfigurationSeed,
    publicUrl: 'https://reports.example.com',
    rendersPerMinute: 10_000,
    retention: null,
    hotPages: null,
  });
  await app.ready();
});
afterEach(() => app.close());

describe('pages', () => {
  beforeEach(publishBoth);

  test('a document contains both parts and its metadata but no inline code', async () => {
    const { body, statusCode, headers } = await page('/wizard?a=1');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<div id="shell-top"><b>top</b></div>');
    expect(body).toContain('<div id="part-mf-wizard"><div data-part="mf-wizard"><p>first</p></div></div>');
    expect(body).toContain('<link rel="canonical" href="https://reports.example.com/wizard">');
    const scripts = [...body.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(
      scripts.every(([, attributes, content]) => attributes?.includes('application/json') || content === ''),
    ).toBe(true);
  });

  test('a document contains all paths but only the displayed route’s details', async () => {
    const { body } = await page('/wizard');
    const state = JSON.parse(/<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(body)?.[1] ?? '');
    const [entry] = (await app.inject('/registry.json')).json().microFrontends['mf-wizard'];
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

  test('R1 R2 the root redirects to the home page, a trailing slash is removed, and an unknown path gets a 404 page', async () => {
    expect((await page('/')).headers.location).toBe('/services');
    expect((await page('/wizard/?a=1')).headers.location).toBe('/wizard?a=1');
    expect((await page('//evil.example/')).headers.location).toBe('/evil.example');
    const missing = await page('/nowhere');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('<div id="part-not-found"><p>not here</p></div>');
  });

  test('page data cannot close the script element that contains it', async () => {
    const { html } = await app.renderPage({ headers: {}, cookies: {} } as never, {
      url: '/wizard',
      data: { attempt: '</script><script>alert(1)</script><!--' },
    });
    expect(html).not.toContain('<script>alert');
    const state = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state).data.attempt).toBe('</script><script>alert(1)</script><!--');
  });

  test('F4 if a part throws, its cached page is sent, or the browser renders it', async () => {
    await writeSmallBuild(machine.workspace, { ...wizard('x'), render: 'throw new Error("broken");' });
    await isLive(await publish('mf-wizard'));
    const { statusCode, body } = await page('/wizard');
    expect(body).toContain('<p>first</p>');
    expect(statusCode).toBe(200);
    expect(body).toContain('<b>top</b>');
    expect((await page('/wizard?a=1')).body).toContain(
      '<div id="part-mf-wizard"><div data-part="mf-wizard"></div></div>',
    );
    expect(log.join()).toContain('could not be rendered');
  });
});

describe('publishing', () => {
  beforeEach(async () => isLive(await publish('shell')));

  test('assets of an earlier version stay available to open pages', async () => {
    await publish('mf-wizard');
    const assets = join(machine.dataDir, 'registry/assets/mf-wizard');
    const [earlier] = await readdir(assets);
    await writeSmallBuild(machine.workspace, wizard('second'));
    await publish('mf-wizard');
    const answer = await page(`/assets/mf-wizard/${earlier}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['content-type']).toContain('javascript');
  });
});

describe('the registry', () => {
  beforeEach(publishBoth);

  const release = async (name: string, descriptor: unknown) => {
    await machine.db
      .insert(remoteVersions)
      .values({ name, version: '9', descriptor, files: {}, blobs: {}, renderBundle: false });
    await machine.db.insert(remoteReleases).values({ name, version: '9' });
  };

  test('a malformed entry is skipped with a log line', async () => {
    await release('mf-broken', { nonsense: true });
    await eventually(async () => {
      await page('/wizard');
      return log.join().includes('is malformed');
    });
    expect((await page('/wizard')).statusCode).toBe(200);
    expect((await app.inject('/registry.json')).json().microFrontends['mf-broken']).toBeUndefined();
  });

  test('browsers cache the feed until it changes', async () => {
    const first = await app.inject('/registry.json');
    const { etag } = first.headers;
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = () => app.inject({ url: '/registry.json', headers: { 'if-none-match': String(etag) } });
    const same = await again();
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await writeSmallBuild(machine.workspace, wizard('second'));
    await publish('mf-wizard');
    await shows('second');
    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('the feed has the revision of the page or a later revision', async () => {
    const { body } = await page('/wizard');
    const [, json = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(body) ?? [];
    const feed = async () => (await app.inject('/registry.json')).json();
    expect((await feed()).revision).toBe(JSON.parse(json).revision);
    await writeSmallBuild(machine.workspace, wizard('later'));
    await publish('mf-wizard');
    await shows('later');
    expect((await feed()).revision).toBeGreaterThan(JSON.parse(json).revision);
  });
});

describe('files', () => {
  test('a file at a fixed path comes from the live version', async () => {
    await writeSmallBuild(machine.workspace, { ...wizard('x'), statics: { 'sheet.pdf': '%PDF-1.7' } });
    await publish('shell');
    await publish('mf-wizard');
    await eventually(async () => (await page('/static/sheet.pdf')).body === '%PDF-1.7');
    expect((await page('/static/sheet.pdf')).headers['content-type']).toBe('application/pdf');
    expect((await page('/static/other.pdf')).statusCode).toBe(404);
  });

  test('files of each published type are served, also from folders', async () => {
    const assets = { 'static/js/more.js': 'more()', 'fonts/letters.woff2': 'w', 'picture.webp': 'p' };
    await writeSmallBuild(machine.workspace, { ...wizard('x'), assets });
    await publish('mf-wizard');
    const answers = await Promise.all(Object.keys(assets).map((file) => page(`/assets/mf-wizard/${file}`)));
    expect(answers.map(({ body }) => body)).toEqual(['more()', 'w', 'p']);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'text/javascript; charset=utf-8',
      'font/woff2',
      'image/webp',
    ]);
  });

  test.each([
    '/assets/mf-wizard/..%2f..%2fdatabase-password',
    '/assets/..%2f/x.js',
    '/assets/mf-wizard/none.js',
  ])('%s is not found', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });
});

test('F8 failures in browsers are listed with their source locations', async () => {
  const chunk = 'chunk.0123456789abcdef.js';
  // Maps line 1, column 1 to line 20 of the source.
  const map = { version: 3, sources: ['webpack://mf_wizard/./src/price.ts'], names: [], mappings: 'AAmBA' };
  const assets = { [chunk]: 'sum();', [`${chunk}.map`]: JSON.stringify(map) };
  await writeSmallBuild(machine.workspace, { ...wizard('failing'), assets });
  for (const name of ['shell', 'mf-wizard']) await publish(name);
  await shows('failing');
  const { microFrontends } = (await page('/registry.json')).json();
  const report = (stack: string) =>
    app.inject({
      method: 'POST',
      url: '/part-faults',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { name: 'mf-wizard', url: microFrontends['mf-wizard'][0].url, stack },
    });
  const stack = `TypeError: ana@example.com\n at sum (https://reports.example.com/assets/mf-wizard/${chunk}:1:1)`;
  for (const each of [stack, stack, 'RangeError: x']) expect((await report(each)).statusCode).toBe(204);
  const failures = await eventually(async () => {
    const found = await app.partFailures('mf-wizard');
    return found.reduce((sum, { count }) => sum + count, 0) === 3 && found;
  });
  expect(failures).toHaveLength(2);
  expect(failures).toContainEqual(
    expect.objectContaining({ kind: 'TypeError', places: ['src/price.ts:20'], count: 2 }),
  );
  const [{ version = '' } = {}] = failures;
  const at = new Date(0);
  const others = Array.from({ length: 18 }, (_, n) => ({ trace: `Error${n}`, firstAt: at, lastAt: at }));
  await machine.db
    .insert(partFailures)
    .values(others.map((other) => ({ name: 'mf-wizard', version, ...other })));
  await report('SyntaxError: x');
  const kinds = await eventually(async () => {
    const found = (await app.partFailures('mf-wizard')).map(({ kind }) => kind);
    return found.includes('SyntaxError') && found;
  });
  expect([kinds.length, kinds.includes('TypeError')]).toEqual([20, true]);
  expect((await page(`/assets/mf-wizard/${chunk}`)).statusCode).toBe(200);
  expect((await page(`/assets/mf-wizard/${chunk}.map`)).statusCode).toBe(404);
  await machine.db.delete(partFailures);
});
