import { themeCookie } from '@title24/shared-domain';
import Fastify, { type FastifyInstance } from 'fastify';
import errors from '../../http/errors.ts';
import { themeRoute } from './theme.route.ts';

const site = 'https://x.example';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(errors);
  await themeRoute(app, { publicUrl: site, origin: () => site });
});
afterAll(() => app.close());

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
])(
  'N9: with the referrer %s, the theme is stored, and the response redirects to %s',
  async (referer, location) => {
    const answer = await post('theme=dark', { referer });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect(answer.headers['set-cookie']).toBe(themeCookie('dark', true));
  },
);

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
