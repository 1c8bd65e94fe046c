import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../app/app-dependencies.ts';
import { CachedBody } from '../../http/cached-body.ts';
import compression from '../../http/compression.ts';
import errors from '../../http/errors.ts';
import securityHeaders from '../../http/security-headers.ts';
import { RequestCounts } from '../../limits/request-counts.ts';
import { readSettings } from '../../settings/settings.ts';
import type { ComposedPage, PageComposer } from '../page-composer.ts';
import { pageRoutes } from './page.routes.ts';

const text = `<!doctype html>\n<html lang="en">${Array.from({ length: 300 }, (_, n) => `<p>${n * n}</p>`).join('')}`;
const whole: ComposedPage = {
  body: new CachedBody(text),
  status: 200,
  stale: false,
  tags: ['data-41', 'registry-7'],
};

let app: FastifyInstance;
let answer: (mayBuild: () => boolean) => Promise<ComposedPage>;
let canary: { readonly loaded: () => void } | null;

beforeEach(async () => {
  canary = null;
  answer = async () => whole;
  await start();
});
afterEach(() => app.close());

async function start(cacheSeconds?: number): Promise<void> {
  const composer = {
    common: (_: unknown, mayBuild: () => boolean) => answer(mayBuild),
    own: async () => ({ html: text, found: true }),
  };
  app = Fastify();
  await app.register(errors);
  await app.register(securityHeaders, { settings: readSettings({}) } as AppDependencies);
  await app.register(compression);
  pageRoutes(app, {
    composer: composer as unknown as PageComposer,
    previews: { of: async () => null, trialOf: () => undefined },
    canaries: { of: async () => canary },
    origin: () => 'http://x',
    counts: new RequestCounts(null as never),
    rendersPerMinute: 12,
    ...(cacheSeconds && { cacheSeconds }),
  });
}

const get = (headers: Record<string, string> = {}, url = '/prices') => app.inject({ url, headers });

test('a page is sent in a coding that the client accepts, and is not sent again (304) if the client has it', async () => {
  const page = await get({ 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe(text);
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(page.rawPayload.length),
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const again = await get({ 'accept-encoding': 'gzip, br', 'if-none-match': String(page.headers.etag) });
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([
    304,
    0,
    page.headers.etag,
  ]);
  const plain = await get();
  expect([plain.body, plain.headers['content-encoding']]).toEqual([text, undefined]);
  expect(plain.headers.etag).not.toBe(page.headers.etag);
});

test('with PAGE_CACHE_SECONDS, shared caches keep complete pages for visitors without a cookie, and can purge them by revision', async () => {
  await app.close();
  await start(30);
  const caching = async (sent: Record<string, string> = {}) => {
    const { headers } = await get(sent);
    return ['cache-control', 'surrogate-key', 'cache-tag'].map((name) => headers[name]);
  };
  const notShared = (cacheControl: string) => [cacheControl, undefined, undefined];
  expect(await caching()).toEqual([
    'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    'data-41 registry-7',
    'data-41,registry-7',
  ]);
  expect(await caching({ cookie: 'theme=dark' })).toEqual(notShared('no-cache'));
  canary = { loaded: () => {} };
  expect(await caching()).toEqual(notShared('private, no-cache'));
  canary = null;
  answer = async () => ({ ...whole, stale: true });
  expect(await caching()).toEqual(notShared('no-cache'));
  answer = async () => ({ ...whole, status: 404 });
  expect(await caching()).toEqual(notShared('no-cache'));
  answer = async () => ({ ...whole, status: 503 });
  expect(await caching()).toEqual(notShared('no-store'));
});

test('HEAD returns the headers of GET', async () => {
  const [page, head] = [await get(), await app.inject({ url: '/prices', method: 'HEAD' })];
  expect(head.rawPayload).toHaveLength(0);
  const { date: _, ...headers } = page.headers;
  expect(head.headers).toMatchObject(headers);
});

test('a page that may be out of date is marked as stale, and a page that lacks data gets status 503', async () => {
  answer = async () => ({ ...whole, stale: true });
  const stale = await get();
  expect([stale.statusCode, stale.headers['cache-status']]).toEqual([200, 'site; hit; detail=stale']);
  expect((await get({ 'if-none-match': String(stale.headers.etag) })).statusCode).toBe(304);
  answer = async () => ({ ...whole, status: 503, stale: true });
  const lacking = await get({ 'if-none-match': '*' });
  expect([lacking.statusCode, lacking.headers['retry-after'], lacking.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
});

test('each client has its own limit of uncached pages', async () => {
  const granted: boolean[] = [];
  answer = async (mayBuild) => {
    granted.push(mayBuild());
    return whole;
  };
  for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    await app.inject({ url: '/prices', remoteAddress });
  }
  expect(granted).toEqual([true, true, false, true]);
});

test.each(['light', 'dark'])(
  'N9: a cached page is served in the theme %s, with a separate entity tag',
  async (theme) => {
    const themed = await get({ cookie: `a=1; theme=${theme}` });
    expect(themed.body).toBe(text.replace('<html lang="en">', `<html lang="en" data-theme="${theme}">`));
    expect(themed.headers.vary).toContain('cookie');
    const tag = { 'if-none-match': String(themed.headers.etag) };
    expect((await get({ cookie: `theme=${theme}`, ...tag })).statusCode).toBe(304);
    expect((await get({ cookie: 'theme=blue', ...tag })).body).toBe(text);
    expect((await get({ cookie: 'a=1', ...tag })).body).toBe(text);
  },
);

test('N9: a page rendered for a single request also has the chosen theme', async () => {
  app.get('/own', async (request) => (await app.renderPage(request, { url: '/own' })).html);
  const { body } = await get({ cookie: 'theme=dark' }, '/own');
  expect(body).toContain('<html lang="en" data-theme="dark">');
});
