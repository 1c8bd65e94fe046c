import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { hostCookie } from './host-cookie.ts';

async function siteAt(publicUrl: string | null) {
  const app = Fastify({ trustProxy: true });
  await app.register(fastifyCookie);
  const cookie = hostCookie(publicUrl, 'title24_session');
  app.get('/login', async (_, reply) => cookie.set(reply, 'token', 2_592_000_000));
  app.get('/logout', async (_, reply) => cookie.clear(reply));
  app.get('/', async (request) => ({ token: cookie.read(request) }));
  return app;
}

async function setCookie(publicUrl: string | null, protocol: string, url = '/login') {
  const app = await siteAt(publicUrl);
  const { headers } = await app.inject({ url, headers: { 'x-forwarded-proto': protocol } });
  return (headers['set-cookie'] as string).split('; ');
}

test('under an https PUBLIC_URL, the cookie is Secure and bound to the host, even on HTTP requests', async () => {
  const [pair, ...attributes] = await setCookie('https://www.example.com', 'http');
  expect(pair).toBe('__Host-title24_session=token');
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
});

test('without an https PUBLIC_URL, the cookie is Secure only on HTTPS requests', async () => {
  expect(await setCookie('http://localhost:3000', 'http')).not.toContain('Secure');
  expect(await setCookie(null, 'https')).toContain('Secure');
});

test('a logout empties and expires the cookie, and keeps its name, path and Secure attribute', async () => {
  expect(await setCookie('https://www.example.com', 'http', '/logout')).toEqual(
    expect.arrayContaining(['__Host-title24_session=', 'Path=/', 'Max-Age=0', 'Secure']),
  );
});

test('under an https PUBLIC_URL, a cookie without the __Host- prefix is ignored', async () => {
  const app = await siteAt('https://www.example.com');
  const read = async (cookie: string) => (await app.inject({ url: '/', headers: { cookie } })).json().token;
  expect(await read('a=b; __Host-title24_session=own')).toBe('own');
  expect(await read('title24_session=planted')).toBeNull();
  expect(await read('__Host-title24_session=')).toBeNull();
});
