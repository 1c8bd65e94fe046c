import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { type PageState, pageStateId, type RegistryEntry } from '../contract/index.ts';
import { contentSecurityPolicy } from '../document/index.ts';
import { HotPages } from '../hot/hot-pages.ts';
import { type LocalServer, startLocalServer } from '../hot/local-server.ts';
import { integrityOf } from '../registry/file-content.ts';
import { folderForTests } from '../testing/folder-for-tests.ts';
import { testConfiguration } from '../testing/test-configuration.ts';
import { testEntry } from '../testing/test-entry.ts';
import { type SiteProxy, startSiteProxy } from './site-proxy.ts';

const integrity = (text: string) => integrityOf(Buffer.from(text));

const releaseOf = (name: string, version: string, paths: readonly string[]): RegistryEntry => ({
  ...testEntry(name, { routes: paths.map((path) => ({ path, title: `Title of ${path}` })) }),
  url: `/assets/${name}/${version}.js`,
  metadata: { version, integrity: integrity(version) },
});

const shell = releaseOf('shell', '1.0.0', []);
const live = [releaseOf('mf-a', '1.0.0', ['/a']), releaseOf('mf-b', '2.0.0', ['/b'])];

/** Requests that the site received, as 'method path origin'. */
const asked: string[] = [];
const folder = folderForTests();
let site: LocalServer;
let proxy: SiteProxy;

const preload = '<link rel="preload" as="script" href="/assets/shell/react.0.js">';

/** Returns a page of the site in which a part was rendered on the server. */
function page(): string {
  const state = {
    remotes: live,
    route: null,
    config: testConfiguration,
    data: {},
    now: '',
    build: '1',
    revision: 7,
  };
  return `<html><head>${preload}<script defer src="${shell.url}"></script></head><body><main>live</main>
<script type="application/json" id="${pageStateId}">${JSON.stringify(state)}</script></body></html>`;
}

beforeAll(async () => {
  await mkdir(join(folder, 'browser'));
  await writeFile(join(folder, 'browser/local.js'), 'local()');
  const { metadata, ...local } = releaseOf('mf-a', 'local', ['/a', '/a/new']);
  const { version: _, ...built } = metadata;
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...local, metadata: built, files: {} }));
  site = await startLocalServer((request: IncomingMessage, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.origin ?? ''}`.trim());
    if (request.url === '/registry.json') {
      const microFrontends = Object.fromEntries([...live, shell].map((entry) => [entry.name, [entry]]));
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ microFrontends, revision: 7, skipped: [] }));
    }
    if (request.url === '/log-in') {
      response.writeHead(200, { 'set-cookie': ['__Host-login=new; Path=/; Secure', 'theme=dark'] });
      return void response.end(request.headers.cookie);
    }
    if (request.method === 'POST') return void request.pipe(response);
    response.writeHead(request.url === '/a/new' ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
    });
    response.end(page());
  });
  const origin = `http://127.0.0.1:${site.port}`;
  const pages = new HotPages({ 'mf-a': folder });
  proxy = await startSiteProxy({
    site: origin,
    build: folder,
    port: 0,
    publishers: { 'mf-b': 'Team B' },
    pages,
  });
});
afterAll(async () => {
  await proxy.close();
  await site.close();
});

async function open(path: string) {
  const response = await fetch(proxy.url + path);
  const html = await response.text();
  const [, text = ''] = new RegExp(`id="${pageStateId}">(.*?)</script>`, 's').exec(html) ?? [];
  return { response, html, state: JSON.parse(text) as PageState };
}

test('K4: a page of the local remote loads the local build and has no content of the live page', async () => {
  for (const path of ['/a', '/a/new']) {
    const { response, html, state } = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(contentSecurityPolicy);
    expect(html).toContain(`<title>Title of ${path}`);
    expect(html).toContain(
      '<link rel="preload" as="script" fetchpriority="low" href="/assets/mf-a/local.js"',
    );
    expect(html).not.toContain('<main>live</main>');
    expect(state.route?.path).toBe(path);
    expect([state.build, state.revision]).toEqual(['1', 7]);
  }
  expect(await (await fetch(`${proxy.url}/assets/mf-a/local.js`)).text()).toBe('local()');
});

test('K4: another remote’s page comes from the site, and lists the local build among its remotes', async () => {
  const { html, state } = await open('/b');
  expect(html).toContain('<main>live</main>');
  expect(html).not.toContain(preload);
  expect(html).toMatch(
    /<script defer src="\/dev\/hot-page.js"><\/script><script defer src="\/dev\/react.js">.*<script defer src="\/assets\/shell/,
  );
  expect(state.remotes.map(({ name, url }) => [name, url])).toEqual([
    ['mf-b', '/assets/mf-b/2.0.0.js'],
    ['mf-a', '/assets/mf-a/local.js'],
  ]);
  const feed = await (await fetch(`${proxy.url}/registry.json`)).json();
  expect(feed.microFrontends['mf-a'][0].metadata.version).toBe('local');
});

test('K4: the parts panel’s script is served, and its data names each part with its version and publisher', async () => {
  expect(await (await fetch(`${proxy.url}/dev/parts.js`)).text()).toContain("'Parts of this page'");
  expect(await (await fetch(`${proxy.url}/dev/parts.json`)).json()).toEqual([
    { name: 'mf-a', version: 'local', whose: 'this machine' },
    { name: 'mf-b', version: '2.0.0', whose: 'Team B' },
    { name: 'shell', version: '1.0.0', whose: expect.stringMatching(/^127\.0\.0\.1:/) },
  ]);
});

test('K4: the site receives calls as if from its own pages, but receives no fault reports', async () => {
  asked.length = 0;
  const headers = { origin: proxy.url };
  const post = (path: string) => fetch(proxy.url + path, { method: 'POST', headers, body: '{"id":1}' });
  expect(await (await post('/rpc/public/products')).text()).toBe('{"id":1}');
  expect((await post('/part-faults')).status).toBe(204);
  expect(asked).toEqual([expect.stringMatching(/^POST \/rpc\/public\/products http:\/\/127\.0\.0\.1:\d+$/)]);
});

test('K4: the site’s cookies are renamed on this machine, and the site receives no other cookies', async () => {
  const cookie = '__Host-127.0.0.1-login=old; 127.0.0.1-theme=light; login=other-program';
  const answer = await fetch(`${proxy.url}/log-in`, { headers: { cookie } });
  expect(await answer.text()).toBe('__Host-login=old; theme=light');
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-127.0.0.1-login=new; Path=/; Secure',
    '127.0.0.1-theme=dark',
  ]);
});

test('K4: a request goes to the site even if its path starts like the address of another host', async () => {
  asked.length = 0;
  const { port } = new URL(proxy.url);
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request({ port, path: '//127.0.0.1:9/b' }, resolve).end();
  });
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(asked).toContain('GET //127.0.0.1:9/b');
});
