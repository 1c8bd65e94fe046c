import { type RpcClient, RpcError } from '@title24/remote-kit/contract';
import type { NoParams, RpcMethod } from '@title24/remote-kit/rpc';
import { createRpcClient } from './rpc.client.ts';
import { createRpcSender, type RpcSender } from './rpc.sender.ts';

const open: RpcMethod<NoParams, number> = { service: 'config', method: 'load', access: 'public' };
const guarded: RpcMethod<NoParams, number> = { ...open, access: 'self' };

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly signal: unknown;
}

/** Returns a function that loads a sender. The sender's requests are passed to `answer` instead of the network. */
function network(answer: (sent: Sent) => Promise<Response>) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, { method, headers, body, signal } = {}) =>
      answer({ url: String(url), method, headers: Object.fromEntries(new Headers(headers)), body, signal }),
    );
  return async () => createRpcSender();
}

function client({ token = null, answer }: { token?: string | null; answer: () => Promise<Response> }) {
  const calls: Sent[] = [];
  const loadSender = network((sent) => {
    calls.push(sent);
    return answer();
  });
  const dispatchEvent = jest.fn();
  Object.assign(globalThis, { dispatchEvent });
  return {
    rpc: createRpcClient({ readToken: () => token, renewToken: async () => undefined, loadSender }),
    calls,
    events: () => dispatchEvent.mock.calls.map(([event]) => event.type),
  };
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

afterEach(() => jest.restoreAllMocks());

test('H4: a call is a JSON POST of method, params and id 1', async () => {
  const { rpc, calls } = client({ answer: json({ jsonrpc: '2.0', id: 1, result: 42 }) });
  await expect(rpc.call(open)).resolves.toBe(42);
  expect(calls[0]?.url).toBe('/rpc/public/config');
  expect(calls[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(String(calls[0]?.body))).toEqual({
    jsonrpc: '2.0',
    method: 'load',
    params: {},
    id: 1,
  });
});

test('H4: only /rpc/2.0 gets the bearer header', async () => {
  const { rpc, calls } = client({ token: 'secret', answer: json({ result: null }) });
  await rpc.call(open);
  await rpc.call(guarded);
  expect(calls.map(({ url, headers }) => [url, headers.authorization ?? null])).toEqual([
    ['/rpc/public/config', null],
    ['/rpc/2.0/config', 'Bearer secret'],
  ]);
});

test('H5: a 401 response that begins with "invalid token" is broadcast as INVALID_TOKEN', async () => {
  const { rpc, events } = client({
    answer: async () => new Response('invalid token', { status: 401 }),
  });
  await expect(rpc.call(guarded)).rejects.toMatchObject({ name: 'RpcError', code: 401 });
  expect(events()).toEqual(['INVALID_TOKEN']);
});

test.each([
  ['this call renews it', true],
  ['another tab has renewed it meanwhile', false],
])('H5: a call with an expired token is repeated with a new token: %s', async (_, byThisCall) => {
  let token = 'old';
  const answers = [
    () => {
      if (!byThisCall) token = 'fresh';
      return new Response('invalid token', { status: 401 });
    },
    () => new Response('{"result": 42}'),
  ];
  const sent: unknown[] = [];
  const loadSender = network(async ({ headers }) => {
    sent.push(headers.authorization);
    return answers.shift()?.() ?? Response.error();
  });
  const dispatchEvent = jest.fn();
  Object.assign(globalThis, { dispatchEvent });
  const renewToken = jest.fn(async () => {
    token = 'fresh';
  });
  const rpc = createRpcClient({ readToken: () => token, renewToken, loadSender });
  await expect(rpc.call(guarded)).resolves.toBe(42);
  expect(sent).toEqual(['Bearer old', 'Bearer fresh']);
  expect(renewToken).toHaveBeenCalledTimes(byThisCall ? 1 : 0);
  expect(dispatchEvent).not.toHaveBeenCalled();
});

test.each([
  ['its fields', -32602, [{ path: 'product.price', message: 'must be a number' }]],
  ['the server’s value', -32009, { current: 7 }],
])('a JSON-RPC error keeps its code, message and data: %s', async (_, code, data) => {
  const { rpc } = client({ answer: json({ error: { code, message: 'Not accepted', data } }) });
  const fields = Array.isArray(data) ? data : [];
  await expect(rpc.call(guarded)).rejects.toMatchObject({ code, message: 'Not accepted', data, fields });
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('failed')), 0],
  ['a response that is not JSON', async () => new Response('<html>'), 200],
  ['a server error', json({}, 500), 500],
  ['a busy server', json({}, 503), 503],
  ['a proxy’s own page', async () => new Response('<html>', { status: 503 }), 503],
])('%s causes an RpcError with a readable message', async (_, answer, code) => {
  const { rpc, events } = client({ answer });
  const error = await rpc.call(open).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RpcError);
  expect(error).toMatchObject({ code, message: expect.stringMatching(/^The site/) });
  expect(events()).toEqual([]);
});

