import { readdir, readFile } from 'node:fs/promises';
import type { RenderRequest } from '@title24/remote-kit/contract';
import { eventually } from '../../db/testing/eventually.ts';
import type { RenderOutcome } from './render-task.ts';
import { plainCommand } from './renderer-command.ts';
import { RendererProcesses } from './renderer-processes.ts';

jest.setTimeout(60_000);

let renderers: RendererProcesses;
let count = 0;

beforeEach(() => {
  renderers = new RendererProcesses();
});
afterEach(() => renderers.close());

/** Returns a function that renders a URL with a bundle of this source text. */
function bundleOf(text: string, among: RendererProcesses = renderers) {
  const bundle = { id: `bundle ${count++}`, read: async () => text };
  return (url = '/') => among.run({ bundle, request: { url } as RenderRequest });
}

/** Returns a function that renders a URL with a bundle whose `render` function has this body. */
const rendering = (body: string, among?: RendererProcesses) =>
  bundleOf(`exports.render = async (request) => { ${body} };`, among);
const result = (main: string): RenderOutcome => ({ result: { main }, console: [] });

test('a rendering returns the bundle’s result or error, or the problem with an invalid result', async () => {
  expect(await rendering('return { main: request.url };')('/prices')).toEqual(result('/prices'));
  expect(await rendering('throw new Error("broken");')()).toEqual({
    thrown: expect.stringContaining('broken'),
    console: [],
  });
  const wrong = [
    'return null;',
    'return "text";',
    'return { main: 1 };',
    'return { main: () => {} };',
    'return { main: "x".repeat(2_000_001) };',
    'throw { toString() { throw 1; } };',
  ];
  for (const body of wrong) expect(await rendering(body)()).toMatchObject({ thrown: expect.any(String) });
  expect(await bundleOf('exports.x = 1;')()).toMatchObject({
    thrown: expect.stringContaining('not export a render'),
  });
  expect(await bundleOf('syntax error')()).toMatchObject({ thrown: expect.stringContaining('SyntaxError') });
});

test('the renderer provides React for production and development builds', async () => {
  const page = (prefix: string) =>
    `const { jsx } = require('${prefix}react/jsx-runtime'); const { useState } = require('${prefix}react');
     const { renderToString } = require('${prefix}react-dom/server');
     const Page = () => jsx('p', { id: 'a', children: useState('text')[0] });
     exports.render = () => ({ main: renderToString(jsx(Page, {})) });`;
  for (const prefix of ['', 'development:'])
    expect(await bundleOf(page(prefix))()).toEqual(result('<p id="a">text</p>'));
  // Only the development build of React exports the function `jsxDEV`.
  const development = `const used = "react"; const { jsxDEV } = require('development:react/jsx-dev-runtime');
     exports.render = () => ({ main: typeof jsxDEV });`;
  expect(await bundleOf(development)()).toEqual(result('function'));
});

test('a bundle gets the assets’ origin if that differs from the site’s origin', async () => {
  const origin = 'return { main: String(globalThis.assetsOrigin) };';
  expect(await rendering(origin)()).toEqual(result('undefined'));
  const assetsOrigin = 'https://assets.example.com';
  const elsewhere = new RendererProcesses({ assetsOrigin });
  expect(await rendering(origin, elsewhere)()).toEqual(result(assetsOrigin));
  await elsewhere.close();
});

test('warnings and errors that a bundle writes to the console are reported', async () => {
  const noisy = rendering('console.log("x"); console.error("%s is wrong", 1); return { main: "" };');
  expect(await noisy()).toEqual({ result: { main: '' }, console: ['1 is wrong'] });
  const loud = rendering('for (let n = 0; n < 1e4; n++) console.warn("x".repeat(1e4)); return { main: "" };');
  expect((await loud())?.console).toHaveLength(20);
});

test('a rendering is refused while a hundred others of the bundle are running or waiting', async () => {
  const waits = rendering('await new Promise(() => {});');
  const others = Array.from({ length: 100 }, () => waits().catch(() => null));
  await expect(waits()).rejects.toMatchObject({ statusCode: 503 });
  expect(await rendering('return { main: "other" };')()).toEqual(result('other'));
  await renderers.close();
  await Promise.all(others);
});

test('a bundle that hangs is stopped without delaying other bundles', async () => {
  const slow = rendering('if (request.url === "/hang") for (;;); return { main: "x" };');
  const waits = rendering('await new Promise(() => {});');
  const other = rendering('return { main: "other" };');
  await Promise.all([
    expect(slow('/hang')).rejects.toMatchObject({ name: 'RendererEndedError' }),
    expect(waits()).rejects.toMatchObject({ name: 'RendererEndedError' }),
    expect(other()).resolves.toEqual(result('other')),
  ]);
  expect(await slow()).toEqual(result('x'));
});

test('a bundle keeps its process and state while it is needed', async () => {
  const text = 'let n = 0; exports.render = () => ({ main: String(n++) });';
  const bundle = { id: 'kept', read: async () => text };
  const next = () => renderers.run({ bundle, request: {} as RenderRequest });
  expect([await next(), await next()]).toEqual([result('0'), result('1')]);
  renderers.keep(new Set(['kept']));
  expect(await next()).toEqual(result('2'));
  renderers.keep(new Set());
  expect(await next()).toEqual(result('0'));
});

