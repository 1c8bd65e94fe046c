import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const config = '/rpc/public/config';

function post(request: APIRequestContext, url: string, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request.post(url, { headers: { 'content-type': 'application/json' }, data: Buffer.from(text) });
}

test('H4: public calls return results', async ({ request }) => {
  const calls = [
    [
      'config',
      'load',
      (result: { company: { name: string } }) => result.company.name === 'Energy Compliance Reports',
    ],
    ['config', 'loadCompany', (result: { name: string }) => result.name === 'Energy Compliance Reports'],
    ['config', 'loadEstimatorPrices', (result: object) => JSON.stringify(result).includes('0.23')],
    ['products', 'findAll', (result: unknown[]) => result.length === 11],
  ] as const;
  for (const [service, method, check] of calls) {
    const response = await post(request, `/rpc/public/${service}`, { method, params: {}, id: 1 });
    expect(response.status()).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: 1 });
    expect(check(answer.result), `${service}.${method}`).toBe(true);
  }
});

test('Invalid JSON, invalid requests and unknown methods get JSON-RPC’s error codes', async ({ request }) => {
  const faults = [
    ['{"jsonrpc": "2.0", "method": "load", "params": [', -32700],
    ['', -32700],
    [[], -32600],
    [{ jsonrpc: '1.0', method: 'load', id: 1 }, -32600],
    [{ method: 1, id: 1 }, -32600],
    [{ method: 'dropTables', id: 1 }, -32601],
    [{ method: 'constructor', id: 1 }, -32601],
    [{ method: 'load', params: { unexpected: true }, id: 1 }, -32602],
  ] as const;
  for (const [body, code] of faults) {
    const response = await post(request, config, body);
    expect(response.status()).toBe(200);
    expect(await response.json(), JSON.stringify(body)).toMatchObject({ jsonrpc: '2.0', error: { code } });
  }
  const unknownService = await post(request, '/rpc/public/nothing', { method: 'load', id: 1 });
  expect((await unknownService.json()).error.code).toBe(-32601);
});

test('A batch gets one response, and a notification gets status 204', async ({ request }) => {
  const batch = await post(request, config, [
    { method: 'loadCompany', id: 'a' },
    { method: 'nothing', id: 'b' },
    { method: 'loadCompany' },
  ]);
  const answers = await batch.json();
  expect(answers.map(({ id }: { id: string }) => id).sort()).toEqual(['a', 'b']);
  const notification = await post(request, config, { method: 'load' });
  expect(notification.status()).toBe(204);
});

test('2 MB of params are refused with status 413, and the content type text/plain with 415', async ({
  request,
}) => {
  const large = await post(request, config, {
    method: 'load',
    params: { filling: 'x'.repeat(2_000_000) },
    id: 1,
  });
  expect(large.status()).toBe(413);
  const text = await request.post(config, { headers: { 'content-type': 'text/plain' }, data: '{}' });
  expect(text.status()).toBe(415);
  const healthy = await post(request, config, { method: 'load', id: 1 });
  expect(healthy.status()).toBe(200);
});

test('H5: without a session, every call under /rpc/2.0 gets status 401 and “invalid token”', async ({
  request,
}) => {
  for (const headers of [{}, { authorization: 'Bearer made-up' }]) {
    for (const service of ['products', 'help', 'config', 'no-such-service']) {
      const response = await request.post(`/rpc/2.0/${service}`, {
        headers: { 'content-type': 'application/json', ...headers },
        data: { method: 'update', params: {}, id: 1 },
      });
      expect(response.status()).toBe(401);
      expect(await response.text()).toMatch(/^invalid token/);
    }
  }
});
