import type { RegistryEntry } from '@title24/remote-kit/contract';
import { RenderBundleError } from '@title24/remote-kit/registry';
import { siteConfigurationSeed } from '../../../features/configuration/site-configuration.seed.ts';
import type { Candidate } from '../registry/gates/candidate.ts';
import { RenderTrial } from './render-trial.ts';
import { RendererProcesses } from './renderer-processes.ts';

jest.setTimeout(60_000);

const integrity = `sha384-${'a'.repeat(64)}`;

/** A candidate with these routes. */
function candidate(routes: readonly object[], kind: 'host' | 'remote' = 'remote'): Candidate {
  const entry = {
    name: 'mf-a',
    metadata: { version: '1' },
    extras: { kind, routes },
  } as unknown as RegistryEntry;
  return { entry, blobs: { 'render/render.cjs': { integrity, bytes: 1 } } };
}

/** Tries a candidate out whose render function has this body; answers what is wrong. */
async function tried(body: string, routes: readonly object[] = [{ path: '/a' }], kind?: 'host') {
  const trial = new RenderTrial({
    files: { readRenderBundle: async () => `exports.render = async (request) => { ${body} };` },
    callPublic: async (service, method) => {
      if (service === 'config') return siteConfigurationSeed;
      if (method === 'findAll') return ['product'];
      throw new Error('Method not found');
    },
    openPool: () => new RendererProcesses({ log: { warn: () => {} } }),
  });
  const problems = await trial.tryOut(candidate(routes, kind));
  return problems.map(({ gate, message }) => `${gate}: ${message}`);
}

test('a part that renders each route with its data has no problem', async () => {
  const routes = [{ path: '/a', data: [{ service: 'products', method: 'findAll' }] }, { path: '/b/*' }];
  expect(await tried('return { main: Object.values(request.data).join() + request.url };', routes)).toEqual(
    [],
  );
  expect(
    await tried('if (request.route) throw 1; return { top: "", main: "<p>x</p>" };', [], 'host'),
  ).toEqual([]);
});

test.each([
  ['throws', 'throw new Error("broken");', /^trial: \/a threw .*broken/],
  ['never ends', 'for (;;);', /^trial: \/a could not be rendered: It ran for more than 3000 ms/],
  ['leaves its place', 'return { main: "</div>" };', /^trial: \/a returned HTML .*<\/div>/],
  [
    'has a blocked link',
    'return { main: `<a href="javascript:x()">x</a>` };',
    /^trial: \/a returned markup .*href/,
  ],
  ['has an id of the page', 'return { main: `<p id="main"></p>` };', /^trial: \/a .* the id main twice/],
  ['writes to the console', 'console.error("No key"); return { main: "" };', /^trial: \/a wrote .*No key/],
])('a part that %s is refused', async (_, body, words) => {
  expect(await tried(body)).toEqual([expect.stringMatching(words)]);
});

test('each route is tried, and a call that the site does not have is told', async () => {
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

test('a bundle that cannot be decompressed is refused, with what to do', async () => {
  const trial = new RenderTrial({
    files: { readRenderBundle: () => Promise.reject(new RenderBundleError('It cannot be decompressed.')) },
    callPublic: () => Promise.reject(new Error('never')),
    openPool: () => {
      throw new Error('never');
    },
  });
  expect(await trial.tryOut(candidate([{ path: '/a' }]))).toEqual([
    {
      gate: 'trial',
      message: 'It cannot be decompressed.',
      remedy: 'Build it again, or send its text without compression.',
    },
  ]);
});

test('a part without a render bundle is the browser’s', async () => {
  const trial = new RenderTrial({
    files: { readRenderBundle: () => Promise.reject(new Error('never')) },
    callPublic: () => Promise.reject(new Error('never')),
    openPool: () => {
      throw new Error('never');
    },
  });
  expect(await trial.tryOut({ ...candidate([]), blobs: {} })).toEqual([]);
});
