import { brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { readSettings } from '../settings/settings.ts';
import errors from './app/errors.ts';
import health from './app/health.ts';
import requestLog from './app/request-log.ts';
import securityHeaders from './app/security-headers.ts';
import compression from './external/compression.ts';

let app: FastifyInstance;
let query: () => Promise<unknown>;

async function build(env: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
  const database = { $client: { query: () => query() } };
  const dependencies = { settings: readSettings(env), database } as unknown as AppDependencies;
  app = Fastify();
  await app.register(requestLog);
  await app.register(errors);
  await app.register(securityHeaders, dependencies);
  await app.register(compression);
  await app.register(health, dependencies);
  app.get('/long', async () => ({ text: 'energy '.repeat(1000) }));
  app.post('/short', async ({ body }) => body);
  app.get('/short', async () => ({ text: 'energy' }));
  app.get('/file', { config: { carries: 'file' } }, async () => 'x');
  app.get('/result', { config: { carries: 'result' } }, async () => 'x');
  app.get('/compressed', async (_, reply) =>
    reply.header('content-encoding', 'br').type('text/javascript').send(Buffer.alloc(5000, 1)),
  );
  app.get('/broken', async () => {
    throw new Error('password of the database is hunter2');
  });
  app.get('/refused', async () => {
    throw Object.assign(new Error('Only <b>PDF</b> files.'), { statusCode: 422 });
  });
  return app;
}

beforeEach(() => {
  query = async () => ({ rows: [] });
});
afterEach(() => app.close());

describe('headers', () => {
  test('hold the strict content security policy', async () => {
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
      "worker-src 'self'",
      "manifest-src 'self'",
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

  test('of files and results are few', async () => {
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
      const ours = Object.keys(headers).filter(
        (name) => !/^(content-(type|length)|date|connection)$/.test(name),
      );
      expect(ours.length).toBeLessThan(most);
    }
    expect((await app.inject('/nowhere')).headers).toHaveProperty('content-security-policy');
  });

  test('ask for HTTPS only where the site has it', async () => {
    await build();
    expect((await app.inject('/short')).headers).not.toHaveProperty('strict-transport-security');
    await app.close();
    await build({ PUBLIC_URL: 'https://www.example.com' });
    expect((await app.inject('/short')).headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });
});

describe('compression', () => {
  const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

  test('prefers brotli, spares what is short and leaves what is compressed', async () => {
    await build();
    const long = await get('/long');
    expect(long.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString()).text).toHaveLength(7000);
    expect((await get('/short')).headers).not.toHaveProperty('content-encoding');
    expect((await get('/compressed')).rawPayload).toEqual(Buffer.alloc(5000, 1));
  });

  test('does not unpack what is sent to it', async () => {
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
  test('of ours tell nothing of what happened', async () => {
    await build();
    const response = await app.inject('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      message: 'Something went wrong on our side. Please try again in a few minutes.',
    });
  });

  test('of the request say what is wrong, to people as a page', async () => {
    await build();
    expect((await app.inject('/refused')).json()).toMatchObject({
      statusCode: 422,
      message: 'Only <b>PDF</b> files.',
    });
    const page = await app.inject({ url: '/refused', headers: { accept: 'text/html,*/*' } });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toContain('Only &#60;b&#62;PDF');
  });
});

describe('health', () => {
  test('is up and ready', async () => {
    await build();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('is up but not ready without its database, also where that hangs', async () => {
    await build();
    query = () => Promise.reject(new Error('down'));
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    query = () => new Promise(() => {});
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
