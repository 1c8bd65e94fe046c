import type { RenderRequest } from '@title24/remote-kit/contract';
import { causes } from '../../logging/cause.ts';
import { notFound } from '../../rpc/protocol/rpc-fault.ts';
import type { CallPublic } from '../../rpc/public-caller.ts';
import { RendererProcesses } from './renderer-processes.ts';

jest.setTimeout(60_000);

const callPublic: CallPublic = async (service, method, params) => {
  if (method === 'fails') throw notFound('There is no such thing.');
  if (method === 'breaks') throw new Error('Failed query: select 1');
  if (method === 'hangs') return new Promise(() => {});
  if (method === 'cause') return causes.getStore();
  return { service, method, params };
};

let renderers: RendererProcesses;
beforeEach(() => {
  renderers = new RendererProcesses({ callPublic });
});
afterEach(() => renderers.close());

/** Runs a render function with this body `times` times in one process. */
async function rendering(body: string, times = 1) {
  const read = async () => `exports.render = async (request, call) => { ${body} };`;
  const outcomes = [];
  for (let count = 0; count < times; count += 1)
    outcomes.push(
      await renderers.run({ bundle: { id: body, read }, request: { url: `/${count}` } as RenderRequest }),
    );
  return outcomes;
}

test('a rendering makes public calls, at the same time or one by one', async () => {
  const body = `const [a, b] = await Promise.all([call('help', 'find', { url: request.url }), call('config', 'load')]);
    const c = await call(b.service, a.method);
    return { main: request.url, data: JSON.stringify([a, b, c]) };`;
  const first = [
    { service: 'help', method: 'find', params: { url: '/0' } },
    { service: 'config', method: 'load' },
    { service: 'config', method: 'find' },
  ];
  const [one, two] = await rendering(body, 2);
  expect(one).toEqual({ result: { main: '/0', data: JSON.stringify(first) }, console: [] });
  expect(two).toMatchObject({ result: { main: '/1', data: expect.stringContaining('"url":"/1"') } });
});

test('a call rejects if it fails, takes too long or is the 51st, and later pages are still rendered', async () => {
  const body = `const error = await call('x', ['fails', 'breaks', 'hangs'][request.url.at(-1)]).catch((error) => error);
    return { main: [error.name, error.code, error.message].join(' ') };`;
  const [failed, broken, late] = await rendering(body, 3);
  expect(failed).toMatchObject({ result: { main: 'RpcError -32001 There is no such thing.' } });
  expect(broken).toMatchObject({ result: { main: 'RpcError 0 The call failed.' } });
  expect(late).toMatchObject({ result: { main: expect.stringMatching(/^RpcError 0 It took longer than/) } });
  const many = `const calls = await Promise.allSettled(Array.from({ length: 51 }, () => call('a', 'b')));
    return { main: calls.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message).join() };`;
  expect(await rendering(many)).toMatchObject([{ result: { main: 'A loader makes at most 50 calls.' } }]);
});

test('a call that a rendering does not await does not affect the next rendering', async () => {
  const body = `void call('a', 'b'); return { main: request.url };`;
  const outcomes = await rendering(body, 5);
  expect(outcomes).toEqual([0, 1, 2, 3, 4].map((count) => ({ result: { main: `/${count}` }, console: [] })));
});

test('each call has the cause of its rendering, not of the start of its process', async () => {
  const body = `return { main: (await call('x', 'cause')).request };`;
  const inRequest = (request: string) => causes.run({ request }, () => rendering(body));
  expect([await inRequest('r-1'), await inRequest('r-2')]).toMatchObject([
    [{ result: { main: 'r-1' } }],
    [{ result: { main: 'r-2' } }],
  ]);
});
