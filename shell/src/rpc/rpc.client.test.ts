import { RpcError } from '@title24/shared-config/contract';
import type { NoParams, RpcMethod } from '@title24/shared-config/rpc';
import { createRpcClient } from './rpc.client.ts';

const open: RpcMethod<NoParams, number> = { service: 'config', method: 'load', access: 'public' };
const guarded: RpcMethod<NoParams, number> = { ...open, access: 'self' };

function client({ token = null, answer }: { token?: string | null; answer: () => Promise<Response> }) {
  const calls: { url: string; init: RequestInit }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    calls.push({ url: String(url), init: init ?? {} });
    return answer();
  });
  const dispatchEvent = jest.fn();
  Object.assign(globalThis, { dispatchEvent });
  return {
    rpc: createRpcClient({ readToken: () => token, renewToken: async () => undefined }),
    calls,
    events: () => dispatchEvent.mock.calls.map(([event]) => event.type),
  };
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

afterEach(() => jest.restoreAllMocks());

test('H4 a call is a POST of method, params and id 1, as JSON', async () => {
  const { rpc, calls } = client({ answer: json({ jsonrpc: '2.0', id: 1, result: 42 }) });
  await expect(rpc.call(open)).resolves.toBe(42);
  expect(calls[0]?.url).toBe('/rpc/public/config');
  expect(calls[0]?.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
    jsonrpc: '2.0',
    method: 'load',
    params: {},
    id: 1,
  });
});

test('H4 the bearer header goes to /rpc/2.0 only', async () => {
  const { rpc, calls } = client({ token: 'secret', answer: json({ result: null }) });
  await rpc.call(open);
  await rpc.call(guarded);
  expect(calls.map(({ url, init }) => [url, new Headers(init.headers).get('authorization')])).toEqual([
    ['/rpc/public/config', null],
    ['/rpc/2.0/config', 'Bearer secret'],
  ]);
});

test('H5 a 401 that begins with "invalid token" is broadcast as INVALID_TOKEN', async () => {
  const { rpc, events } = client({
    answer: async () => new Response('invalid token', { status: 401 }),
  });
  await expect(rpc.call(guarded)).rejects.toMatchObject({ name: 'RpcError', code: 401 });
  expect(events()).toEqual(['INVALID_TOKEN']);
});

test.each([
  ['this call renews it', true],
  ['another tab has renewed it meanwhile', false],
])('H5 a call whose token has run out is made again with a fresh one: %s', async (_, byThisCall) => {
  let token = 'old';
  const answers = [
    () => {
      if (!byThisCall) token = 'fresh';
      return new Response('invalid token', { status: 401 });
    },
    () => new Response('{"result": 42}'),
  ];
  const sent: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(new Headers(init?.headers).get('authorization'));
    return answers.shift()?.() ?? Response.error();
  });
  const dispatchEvent = jest.fn();
  Object.assign(globalThis, { dispatchEvent });
  const renewToken = jest.fn(async () => {
    token = 'fresh';
  });
  await expect(createRpcClient({ readToken: () => token, renewToken }).call(guarded)).resolves.toBe(42);
  expect(sent).toEqual(['Bearer old', 'Bearer fresh']);
  expect(renewToken).toHaveBeenCalledTimes(byThisCall ? 1 : 0);
  expect(dispatchEvent).not.toHaveBeenCalled();
});

test('a conflict keeps what the server sent with it', async () => {
  const { rpc } = client({
    answer: json({ error: { code: -32009, message: 'Changed meanwhile', data: { current: 7 } } }),
  });
  await expect(rpc.call(guarded)).rejects.toMatchObject({ code: -32009, data: { current: 7 }, fields: [] });
});

test('an error of JSON-RPC keeps its code, words and fields', async () => {
  const fields = [{ path: 'product.price', message: 'must be a number' }];
  const { rpc } = client({
    answer: json({ error: { code: -32602, message: 'Invalid params', data: fields } }),
  });
  await expect(rpc.call(guarded)).rejects.toMatchObject({ code: -32602, message: 'Invalid params', fields });
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('failed')), 0],
  ['an answer that is no JSON', async () => new Response('<html>'), 200],
  ['a fault of the server', json({}, 500), 500],
  ['a busy server', json({}, 503), 503],
  ['a proxy’s own page', async () => new Response('<html>', { status: 503 }), 503],
])('%s is a typed error in words for people', async (_, answer, code) => {
  const { rpc, events } = client({ answer });
  const error = await rpc.call(open).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RpcError);
  expect(error).toMatchObject({ code, message: expect.stringMatching(/^The site/) });
  expect(events()).toEqual([]);
});

test('who is to come back later is told when, in the server’s words', async () => {
  const message = 'Too many tries. Wait 40 seconds, then try again.';
  const { rpc } = client({ answer: json({ statusCode: 429, error: 'Too Many Requests', message }, 429) });
  await expect(rpc.call(open)).rejects.toMatchObject({ code: 429, message });
});
