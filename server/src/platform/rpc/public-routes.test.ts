import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import compression from '../http/compression.ts';
import type { CachedResult } from './cached-result.ts';
import { createContentCache } from './content-cache.ts';
import { serveMethod } from './method.ts';
import { createPublicAnswerer } from './public-caller.ts';
import { publicRoutes } from './public-routes.ts';

const items = Array.from({ length: 100 }, (_, n) => ({ sku: n, name: `Report ${n * n}` }));

let app: FastifyInstance;
let revision: number | null;
let read: () => Promise<unknown>;
let reads: number;

beforeEach(async () => {
  revision = 1;
  reads = 0;
  read = async () => items;
  const load = () => {
    reads += 1;
    return read();
  };
  const declared = { service: 'items', access: 'public', summary: '', errors: [], examples: [] } as const;
  const served = (method: string, params: v.GenericSchema<object>) =>
    [method, serveMethod({ ...declared, method, params, result: v.unknown() }, load)] as const;
  const services = new Map([
    [
      'items',
      new Map([
        served('findAll', v.strictObject({})),
        served('find', v.strictObject({ id: v.number() })),
        served('now', v.strictObject({})),
      ]),
    ],
  ]);
  app = Fastify();
  await app.register(compression);
  await app.register(publicRoutes, {
    callPublic: createPublicAnswerer(
      services,
      createContentCache<CachedResult>({ revision: () => revision }),
    ),
    callsPerMinute: 10_000,
    revision: () => revision,
  });
});
afterEach(() => app.close());

const post = (body: unknown, coding = 'identity') =>
  app.inject({
    method: 'POST',
    url: '/items',
    headers: { 'content-type': 'application/json', 'accept-encoding': coding },
    payload: JSON.stringify(body),
  });

test('a result is loaded once, and each call gets it with the call’s id, in an encoding that the call accepts', async () => {
  const unpack = { identity: (bytes: Buffer) => bytes, br: brotliDecompressSync, gzip: gunzipSync };
  for (const coding of ['identity', 'br', 'gzip'] as const) {
    for (const id of [1, 'one', null]) {
      const answer = await post({ method: 'findAll', id }, coding);
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(coding);
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(unpack[coding](answer.rawPayload).toString())).toEqual({
        jsonrpc: '2.0',
        result: items,
        id,
      });
    }
  }
  expect(reads).toBe(1);
});

test('the bytes of a call determine the response until the content changes', async () => {
  const call = { method: 'findAll', id: 1 };
  const answer = async (body: unknown, coding?: string) => {
    const { rawPayload, headers } = await post(body, coding);
    const plain = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
    return [JSON.parse(plain.toString()), headers];
  };
  const first = await answer(call);
  expect(await answer(call)).toEqual(first);
  expect(await answer({ ...call, id: '1' })).toEqual([{ ...first[0], id: '1' }, expect.anything()]);
  expect((await answer(call, 'br'))[0]).toEqual(first[0]);
  revision = 2;
  read = () => Promise.reject(new Error('down'));
  // The database fails before the change feed notices. Later calls must not get this old result.
  expect((await answer(call))[0].result).toEqual(items);
  read = async () => 'new';
  expect((await answer(call))[0].result).toBe('new');
  expect((await answer(call))[0].result).toBe('new');
});

test('the response to a batch contains the cached result, and a call without an id gets an empty response', async () => {
  const batch = await post([{ method: 'findAll', id: 1 }, { method: 'nope', id: 2 }, { method: 'findAll' }]);
  expect(batch.json()).toEqual([
    { jsonrpc: '2.0', result: items, id: 1 },
    { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: 2 },
  ]);
  const notification = await post({ method: 'findAll' });
  expect([notification.statusCode, notification.body]).toEqual([204, '']);
});

test('while the database is down, cached results are marked as stale, and calls without a cached result get a 503', async () => {
  expect((await post({ method: 'findAll', id: 1 })).headers['cache-status']).toBeUndefined();
  revision = null;
  read = () => Promise.reject(new Error('down'));
  const kept = await post({ method: 'findAll', id: 1 });
  expect([kept.statusCode, kept.json().result, kept.headers['cache-status']]).toEqual([
    200,
    items,
    'site; hit; detail=stale',
  ]);
  for (const call of [{ method: 'find', params: { id: 1 } }, { method: 'now' }]) {
    const lost = await post({ ...call, id: 1 });
    expect([lost.statusCode, lost.headers['retry-after'], lost.json().error.code]).toEqual([
      503,
      '10',
      -32603,
    ]);
  }
  revision = 1;
  read = async () => 'new';
  expect((await post({ method: 'now', id: 1 })).json().result).toBe('new');
});
