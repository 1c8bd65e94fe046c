import { faqLetters, policy, publishedEstimatorPrices } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type ChangeFeed, startChangeFeed } from '../platform/db/change-feed.ts';
import { connect, type OpenDatabase } from '../platform/db/database.ts';
import { eventually } from '../platform/db/testing/eventually.ts';
import { type SeededDataDir, seededDataDir } from '../platform/db/testing/seeded-data-dir.ts';
import errors from '../platform/http/errors.ts';
import requestLog from '../platform/http/request-log.ts';
import { createLogger } from '../platform/logging/logger.ts';
import rpc from '../platform/rpc/rpc.plugin.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { openSiteDatabase } from '../site-database.ts';
import { products } from './catalog/products.table.ts';
import { siteConfigurationSeed } from './configuration/site-configuration.seed.ts';
import { siteConfiguration } from './configuration/site-configuration.table.ts';
import { helpItems } from './help/help-items.table.ts';
import { registerContentFeatures } from './testing/content-features.ts';

let folder: SeededDataDir;
let database: OpenDatabase;
let changes: ChangeFeed;
let app: FastifyInstance;
let log: string[];

async function build(env: NodeJS.ProcessEnv = {}, db = database): Promise<FastifyInstance> {
  const settings = readSettings(env);
  const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void log.push(line) });
  const built = Fastify({ loggerInstance: logger as FastifyBaseLogger });
  await built.register(requestLog);
  await built.register(errors);
  await built.register(rpc, { settings, changes, checksAnswers: true });
  await registerContentFeatures(built, { database: db, settings });
  return built;
}

beforeAll(async () => {
  folder = await seededDataDir();
  database = await openSiteDatabase(folder);
  changes = await startChangeFeed(database.connectionString, { warn: () => {} });
});
afterAll(async () => {
  await changes.close();
  await database.close();
  await folder.remove();
});
beforeEach(async () => {
  log = [];
  app = await build();
});
afterEach(() => app.close());

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const call = async (service: string, method: string, params?: object) =>
  (await post(`/rpc/public/${service}`, { jsonrpc: '2.0', method, params, id: 1 })).json();

async function changed(edit: Promise<unknown>): Promise<void> {
  const before = changes.revision() ?? 0;
  await edit;
  await eventually(() => (changes.revision() ?? 0) > before);
}

