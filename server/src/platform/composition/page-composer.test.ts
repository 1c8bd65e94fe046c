import { dataKey, type PageData } from '@title24/remote-kit/contract';
import { testEntry } from '@title24/remote-kit/testing/entries';
import { siteConfigurationSeed } from '../../features/configuration/site-configuration.seed.ts';
import { siteClock } from '../clock/clock.ts';
import { eventually } from '../db/testing/eventually.ts';
import { SiteBusyError } from '../http/request-error.ts';
import { methodNotFound, notFound } from '../rpc/protocol/rpc-fault.ts';
import { PageComposer } from './page-composer.ts';
import type { RegistrySnapshot } from './registry/live-registry.ts';

const products = { service: 'products', method: 'findAll' };

const entry = (name: string, version: string, paths: readonly string[] = []) =>
  testEntry(name, { version, routes: paths.map((path) => ({ path, data: [products] })) });

const snapshotOf = (version: string): RegistrySnapshot => ({
  remotes: [entry('mf-a', version, ['/a', '/b'])],
  host: entry('shell', '1'),
  build: '1',
  skipped: [],
  unavailable: [],
  missing: [],
  revision: 1,
  problem: null,
});

/** Returns a composer. The test changes its parts, data and database through `state`. */
function siteWith(options: { readonly showsFaults?: boolean } = {}) {
  const state = {
    revision: 1 as number | null,
    snapshot: snapshotOf('1'),
    renders: 0,
    main: '<p>content</p>' as string | null,
    data: {} as PageData,
    status: {} as { status?: string; data?: string },
    prices: 1,
    products: async (_params?: object): Promise<unknown> => [state.prices],
    config: async (): Promise<unknown> => siteConfigurationSeed,
    busy: false,
    wait: Promise.resolve(),
    served: [] as string[][],
  };
  const composer = new PageComposer({
    ...options,
    registry: { current: async () => state.snapshot },
    renderer: {
      serve: (entries) => void state.served.push(entries.map(({ metadata }) => metadata.version)),
      async render({ name }, { data }) {
        await state.wait;
        if (state.busy) throw new SiteBusyError();
        if (name === 'shell') return { top: '<b>top</b>', bottom: '', main: '<p>not here</p>' };
        state.renders += 1;
        state.data = data;
        return state.main === null ? null : { main: state.main, ...state.status };
      },
    },
    callPublic: (service, _, params) => (service === 'config' ? state.config() : state.products(params)),
    dataRevision: () => state.revision,
    extraScripts: [],
    log: { warn: () => {} },
  });
  const get = async (url = '/a', mayBuild?: () => boolean) => {
    const { body, status, stale } = await composer.common({ url, origin: 'http://x' }, mayBuild);
    return { text: body.text, status, stale };
  };
  const fail = () => Promise.reject(new Error('down'));
  const change = () => {
    state.revision = (state.revision ?? 0) + 1;
    state.prices += 1;
  };
  return { state, composer, get, fail, change };
}

afterEach(() => jest.useRealTimers());

test('simultaneous requests share one build of a page', async () => {
  const { state, get } = siteWith();
  const { promise, resolve: go } = Promise.withResolvers<void>();
  state.wait = promise;
  const pages = Array.from({ length: 200 }, (_, n) => get(n % 2 ? '/a' : '/b'));
  go();
  for (const { text, status } of await Promise.all(pages)) {
    expect([status, text.includes('<p>content</p>')]).toEqual([200, true]);
  }
  expect(state.renders).toBe(2);
  await get();
  expect(state.renders).toBe(2);
});

describe('after a release of another part', () => {
  const withOther = (version: string, others: Partial<RegistrySnapshot> = {}): RegistrySnapshot => {
    const { remotes, ...rest } = snapshotOf('1');
    return { ...rest, ...others, remotes: [...remotes, entry('mf-b', version, ['/c'])] };
  };

  test('the cached page is sent at once, and the new page reuses the rendered parts', async () => {
    const { state, get } = siteWith();
    state.snapshot = withOther('1');
    const first = await get();
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    state.products = () => held.then(() => [state.prices]);
    for (const version of ['2', '3', '4']) {
      state.snapshot = withOther(version, { revision: Number(version) });
      expect(await get()).toEqual(first);
    }
    go();
    await eventually(async () => (await get()).text.includes('"revision":4'));
    expect((await get()).text).toBe(first.text.replace('"revision":1', '"revision":4'));
    expect(state.renders).toBe(1);
  });

  test('visitors wait for the new page if it shows a released part or changed data, or if the release is over a second old', async () => {
    const { state, get, change } = siteWith();
    state.snapshot = withOther('1');
    await get();
    await get('/c');
    state.main = '<p>built again</p>';
    state.snapshot = withOther('2');
    expect((await get('/c')).text).toContain('<p>built again</p>');
    change();
    expect((await get()).text).toContain('<p>built again</p>');
    state.main = '<p>once more</p>';
    state.snapshot = withOther('3', { host: entry('shell', '2'), build: '2' });
    expect((await get()).text).toContain('<p>once more</p>');
    state.snapshot = withOther('4', { host: entry('shell', '2'), build: '2', revision: 4 });
    state.main = '<p>another part</p>';
    expect((await get('/c')).text).toContain('<p>another part</p>');
    const now = performance.now();
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now + 1_001);
    expect((await get()).text).toContain('"revision":4');
    later.mockRestore();
  });
});