test('the error for status 429 has the server’s message with the time to retry', async () => {
  const message = 'Too many attempts. Wait 40 seconds, then try again.';
  const { rpc } = client({ answer: json({ statusCode: 429, error: 'Too Many Requests', message }, 429) });
  await expect(rpc.call(open)).rejects.toMatchObject({ code: 429, message });
});

test('each attempt at a call has a time limit of 15 seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const { rpc, calls } = client({ answer: json({ result: 42 }) });
  await rpc.call(open);
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(calls[0]?.signal).toBe(limit.mock.results[0]?.value);
});

describe('a form', () => {
  const { signal } = new AbortController();
  const options = { headers: { 'idempotency-key': 'k' }, signal, onProgress: () => undefined };
  const send = (upload: RpcClient['upload'], form = new FormData()) =>
    createRpcClient({
      readToken: () => 'secret',
      renewToken: async () => undefined,
      loadSender: async () => createRpcSender(async () => upload),
    }).upload('/project-upload', form, options);

  test('is sent unchanged and without a token, and any status is returned', async () => {
    const upload = jest.fn(async () => ({ status: 422, text: 'no' }));
    const form = new FormData();
    await expect(send(upload, form)).resolves.toEqual({ status: 422, text: 'no' });
    expect(upload.mock.calls).toEqual([['/project-upload', form, options]]);
  });

  test('fails with an RpcError if there is no response', async () => {
    const failing = send(() => Promise.reject(new TypeError('failed')));
    await expect(failing).rejects.toMatchObject({ name: 'RpcError', code: 0 });
  });
});

describe('the sender', () => {
  const readToken = () => null;
  const renewToken = async () => undefined;
  const sender: RpcSender = { call: async () => 42 as never, upload: () => Promise.reject(new Error('no')) };

  test('is loaded at the first call, and again after a failed load', async () => {
    const loadSender = jest.fn<Promise<RpcSender>, []>();
    loadSender.mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(sender);
    const rpc = createRpcClient({ readToken, renewToken, loadSender });
    expect(loadSender).not.toHaveBeenCalled();
    const error = await rpc.call(open).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RpcError);
    expect(error).toMatchObject({
      code: 0,
      message: 'The site could not be reached. Check your connection and try again.',
      cause: expect.objectContaining({ message: 'Loading chunk failed' }),
    });
    await expect(rpc.call(open)).resolves.toBe(42);
  });

  test.each([
    ['all of its code', () => new Promise<never>(() => undefined)],
    ['its code for forms', async () => createRpcSender(() => new Promise<never>(() => undefined))],
  ])('does not delay an abort while it is loading %s', async (_, loadSender) => {
    const rpc = createRpcClient({ readToken, renewToken, loadSender });
    const abort = new AbortController();
    const options = { headers: {}, signal: abort.signal, onProgress: () => undefined };
    const sending = rpc.upload('/project-upload', new FormData(), options);
    abort.abort();
    await expect(sending).rejects.toMatchObject({ name: 'RpcError', code: 0 });
  });
});