describe('H4: the public calls', () => {
  test('config.load returns the configuration without the payment instructions', async () => {
    const { payment: _, ...shown } = siteConfigurationSeed;
    expect((await call('config', 'load')).result).toEqual(shown);
  });

  test('config.loadCompany returns the company', async () => {
    expect((await call('config', 'loadCompany')).result).toEqual(siteConfigurationSeed.company);
  });

  test('config.loadEstimatorPrices returns the estimator prices', async () => {
    expect((await call('config', 'loadEstimatorPrices')).result).toEqual(publishedEstimatorPrices);
  });

  test('products.findAll returns all eleven products', async () => {
    const { result } = await call('products', 'findAll');
    expect(result).toHaveLength(11);
    expect(result[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sku: '1001',
      name: 'Standard Residential Report',
      description: expect.stringContaining('<br />'),
      price: 149,
      isActive: true,
      dateCreated: expect.stringMatching(/^\d{4}-.*Z$/),
      lastUpdate: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('product descriptions have filled placeholders (H3)', async () => {
    const { result } = await call('products', 'findAll');
    expect(result.find(({ sku }: { sku: string }) => sku === '3001').description).toContain(
      `before ${policy.orders.rushCutoffTime} Pacific`,
    );
    expect(JSON.stringify(result)).not.toMatch(/\{[a-z]\w*:\w+\}/i);
  });

  test('help.findById returns a help text', async () => {
    expect((await call('help', 'findById', { id: 'a-1' })).result).toMatchObject({
      id: 'a-1',
      question: expect.any(String),
      helpText: expect.stringContaining('<p>'),
      category: 'A',
    });
  });

  test('help texts have filled placeholders, with links to the configured base URL (H1)', async () => {
    await changed(
      database
        .update(helpItems)
        .set({
          helpText:
            '<p>{price:1001}, {policy:ductCreditFeet} ft, <a href="{link:newProject}">{phone}</a></p>',
        })
        .where(eq(helpItems.id, 'b-2')),
    );
    const filled = '<p>$149, 12 ft, <a href="https://app.example.com/project/new">(510) 555-0100</a></p>';
    const document = { ...siteConfigurationSeed, baseUrl: { site: '', app: 'https://app.example.com' } };
    await changed(database.update(siteConfiguration).set({ document }));
    expect((await call('help', 'findById', { id: 'b-2' })).result.helpText).toBe(filled);
    const { result } = await call('help', 'findByCategory', { category: 'B' });
    expect(result[1]).toMatchObject({ id: 'b-2', helpText: filled });
    await changed(database.update(siteConfiguration).set({ document: siteConfigurationSeed }));
    for (const category of faqLetters) {
      expect(JSON.stringify((await call('help', 'findByCategory', { category })).result)).not.toMatch(
        /\{[a-z]\w*(:\w+)?\}/i,
      );
    }
  });

  test('help.findById refuses an unknown id (H1)', async () => {
    expect((await call('help', 'findById', { id: 'z-99' })).error).toEqual({
      code: -32001,
      message: 'Help text z-99 not found.',
    });
  });

  test('help.findByCategory returns the help texts of a category in order', async () => {
    const { result } = await call('help', 'findByCategory', { category: 'C' });
    expect(result.map(({ id }: { id: string }) => id)).toEqual(
      result.map((_: unknown, index: number) => `c-${index + 1}`),
    );
    expect(result.length).toBeGreaterThan(5);
  });

  test.each([
    ['help', 'findById', {}],
    ['help', 'findById', { id: 7 }],
    ['help', 'findById', { id: '' }],
    ['help', 'findById', { id: 'a\u0000' }],
    ['help', 'findById', { id: 'a-1', x: 1 }],
    ['help', 'findById', ['a-1']],
    ['help', 'findByCategory', { category: 'Z' }],
    ['config', 'load', { x: 1 }],
    ['products', 'findAll', { x: 1 }],
  ])('the method %s %s refuses the params %j', async (service, method, params) => {
    const { error } = await call(service, method, params);
    expect(error).toMatchObject({ code: -32602, message: 'Invalid params' });
    expect(error.data[0]).toEqual({ path: expect.any(String), message: expect.any(String) });
  });

  test.each([
    ['config', 'nope'],
    ['nope', 'load'],
    ['constructor', 'load'],
    ['config', 'constructor'],
  ])('%s %s is refused as an unknown method', async (service, method) => {
    const response = await post(`/rpc/public/${service}`, { method, id: 'x' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      jsonrpc: '2.0',
      error: { code: -32601, message: 'Method not found' },
      id: 'x',
    });
  });

  test('the configuration shows whether the site is a staging site', async () => {
    const staging = await build({ SITE_ENV: 'staging' });
    expect(await staging.callPublic('config', 'load')).toMatchObject({ isStagingEnv: true });
    await staging.close();
  });

  test('help texts are sanitized when read', async () => {
    await changed(
      database
        .update(helpItems)
        .set({ helpText: '<p>a<script>x()</script></p>' })
        .where(eq(helpItems.id, 'b-1')),
    );
    expect((await call('help', 'findById', { id: 'b-1' })).result.helpText).toBe('<p>a</p>');
  });
});

describe('cached results', () => {
  test('cached results match the current content, over HTTP and within the process', async () => {
    expect(await app.callPublic('config', 'load')).toBe(await app.callPublic('config', 'load'));
    await changed(
      database
        .update(siteConfiguration)
        .set({ document: { ...siteConfigurationSeed, announce: 'Closed on Friday' } }),
    );
    expect(await app.callPublic('config', 'load')).toMatchObject({ announce: 'Closed on Friday' });
    expect((await call('config', 'load')).result.announce).toBe('Closed on Friday');
    await changed(database.update(siteConfiguration).set({ document: siteConfigurationSeed }));
    await changed(database.update(products).set({ isActive: false }).where(eq(products.sku, '5003')));
    const sold = (await app.callPublic('products', 'findAll')) as { sku: string }[];
    expect(sold.map(({ sku }) => sku)).not.toContain('5003');
    expect(sold).toHaveLength(10);
  });

  test('a call within the process throws a fault if the id or method is unknown', async () => {
    await expect(app.callPublic('help', 'findById', { id: 'z-99' })).rejects.toMatchObject({ code: -32001 });
    await expect(app.callPublic('nope', 'load')).rejects.toMatchObject({ code: -32601 });
  });
});

describe('HTTP', () => {
  test('malformed JSON gets an error response according to JSON-RPC', async () => {
    const response = await post('/rpc/public/config', '{"method":');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      jsonrpc: '2.0',
      error: { code: -32700, message: 'Parse error' },
      id: null,
    });
    expect((await post('/rpc/public/config', '')).json()).toMatchObject({ error: { code: -32700 } });
  });

  test('notifications get an empty response with status 204', async () => {
    const response = await post('/rpc/public/config', { method: 'load' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await post('/rpc/public/config', [{ method: 'load' }, { method: 'nope' }])).statusCode).toBe(204);
  });

  test('a batch is answered in order', async () => {
    const response = await post('/rpc/public/config', [
      { method: 'loadCompany', id: 2 },
      { method: 'nope', id: 1 },
    ]);
    expect(response.json()).toMatchObject([
      { id: 2, result: { name: 'Energy Compliance Reports' } },
      { id: 1, error: { code: -32601 } },
    ]);
  });

  test('two megabytes of params are refused', async () => {
    const response = await post('/rpc/public/help', {
      method: 'findById',
      params: { id: 'x'.repeat(2 * 1024 ** 2) },
      id: 1,
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ statusCode: 413 });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('the content type %s is refused', async (type) => {
    expect(
      (await post('/rpc/public/config', '{"method":"load","id":1}', { 'content-type': type })).statusCode,
    ).toBe(415);
  });

  test('the content type of JSON can include a character set', async () => {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    expect((await post('/rpc/public/config', { method: 'load', id: 1 }, type)).json()).toHaveProperty(
      'result',
    );
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)('the HTTP method %s is refused', async (method) => {
    const response = await app.inject({ method, url: '/rpc/public/config' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });

  test('responses forbid caching by clients', async () => {
    expect((await post('/rpc/public/config', { method: 'load', id: 1 })).headers['cache-control']).toBe(
      'no-store',
    );
  });

  test('the number of calls per client is limited', async () => {
    const limited = await build({ RPC_REQUESTS_PER_MINUTE: '3' });
    const codes: number[] = [];
    for (let n = 0; n < 5; n++) {
      const { statusCode } = await limited.inject({
        method: 'POST',
        url: '/rpc/public/config',
        payload: { method: 'loadCompany', id: 1 },
      });
      codes.push(statusCode);
    }
    const other = await limited.inject({
      method: 'POST',
      url: '/rpc/public/config',
      payload: { method: 'loadCompany', id: 1 },
      remoteAddress: '192.0.2.7',
    });
    await limited.close();
    expect(codes).toEqual([200, 200, 200, 429, 429]);
    expect(other.statusCode).toBe(200);
  });

  test('each call of a batch counts, and a batch over the limit is refused', async () => {
    const limited = await build({ RPC_REQUESTS_PER_MINUTE: '7' });
    const send = async (calls: number) => {
      const payload = Array.from({ length: calls }, (_, id) => ({ method: 'loadCompany', id }));
      const { statusCode, headers } = await limited.inject({
        method: 'POST',
        url: '/rpc/public/config',
        payload,
      });
      return [statusCode, Number(headers['retry-after']) > 0];
    };
    expect(await send(5)).toEqual([200, false]);
    expect(await send(3)).toEqual([429, true]);
    await limited.close();
  });

  test('an unavailable database leads to a 503 with the seconds to wait', async () => {
    // Nothing listens on port 1.
    const unreachable = connect('postgres://nobody@127.0.0.1:1/none') as OpenDatabase;
    const without = await build({}, unreachable);
    const response = await without.inject({
      method: 'POST',
      url: '/rpc/public/products',
      payload: { method: 'findAll', id: 1 },
    });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json().message).toMatch(/try again in a few seconds/);
    await without.close();
  });

  test('an internal failure leads to a 500 without details, and is logged', async () => {
    await changed(database.delete(siteConfiguration));
    const response = await post('/rpc/public/config', { method: 'load', id: 1 });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      jsonrpc: '2.0',
      error: { code: -32603, message: 'Internal error' },
      id: 1,
    });
    expect(log.join('')).toContain('The site has no configuration.');
    await changed(database.insert(siteConfiguration).values({ document: siteConfigurationSeed }));
  });
});

test('a password, a token and the Authorization header never reach the log', async () => {
  const secret = 'Tr0ub4dor';
  const params = { accountName: 'ana', password: secret, token: secret };
  for (const body of [
    { method: 'login', params, id: 1 },
    { method: 'load', params, id: 1 },
    `{"password":"${secret}"`,
  ]) {
    await post('/rpc/public/config', body, {
      authorization: `Bearer ${secret}`,
      cookie: `session=${secret}`,
    });
    await post(`/rpc/public/help?token=${secret}`, body);
    await post('/rpc/public/products', body, { authorization: `Bearer ${secret}` });
  }
  await post('/rpc/public/config', `"${secret.repeat(200_000)}"`);
  app.log.info({ headers: { authorization: secret }, params }, 'a careless line');
  expect(log.length).toBeGreaterThan(10);
  expect(log.join('')).not.toContain(secret);
});
