import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { readSettings } from '../settings/settings.ts';
import compression from './compression.ts';
import errors from './errors.ts';
import health, { type Readiness } from './health.ts';
import hostCheck from './host-check.ts';
import requestLog from './request-log.ts';
import securityHeaders from './security-headers.ts';
import { sendReady } from './send-ready.ts';
import timeLimit from './time-limit.ts';

let app: FastifyInstance;
let answers: () => Promise<boolean>;
let partsStatus: FastifyInstance['partsStatus'];

async function build(
  env: NodeJS.ProcessEnv = {},
  readiness: Readiness = new Set(),
): Promise<FastifyInstance> {
  const database = { answers: () => answers() };
  const dependencies = { settings: readSettings(env), database } as unknown as AppDependencies;
  app = Fastify();
  await app.register(requestLog);
  await app.register(errors);
  await app.register(securityHeaders, dependencies);
  await app.register(hostCheck, dependencies);
  await app.register(timeLimit, { answerWithinMs: 50 });
  await app.register(compression);
  await app.register(health, { ...dependencies, readiness });
  app.decorate('partsStatus', () => partsStatus());
  app.get('/long', async () => ({ text: 'energy '.repeat(1000) }));
  app.post('/short', async ({ body }) => body);
  app.get('/short', async () => ({ text: 'energy' }));
  app.get('/file', { config: { carries: 'file' } }, async () => 'x');
  app.get('/result', { config: { carries: 'result' } }, async () => 'x');
  app.get('/compressed', async (_, reply) =>
    reply.header('content-encoding', 'br').type('text/javascript').send(Buffer.alloc(5000, 1)),
  );
  app.get('/ready', async (_, reply) => sendReady(reply.type('text/plain'), Buffer.alloc(5000, 'x')));
  app.get('/broken', async () => {
    throw new Error('password of the database is hunter2');
  });
  const never = () => new Promise(() => {});
  app.get('/endless', never);
  app.post('/endless', never);
  app.get('/away', async () => {
    throw new DrizzleQueryError('select 1', [], Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  });
  app.get('/refused', async () => {
    throw Object.assign(new Error('Only <b>PDF</b> files.'), { statusCode: 422 });
  });
  return app;
}

beforeEach(() => {
  answers = async () => true;
  partsStatus = async () => ({ skipped: [], unavailable: [], problem: null });
});
afterEach(() => app.close());

describe('headers', () => {
  test('the headers contain the strict content security policy', async () => {
    await build();
    const { headers } = await app.inject('/short');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "frame-src 'self'",
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      'report-uri /csp-reports',
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.any(String),
    });
  });

  test('files and call results have fewer headers than pages', async () => {
    await build();
    for (const [url, most] of [
      ['/file', 3],
      ['/result', 4],
    ] as const) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      const own = Object.keys(headers).filter(
        (name) => !/^(content-(type|length)|date|connection)$/.test(name),
      );
      expect(own.length).toBeLessThan(most);
    }
    expect((await app.inject('/nowhere')).headers).toHaveProperty('content-security-policy');
  });

  test('the headers require HTTPS only if the site uses HTTPS', async () => {
    await build();
    expect((await app.inject('/short')).headers).not.toHaveProperty('strict-transport-security');
    await app.close();
    await build({ PUBLIC_URL: 'https://www.example.com' });
    const { headers } = await app.inject({ url: '/short', headers: { host: 'www.example.com' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await app.close();
    await build({ PUBLIC_URL: 'https://www.example.com', HSTS_SUBDOMAINS: 'true' });
    const wide = await app.inject({ url: '/short', headers: { host: 'www.example.com' } });
    expect(wide.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('other hosts', () => {
  const ask = (url: string, host: string) => app.inject({ url, headers: { host, accept: 'text/html' } });

  test('refuses another host with a message if PUBLIC_URL is set', async () => {
    await build({ PUBLIC_URL: 'https://www.example.com' });
    expect((await ask('/short', 'www.example.com')).statusCode).toBe(200);
    const refusal = await ask('/short', 'rebound.example');
    expect(refusal.statusCode).toBe(421);
    expect(refusal.body).toContain('This server answers requests for https://www.example.com only.');
    expect(refusal.headers['content-security-policy']).toBeDefined();
    expect((await ask('/no-such-page', 'rebound.example')).statusCode).toBe(421);
  });

  test('refuses another host if the server listens only on this machine', async () => {
    await build();
    expect((await ask('/short', 'localhost:3000')).statusCode).toBe(200);
    expect((await ask('/short', 'rebound.example')).statusCode).toBe(421);
  });

  test('answers a health check under any host, because load balancers use IP addresses', async () => {
    await build({ PUBLIC_URL: 'https://www.example.com' });
    for (const url of ['/healthz', '/readyz', '/readyz?from=balancer']) {
      expect((await ask(url, '10.0.0.7:3000')).statusCode).toBe(200);
    }
    expect((await ask('/readyzz', '10.0.0.7:3000')).statusCode).toBe(421);
  });
});

describe('compression', () => {
  const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

  test('compression prefers brotli, and skips short and compressed bodies', async () => {
    await build();
    const long = await get('/long');
    expect(long.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString()).text).toHaveLength(7000);
    expect((await get('/short')).headers).not.toHaveProperty('content-encoding');
    expect((await get('/compressed')).rawPayload).toEqual(Buffer.alloc(5000, 1));
  });

  test('a body that sendReady sends is not compressed', async () => {
    await build();
    const { headers, rawPayload } = await app.inject({ url: '/ready', headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-length': '5000', 'content-type': 'text/plain' });
    expect(headers).toHaveProperty('x-request-id');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(rawPayload).toEqual(Buffer.alloc(5000, 'x'));
  });

  test('requests are not decompressed', async () => {
    await build();
    const response = await app.inject({
      method: 'POST',
      url: '/short',
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
      payload: gzipSync('{}'),
    });
    expect(response.json()).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('not valid JSON'),
    });
  });
});

describe('errors', () => {
  test('server errors reveal no details', async () => {
    await build();
    const response = await app.inject('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      message: 'Something went wrong on our side. Please try again in a few minutes.',
    });
  });

  test('errors caused by the request explain the problem, and browsers get a page', async () => {
    await build();
    expect((await app.inject('/refused')).json()).toMatchObject({
      statusCode: 422,
      message: 'Only <b>PDF</b> files.',
    });
    const page = await app.inject({ url: '/refused', headers: { accept: 'text/html,*/*' } });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toContain('Only &lt;b&gt;PDF');
  });
});

test('an unknown path gets a message, or a page in a browser', async () => {
  const site = await build();
  const program = await site.inject({ method: 'POST', url: '/nowhere' });
  expect([program.statusCode, program.json().message]).toEqual([
    404,
    'There is nothing at this address. Check it, or start from the home page.',
  ]);
  const person = await site.inject({ url: '/nowhere', headers: { accept: 'text/html' } });
  expect([person.statusCode, person.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(person.body).toContain('<p>There is nothing at this address.');
  expect(person.body).not.toContain('Route GET');
});

describe('temporary failures', () => {
  test.each([
    ['/endless', 'The site is busy. Please try again in a few seconds.'],
    ['/away', 'The site is temporarily unavailable. Please try again in a few seconds.'],
  ])('a temporary failure at %s gets a 503 response with the seconds to wait', async (url, message) => {
    await build();
    const response = await app.inject(url);
    expect(response.json()).toEqual({ statusCode: 503, error: 'Service Unavailable', message });
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    const page = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain(message);
  });

  test('a call that takes too long after its body has arrived gets a 503 response', async () => {
    await build();
    const response = await fetch(new URL('/endless', await app.listen()), {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('health', () => {
  test('a running site is up and ready', async () => {
    await build();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('a site with failed components stays ready and lists them', async () => {
    let detail: string | null = 'uploads unavailable';
    await build({}, new Set([() => detail]));
    const response = await app.inject('/readyz');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: 'ready', details: ['uploads unavailable'] },
    ]);
    detail = null;
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('a site without its database is up but not ready', async () => {
    await build();
    answers = async () => false;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  test('a site reports both skipped releases and unavailable parts, but only an unavailable part makes it not ready', async () => {
    await build();
    const skipped = [{ name: 'mf-wizard', version: '2', problem: 'browser/x.js is missing' }];
    partsStatus = async () => ({ skipped, unavailable: [], problem: null });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', skipped }]);
    partsStatus = async () => ({ skipped, unavailable: ['mf-wizard'], problem: null });
    const unready = await app.inject('/readyz');
    const status = { status: 'parts unavailable', unavailable: ['mf-wizard'], skipped };
    expect([unready.statusCode, unready.json()]).toEqual([503, status]);
  });

  test('a site is not ready while the registry cannot be read', async () => {
    await build();
    partsStatus = () => Promise.reject(new Error('no such table'));
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'registry unreadable' }]);
  });

  test.each(['/healthz', '/readyz'])('%s has the security headers', async (url) => {
    await build();
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
  });
});