test('a page is rendered again after a change to its data or to the version of its part', async () => {
  const { state, get, change } = siteWith();
  await get();
  change();
  await get();
  state.snapshot = snapshotOf('2');
  await get();
  expect(state.renders).toBe(3);
  expect(state.served).toEqual([
    ['1', '1'],
    ['1', '2'],
  ]);
  state.main = null;
  change();
  await get();
  await get();
  expect(state.renders).toBe(5);
});

test('a page is not rendered again after a change to other data', async () => {
  const { state, get, change } = siteWith();
  const page = await get();
  state.revision = 2;
  expect(await get()).toEqual(page);
  expect(state.renders).toBe(1);
  state.config = async () => ({ ...siteConfigurationSeed, name: 'Another name' });
  state.revision = 3;
  await get();
  change();
  await get();
  expect(state.renders).toBe(3);
});

test('a page has the current revisions of the data and the registry as tags, except while it may be out of date', async () => {
  const { state, composer } = siteWith();
  const tags = async () => (await composer.common({ url: '/a', origin: 'http://x' })).tags;
  expect(await tags()).toEqual(['data-1', 'registry-1']);
  state.revision = 2;
  expect(await tags()).toEqual(['data-2', 'registry-1']);
  state.snapshot = { ...state.snapshot, revision: 2 };
  expect(await tags()).toEqual(['data-2', 'registry-2']);
  expect(state.renders).toBe(1);
  state.revision = null;
  expect(await tags()).toBeUndefined();
});

test('a page with a loader is rendered again after each change of data', async () => {
  const { state, get } = siteWith();
  state.status = { data: '"first"' };
  await get();
  state.status = { data: '"second"' };
  state.revision = 2;
  expect((await get()).text).toContain('"second"');
});

test('an unavailable part gives status 503, and an unknown page 404', async () => {
  const { state, get } = siteWith();
  state.snapshot = { ...snapshotOf('1'), missing: [entry('mf-b', '1', ['/c'])] };
  await expect(get('/c')).rejects.toMatchObject({ statusCode: 503, retryAfter: 30 });
  expect(await get('/d')).toMatchObject({ status: 404 });
  expect(await get('/a')).toMatchObject({ status: 200 });
});

test('a page with a path parameter is cached with its data and status', async () => {
  const { state, get } = siteWith();
  const team = entry('mf-team', '1', ['/team/:id']);
  const [route] = team.extras.routes;
  const find = { service: 'team', method: 'find', params: { id: ':id' } };
  state.snapshot = {
    ...state.snapshot,
    remotes: [{ ...team, extras: { ...team.extras, routes: [{ ...route, data: [find] } as never] } }],
  };
  state.products = async (params) => {
    if (JSON.stringify(params) === '{"id":"ana"}') return 'Ana';
    throw notFound('There is no such person');
  };
  expect(await get('/team/ana?x=1')).toMatchObject({ status: 200 });
  expect(state.data).toEqual({ 'team.find:{"id":"ana"}': 'Ana' });
  state.status = { status: '404' };
  const missing = await get('/team/eve');
  expect(missing).toMatchObject({ status: 404, text: expect.stringContaining('<p>content</p>') });
  expect(missing.text).toContain('content="noindex"');
  expect(state.data).toEqual({ 'team.find:{"id":"eve"}': null });
  expect(await get('/team/eve')).toEqual(missing);
  expect(state.renders).toBe(2);
});

describe('while the database is down', () => {
  test('pages come from memory, are marked as stale, and are current again after the outage', async () => {
    const { state, get, fail } = siteWith();
    await get();
    state.revision = null;
    state.products = fail;
    state.config = fail;
    expect(await get()).toMatchObject({ status: 200, stale: true, text: expect.stringContaining('content') });
    state.products = async () => [];
    state.config = async () => siteConfigurationSeed;
    state.revision = 1;
    expect(await get()).toMatchObject({ stale: false });
    expect(state.renders).toBe(1);
  });

  test('an uncached page is built from the data in memory and rebuilt after the outage', async () => {
    const { state, get } = siteWith();
    state.revision = null;
    expect(await get()).toMatchObject({ status: 200, stale: true, text: expect.stringContaining('content') });
    await get();
    expect(state.renders).toBe(1);
    state.revision = 1;
    expect(await get()).toMatchObject({ stale: false });
    expect(state.renders).toBe(2);
  });

  test('a page whose data is not in memory gets status 503', async () => {
    const { state, get, fail } = siteWith();
    state.revision = null;
    state.products = fail;
    expect(await get()).toMatchObject({ status: 503, text: expect.stringContaining('<b>top</b>') });
    state.config = fail;
    await expect(get()).rejects.toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) });
  });

  test('after the first request, the data of all routes is in memory', async () => {
    const { state, get } = siteWith();
    let calls = 0;
    state.products = async () => {
      calls += 1;
      return [];
    };
    await get('/nowhere');
    await new Promise(setImmediate);
    expect(calls).toBe(2);
  });
});

