import type { RegistryEntry, RenderRequest } from '@title24/remote-kit/contract';
import { siteConfigurationSeed } from '../../../features/configuration/site-configuration.seed.ts';
import { notFound } from '../../rpc/protocol/rpc-fault.ts';
import { PageBuilder } from '../page-builder.ts';
import type { Candidate } from '../registry/gates/candidate.ts';
import type { RenderPool } from './render-task.ts';
import { RenderTrial } from './render-trial.ts';
import { RendererProcesses } from './renderer-processes.ts';

jest.setTimeout(60_000);

const integrity = `sha384-${'a'.repeat(64)}`;

function candidate(routes: readonly object[], kind: 'host' | 'remote' = 'remote'): Candidate {
  const entry = {
    name: 'mf-a',
    metadata: { version: '1' },
    extras: { kind, routes },
  } as unknown as RegistryEntry;
  return { entry, blobs: { 'render/render.cjs': { integrity, bytes: 1 } } };
}

const origin = 'https://reports.example.com';
const siteWith = async (entry: RegistryEntry) => ({ origin, build: '42', entry, remotes });
/** The site's live remotes. */
const remotes = [candidate([{ path: '/live' }]).entry];

/** Returns the problems of a candidate whose render function has this body. */
async function tried(
  body: string,
  routes: readonly object[] = [{ path: '/a' }],
  kind?: 'host',
  openPool: () => RenderPool = () => new RendererProcesses(),
) {
  const trial = new RenderTrial({
    files: {
      readRenderBundle: async () => `exports.render = async (request) => { ${body} };`,
    },
    callPublic: async (service, method, params) => {
      if (service === 'team') {
        if (JSON.stringify(params) === '{"id":"ana"}') return 'Ana';
        throw notFound('There is no such person');
      }
      if (service === 'config') return siteConfigurationSeed;
      if (method === 'findAll') return ['product'];
      throw new Error('Method not found');
    },
    siteWith,
    openPool,
  });
  const problems = await trial.tryOut(candidate(routes, kind));
  return problems.map(({ gate, message }) => `${gate}: ${message}`);
}

test('the trial sends a bundle the same requests as a visit', async () => {
  const asked: RenderRequest[] = [];
  const pool = (): RenderPool => ({
    run: async ({ request }) => {
      asked.push(request);
      return { result: { main: '' }, console: [] };
    },
    keep: () => undefined,
    close: async () => undefined,
  });
  const route = { path: '/live' };
  const host = candidate([], 'host').entry;
  const site = {
    snapshot: { remotes: [candidate([route]).entry], host, build: '42' } as never,
    now: new Date(),
  };
  const visited: RenderRequest[] = [];
  const builder = new PageBuilder({
    renderer: {
      render: async (_, request) => {
        visited.push(request);
        return null;
      },
    },
    callPublic: async () => [],
    extraScripts: [],
    log: { warn: () => undefined },
  });
  await builder.make({ url: '/live', origin }, { ...site, config: siteConfigurationSeed }).catch(() => null);
  expect(visited).toHaveLength(2);
  const comparable = (request: RenderRequest | undefined) => JSON.stringify({ ...request, now: '' });

  await tried('', [route], undefined, pool);
  const urls = asked.map(({ url }) => url);
  expect(urls).toEqual([
    '/live',
    expect.stringMatching(/^\/live\?\w+=\w+$/),
    '/live',
    expect.stringMatching(/^\/live\?\w+=\w+$/),
  ]);
  expect(urls[1]).not.toBe(urls[3]);
  expect(comparable(asked[0])).toBe(comparable(visited[1]));

  asked.length = 0;
  await tried('', [], 'host', pool);
  const ofLive = asked.filter(({ url }) => url === '/live');
  expect(comparable(ofLive[0])).toBe(comparable(visited[0]));
  expect(ofLive.map(({ login }) => login.status)).toEqual([false, true, false, true]);
});

test.each([
  ['with a query', 'if (request.url.includes("?")) throw 1;', /^trial: \/a\?\w+=\w+ threw/],
  ['at the site’s own address', `if (request.origin === "${origin}") throw 1;`, /^trial: \/a threw/],
  ['with the site’s build number', 'if (request.build === "42") throw 1;', /^trial: \/a threw/],
  [
    'the second time',
    'globalThis[request.url] = (globalThis[request.url] ?? 0) + 1; if (globalThis[request.url] > 1) throw 1;',
    /^trial: \/a threw/,
  ],
  ['below its path', 'if (request.url.startsWith("/b/")) throw 1;', /^trial: \/b\/\w+ threw/],
])('a part that fails only %s is refused', async (_, body, words) => {
  expect(await tried(`${body} return { main: "" };`, [{ path: '/a' }, { path: '/b/*' }])).toContainEqual(
    expect.stringMatching(words),
  );
});

test('a shell that fails only for logged-in visitors is refused', async () => {
  expect(await tried('if (request.login.status) throw 1; return { top: "" };', [], 'host')).toContainEqual(
    expect.stringMatching(/^trial: \/live threw/),
  );
});

test('a path that matches many URLs is tried at its samples and at a random URL', async () => {
  const urls = 'throw request.url + JSON.stringify(request.data);';
  const data = [{ service: 'team', method: 'find', params: { id: ':id' } }];
  expect(await tried(urls, [{ path: '/team/:id', samples: ['/team/ana'], data }])).toEqual([
    'trial: /team/ana threw while rendering: /team/ana{"team.find:{\\"id\\":\\"ana\\"}":"Ana"}',
    expect.stringMatching(/threw while rendering: \/team\/(\w+)\{"team\.find:\{\\"id\\":\\"\1\\"\}":null\}$/),
  ]);
});

test.each([
  [
    'has a blocked link',
    'return { main: `<a href="javascript:x()">x</a>` };',
    /^trial: \/a returned markup .*href/,
  ],
  [
    'has an id that the page uses',
    'return { main: `<p id="main"></p>` };',
    /^trial: \/a .* the id main twice/,
  ],
  ['writes to the console', 'console.error("No key"); return { main: "" };', /^trial: \/a wrote .*No key/],
])('a part that %s is refused', async (_, body, words) => {
  expect(await tried(body)).toEqual([expect.stringMatching(words)]);
});

test('a refusal contains the part’s own stack frame but no server path', async () => {
  const deep = 'function named() { return null.x; } [1].map(named); return { main: "" };';
  expect(await tried(deep)).toEqual([
    expect.stringMatching(
      /^trial: \/a threw while rendering: TypeError: [^\n]+\n +at named \(render\.cjs:\d+:\d+\)$/,
    ),
  ]);
});

test('each route is tried, and a call to an unknown method is reported', async () => {
  const routes = [
    { path: '/good' },
    { path: '/bad', data: [{ service: 'products', method: 'findNothing' }] },
    { path: '/worse' },
  ];
  const problems = await tried('if (request.url === "/worse") throw 1; return { main: "" };', routes);
  expect(problems).toEqual([
    expect.stringMatching(/^trial: \/bad needs products\.findNothing, which failed: Method not found/),
    expect.stringMatching(/^trial: \/worse threw/),
  ]);
});

test('a part without a render bundle is not tried', async () => {
  const never = () => {
    throw new Error('never');
  };
  const trial = new RenderTrial({
    files: { readRenderBundle: never },
    callPublic: never,
    siteWith,
    openPool: never,
  });
  expect(await trial.tryOut({ ...candidate([]), blobs: {} })).toEqual([]);
});
