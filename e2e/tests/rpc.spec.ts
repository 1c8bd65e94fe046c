import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const config = '/rpc/public/config';

function post(request: APIRequestContext, url: string, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request.post(url, { headers: { 'content-type': 'application/json' }, data: Buffer.from(text) });
}

test('H4 the public calls return results', async ({ request }) => {
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

test('2 MB of params are refused with 413, other content types with 415', async ({ request }) => {
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