test('an idle bundle’s process ends, and the next request starts a new one', async () => {
  const started = await newDescendants();
  const among = new RendererProcesses({ idleLimitMs: 1 });
  const next = bundleOf('let n = 0; exports.render = () => ({ main: String(n++) });', among);
  expect(await next()).toEqual(result('0'));
  await eventually(async () => (await started()).length === 0);
  expect(await next()).toEqual(result('0'));
  await among.close();
});

test('a bundle does not see another bundle’s changes to JavaScript’s built-in objects', async () => {
  const pollute = rendering('Array.prototype.join = () => "polluted"; return { main: ["a", "b"].join() };');
  expect(await pollute()).toEqual(result('polluted'));
  expect(await rendering('return { main: ["a", "b"].join() };')()).toEqual(result('a,b'));
});

test('a bundle that runs out of memory ends only its own process', async () => {
  const heap = rendering('const all = []; for (;;) all.push(new Array(1e6).fill(1.5));');
  await expect(heap()).rejects.toMatchObject({ name: 'RendererEndedError' });
  expect(await rendering('return { main: "x" };')()).toEqual(result('x'));
});

/** Attacks by a hostile bundle, with the expected results. */
const attempts: readonly (readonly [what: string, code: string, finds: string])[] = [
  ['environment', 'JSON.stringify(process.env)', '{}'],
  ['arguments', 'JSON.stringify(process.argv)', '[]'],
  ...[
    'fs',
    'node:fs',
    'child_process',
    'net',
    'node:worker_threads',
    'vm',
    'module',
    'inspector',
    '/etc/passwd',
  ].map((name) => [name, `typeof require('${name}')`, 'denied'] as const),
  ['built-in modules', 'String(process.getBuiltinModule)', 'undefined'],
  ['signals', '[process.kill, process.exit, process.abort].join()', ',,'],
  ['addons and bindings', '[process.dlopen, process.binding].join()', ','],
  ['sockets', '[typeof fetch, typeof WebSocket, typeof EventSource].join()', 'undefined,undefined,undefined'],
  ['import()', 'typeof (await import("node:fs"))', 'denied'],
  ...[
    'eval("1")',
    'globalThis.eval("1")',
    'Function("return 1")()',
    'Reflect.construct(Function, ["return 1"])()',
    '(() => {}).constructor("return 1")()',
    'await (async () => {}).constructor("return 1")()',
    '(function* () {}).constructor("yield 1")().next().value',
    '(await (async function* () {}).constructor("yield 1")().next()).value',
    'require("stream").Readable.constructor("return 1")()',
  ].map((code) => [code, code, 'denied'] as const),
  [
    'loader',
    '[typeof globalThis.require, typeof module.require, typeof require.main].join()',
    'undefined,undefined,undefined',
  ],
];

test.each([
  ['with the strictest isolation of this machine', null],
  ['without namespaces', plainCommand()],
])('%s, a hostile bundle finds no secrets, files, programs, threads or sockets', async (_, command) => {
  const among = command ? new RendererProcesses({ confinement: Promise.resolve({ command }) }) : renderers;
  try {
    const tries = attempts.map(
      ([what, code]) => `try { found['${what}'] = ${code}; } catch { found['${what}'] = 'denied'; }`,
    );
    const look = rendering(
      `const found = {}; ${tries.join('\n')}; return { main: JSON.stringify(found) };`,
      among,
    );
    const outcome = await look();
    if (!outcome || !('result' in outcome)) throw new Error(JSON.stringify(outcome));
    expect(JSON.parse(outcome.result.main ?? '')).toEqual(
      Object.fromEntries(attempts.map(([what, , finds]) => [what, finds])),
    );
  } finally {
    if (command) await among.close();
  }
});

/** Returns a function that lists new descendants of this process, parents first. */
async function newDescendants(): Promise<() => Promise<number[]>> {
  const before = await descendants(process.pid);
  return async () => (await descendants(process.pid)).filter((id) => !before.includes(id));
}

async function descendants(of: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    ids.map(async (id) => {
      const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      return [id, Number(text.split(') ')[1]?.split(' ')[1])] as const;
    }),
  );
  const below = (parent: number): number[] =>
    parents.filter(([, each]) => each === parent).flatMap(([id]) => [id, ...below(id)]);
  return below(of);
}

test('after the launcher is killed, the next rendering starts a new launcher', async () => {
  const started = await newDescendants();
  const page = rendering(
    'if (request.url === "/slow") await new Promise((resolve) => setTimeout(resolve, 9_000)); return { main: "x" };',
  );
  const pending = expect(page('/slow')).rejects.toThrow('The launcher exited');
  await eventually(async () => (await started()).length > 1);
  const [launcher = 0] = await started();
  process.kill(launcher, 'SIGKILL');
  await pending;
  expect(await page()).toEqual(result('x'));
});

test('closing the renderers ends all of their processes', async () => {
  const started = await newDescendants();
  await rendering('return { main: "" };')();
  const hanging = expect(rendering('for (;;);')()).rejects.toThrow('The site is stopping.');
  await eventually(async () => (await started()).length > 1);
  await renderers.close();
  await hanging;
  await eventually(async () => (await started()).length === 0);
});