test.each([
  ['does not exist', () => Promise.reject(methodNotFound())],
  ['throws', () => Promise.reject(new TypeError('x'))],
  [
    'throws at once',
    () => {
      throw new TypeError('x');
    },
  ],
])('if a route’s call %s, the browser renders the part', async (_, call) => {
  const { state, get } = siteWith();
  state.products = call;
  const { text, status } = await get();
  expect(status).toBe(200);
  expect(text).toContain('<b>top</b>');
  expect(text).toContain('<div id="part-mf-a"><div data-part="mf-a"></div></div>');
  expect(text).not.toContain(`${dataKey(products)}":`);
  expect(state.renders).toBe(0);
});

test('a call that hangs is abandoned after five seconds', async () => {
  jest.useFakeTimers();
  const { state, get } = siteWith();
  state.products = () => new Promise(() => {});
  const page = get();
  await jest.advanceTimersByTimeAsync(5000);
  expect((await page).text).toContain('<div id="part-mf-a"><div data-part="mf-a"></div></div>');
});

test('a call that hangs is abandoned after one second if an earlier page exists', async () => {
  jest.useFakeTimers();
  const { state, get } = siteWith();
  await get();
  for (const hanging of ['products', 'config'] as const) {
    const before = state[hanging];
    state[hanging] = () => new Promise(() => {});
    state.revision = (state.revision ?? 0) + 1;
    const page = get();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await page).toMatchObject({ stale: true, text: expect.stringContaining('content') });
    state[hanging] = before;
  }
  expect(await get()).toMatchObject({ stale: false });
});

test('an overloaded server sends the cached page or an error, never an empty page', async () => {
  const { state, get, change } = siteWith();
  await get();
  state.busy = true;
  change();
  expect(await get()).toMatchObject({ stale: true, text: expect.stringContaining('content') });
  await expect(get('/b')).rejects.toMatchObject({ statusCode: 503 });
});

test('a client over its render limit gets only cached pages', async () => {
  const { state, get } = siteWith();
  const no = () => false;
  await expect(get('/a', no)).rejects.toMatchObject({ statusCode: 429 });
  await get('/a');
  expect(await get('/a', no)).toMatchObject({ stale: false });
  state.revision = 2;
  expect(await get('/a', no)).toMatchObject({ stale: true });
});

test('without a shell, a page fails with status 503, a retry time and a cause that refers to /readyz', async () => {
  const { state, composer, get } = siteWith();
  state.snapshot = { ...state.snapshot, host: null };
  const away = {
    statusCode: 503,
    retryAfter: expect.any(Number),
    cause: expect.objectContaining({ message: expect.stringContaining('/readyz says why') }),
  };
  await expect(get()).rejects.toMatchObject(away);
  await expect(composer.own({ url: '/a', origin: 'http://x' })).rejects.toMatchObject(away);
});

test('F4: instead of a page that lacks a part, the earlier page is sent for a while', async () => {
  const { state, get, change } = siteWith();
  const built = await get();
  change();
  state.main = null;
  expect(await get()).toEqual({ ...built, stale: true });
  const now = jest.spyOn(siteClock, 'now').mockReturnValue(new Date(Date.now() + 16 * 60_000));
  expect((await get()).text).toContain('<div id="part-mf-a"><div data-part="mf-a"></div></div>');
  state.main = '<p>content</p>';
  expect(await get()).toMatchObject({ stale: false });
  expect(state.renders).toBe(4);
  now.mockRestore();
});

test('developers immediately see a page that lacks a part', async () => {
  const { state, get, change } = siteWith({ showsFaults: true });
  await get();
  change();
  state.main = null;
  expect((await get()).text).toContain('<div id="part-mf-a"><div data-part="mf-a"></div></div>');
});

test('P3: pages are rebuilt at midnight in UTC and in the company’s time zone', async () => {
  const { state, get } = siteWith();
  const now = jest.spyOn(siteClock, 'now');
  const rendersAt = async (moment: string) => {
    now.mockReturnValue(new Date(moment));
    await get();
    return state.renders;
  };
  expect(await rendersAt('2026-11-23T23:59:00.000Z')).toBe(1);
  expect(await rendersAt('2026-11-24T00:00:00.000Z')).toBe(2);
  expect(await rendersAt('2026-11-24T07:59:00.000Z')).toBe(2);
  // 08:00 UTC is midnight in California.
  expect(await rendersAt('2026-11-24T08:00:00.000Z')).toBe(3);
  now.mockRestore();
});
