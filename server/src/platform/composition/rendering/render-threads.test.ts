import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest } from '@title24/shared-config/contract';
import { RenderThreads } from './render-threads.ts';

let folder: string;
let threads: RenderThreads;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'title24-threads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  threads = new RenderThreads();
});
afterEach(() => threads.close());

let count = 0;
/** Runs a render function with this body. */
async function run(body: string, url = '/') {
  const bundle = join(folder, `${count++}.cjs`);
  await writeFile(bundle, `exports.render = async (request) => { ${body} };`);
  return () => threads.run({ bundle, request: { url } as RenderRequest });
}

test('what a bundle answers, throws, or answers wrongly comes back as that', async () => {
  const ok = await run('return { main: request.url };', '/prices');
  expect(await ok()).toEqual({ result: { main: '/prices' } });
  const broken = await run('throw new Error("broken");');
  expect(await broken()).toEqual({ thrown: expect.stringContaining('broken') });
  for (const body of [
    'return null;',
    'return "text";',
    'return { main: 1 };',
    'return { main: () => {} };',
    'return { main: "x".repeat(2_000_001) };',
  ]) {
    const wrong = await run(body);
    expect(await wrong()).toEqual({ thrown: expect.stringMatching(/TypeError|RangeError/) });
  }
});

test('a bundle sees none of the server’s environment', async () => {
  process.env.SECRET_OF_THE_TEST = 'hunter2';
  try {
    const look = await run('return { main: JSON.stringify([process.env, process.execArgv]) };');
    expect(await look()).toEqual({ result: { main: '[{},[]]' } });
  } finally {
    delete process.env.SECRET_OF_THE_TEST;
  }
});

test('time in the queue is not a bundle’s own, and its thread lives on', async () => {
  // Six tasks of 1.2 s on two threads: the last has waited for 2.4 s when its turn comes.
  const busy = await run('const end = Date.now() + 1200; while (Date.now() < end); return { main: "done" };');
  const outcomes = await Promise.all(Array.from({ length: 6 }, busy));
  expect(outcomes).toEqual(Array.from({ length: 6 }, () => ({ result: { main: 'done' } })));
});

test('a bundle that never ends is ended, and the next one runs', async () => {
  const hang = await run('for (;;);');
  await expect(hang()).rejects.toMatchObject({ name: 'RenderTimeoutError' });
  const wait = await run('await new Promise(() => {});');
  await expect(wait()).rejects.toMatchObject({ name: 'RenderTimeoutError' });
  const next = await run('return { main: "x" };');
  expect(await next()).toEqual({ result: { main: 'x' } });
});

test('renewed threads hold nothing of what bundles changed', async () => {
  const pollute = await run('Array.prototype.join = () => "polluted"; return { main: "" };');
  const look = await run('return { main: ["a", "b"].join() };');
  const seen = async () =>
    new Set((await Promise.all([look(), look(), look()])).map((each) => JSON.stringify(each)));
  await Promise.all([pollute(), pollute(), pollute()]);
  expect([...(await seen())].join()).toContain('polluted');
  threads.renew();
  expect([...(await seen())]).toEqual(['{"result":{"main":"a,b"}}']);
});

test('an uncached page costs no new thread', async () => {
  const id = await run('return { main: String(require("node:worker_threads").threadId) };');
  const ids = new Set<string>();
  for (let n = 0; n < 10; n++) {
    for (const outcome of await Promise.all([id(), id()])) ids.add(JSON.stringify(outcome));
  }
  expect(ids.size).toBeLessThanOrEqual(2);
});
