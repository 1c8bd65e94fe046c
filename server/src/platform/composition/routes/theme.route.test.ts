import { themeCookie } from '@title24/shared-domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { CachedBody } from '../../http/cached-body.ts';
import errors from '../../http/errors.ts';
import type { PageComposer } from '../page-composer.ts';
import { pageRoutes } from './page.routes.ts';
import { themeRoute } from './theme.route.ts';

const site = 'https://x.example';
const text = '<!doctype html>\n<html lang="en">\n<p>The page</p></html>';
const body = new CachedBody(text);

let app: FastifyInstance;
let composed = 0;

beforeEach(async () => {
  composed = 0;
  const composer = {
    common: async () => {
      composed++;
      return { body, status: 200, stale: false };
    },
    own: async () => ({ html: text, found: true }),
  };
  app = Fastify();
  await app.register(errors);
  const origin = () => site;
  await themeRoute(app, { publicUrl: site, origin });
  pageRoutes(app, {
    composer: composer as unknown as PageComposer,
    previews: { of: async () => null, trialOf: () => undefined },
    canaries: { of: async () => null },
    origin,
    rendersPerMinute: 4,
  });
});
afterEach(() => app.close());

const get = (cookie: string, tag = '') =>
  app.inject({ url: '/prices', headers: { cookie, 'if-none-match': tag } });

test.each(['light', 'dark'] as const)(
  'N9: a cached page is served in the theme %s, with a separate tag',
  async (theme) => {
    const plain = await get('a=1');
    expect(plain.body).toBe(text);
    const themed = await get(`a=1; theme=${theme}`);
    expect(themed.body).toBe(text.replace('<html lang="en">', `<html lang="en" data-theme="${theme}">`));
    expect(themed.headers.vary).toContain('cookie');
    expect(themed.headers.etag).not.toBe(plain.headers.etag);
    expect((await get(`theme=${theme}`, String(themed.headers.etag))).statusCode).toBe(304);
    expect((await get('theme=blue', String(themed.headers.etag))).body).toBe(text);
    expect(composed).toBe(4);
  },
);

test('N9: a page for one visitor also has the chosen theme', async () => {
  app.get('/own', async (request) => (await app.renderPage(request, { url: '/own' })).html);
  const page = await app.inject({ url: '/own', headers: { cookie: 'theme=dark' } });
  expect(page.body).toContain('<html lang="en" data-theme="dark">');
});

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/theme',
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });

test.each([
  [`${site}/prices?a=1`, `${site}/prices?a=1`],
  [`${site}//elsewhere.example/`, `${site}//elsewhere.example/`],
  ['https://elsewhere.example/prices', `${site}/`],
  ['no address', `${site}/`],
])('N9: a theme chosen on %s is stored, and the response redirects to %s', async (referer, location) => {
  const answer = await post('theme=dark', { referer });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  expect(answer.headers['set-cookie']).toBe(themeCookie('dark', true));
});

test.each(['theme=blue', 'theme=', '', 'theme=dark%0d%0aset-cookie:a=1'])(
  'N9: the form body %p is refused with a message that lists the themes',
  async (payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
    expect(answer.json().message).toBe('Choose one of the themes: System, Light, Dark.');
  },
);

test('N9: another site cannot choose a theme', async () => {
  expect((await post('theme=dark', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});
