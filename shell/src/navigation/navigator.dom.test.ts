import { testEntry } from '@title24/remote-kit/testing/entries';
import { createRegistryClient } from '../composition/registry.client.ts';
import { createNavigator } from './navigator.ts';

const products = { service: 'products', method: 'findAll' };
const remote = testEntry('mf-a', {
  routes: [
    ...['/here', '/there', '/beyond'].map((path) => ({ path, data: [products] })),
    { path: '/team/:id', data: [{ ...products, params: { id: ':id' } }] },
  ],
});

interface Given {
  readonly loadConfiguration?: () => Promise<void>;
  readonly loadData?: (request: object) => Promise<unknown>;
  readonly warm?: () => Promise<void>;
  /** Data that the page already has. */
  readonly known?: { readonly isLoading: boolean };
}

async function setUp(given: Given = {}) {
  history.replaceState(null, '', '/here');
  const begun: string[] = [];
  const ends: Record<string, () => void> = {};
  const step = (name: string) => () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends[name] = resolve;
    return promise;
  };
  window.fetch = (async () => ({
    ok: true,
    json: async () => ({ microFrontends: { 'mf-a': [remote] } }),
  })) as never;
  const registry = createRegistryClient({
    remotes: [remote],
    route: remote.extras.routes[0] ?? null,
    revision: 1,
  });
  const waits: unknown[] = [];
  const navigator = createNavigator({
    registry,
    loadConfiguration: given.loadConfiguration ?? (async () => void begun.push('configuration')),
    warm: given.warm ?? step('code'),
    pageData: {
      get: () => given.known && 'known',
      isLoading: () => given.known?.isLoading ?? false,
      load: (given.loadData ?? step('data')) as never,
    },
    onWait: (preparing) => void waits.push(preparing),
  });
  await registry.load();
  return {
    navigator,
    begun,
    waits,
    /** Number of times that a page was prepared. */
    preparations: () => begun.filter((name) => name === 'configuration').length,
    end: (name: string) => ends[name]?.(),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test.each([
  [false, ['configuration', 'code']],
  [true, ['configuration', 'code', 'data']],
])(
  'if data is already on the page, a click waits for it only while it is being reloaded (%s)',
  async (isLoading, steps) => {
    const { navigator, begun, end } = await setUp({ known: { isLoading } });
    void navigator.navigate('/there');
    await pass();
    expect(begun).toEqual(steps);
    end('code');
    await pass();
    expect(location.pathname).toBe(isLoading ? '/here' : '/there');
    end('data');
    await pass();
    expect(location.pathname).toBe('/there');
  },
);

test('R3: a navigation loads the configuration, code and data in parallel', async () => {
  const { navigator, begun, end, waits } = await setUp();
  void navigator.navigate('/there');
  await pass();
  expect(begun).toEqual(['configuration', 'code', 'data']);
  expect(waits).toHaveLength(1);
  for (const name of ['code', 'data']) {
    expect(location.pathname).toBe('/here');
    end(name);
    await pass();
  }
  expect(location.pathname).toBe('/there');
});

test('R3: the configuration is requested before a page is shown', async () => {
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  const { navigator, end } = await setUp({ loadConfiguration: () => promise });
  void navigator.navigate('/there');
  await pass();
  for (const name of ['code', 'data']) end(name);
  await pass();
  expect(location.pathname).toBe('/here');
  begin();
  await pass();
  expect(location.pathname).toBe('/there');
});

test('going back cancels a pending navigation', async () => {
  const { navigator, begun, end } = await setUp();
  const going = navigator.navigate('/there');
  await pass();
  dispatchEvent(new PopStateEvent('popstate'));
  for (const name of begun) end(name);
  await going;
  expect(location.pathname).toBe('/here');
});

test('navigating with `replace` adds no history entry', async () => {
  const { navigator } = await setUp();
  const entries = history.length;
  void navigator.navigate('/there', { replace: true });
  await pass(1_000);
  expect([location.pathname, history.length]).toEqual(['/there', entries]);
});

test('slow code or data delays a click by at most a second', async () => {
  const { navigator } = await setUp();
  void navigator.navigate('/there');
  await pass(999);
  expect(location.pathname).toBe('/here');
  await pass(1);
  expect(location.pathname).toBe('/there');
});

test.each([
  [4_999, 1],
  [5_000, 2],
])('a click %d ms after the hover makes the number of preparations %d', async (ms, count) => {
  const { navigator, preparations } = await setUp();
  void navigator.prepare('/there');
  await pass(ms);
  void navigator.navigate('/there');
  await pass(1_000);
  expect(preparations()).toBe(count);
  // The next click prepares the page again.
  void navigator.navigate('/there');
  await pass();
  expect(preparations()).toBe(count + 1);
});

test.each(['/beyond', '/there'])('a click on %s cancels a pending navigation to /there', async (next) => {
  const { navigator } = await setUp();
  const entries = history.length;
  void navigator.navigate('/there');
  void navigator.navigate(next);
  await pass(1_000);
  expect(location.pathname).toBe(next);
  expect(history.length).toBe(entries + 1);
});

test('H9: a navigation to the current page does not cancel a pending click', async () => {
  const { navigator, begun, end } = await setUp();
  void navigator.navigate('/there');
  await pass();
  void navigator.navigate(location.href);
  await pass();
  expect(begun).toEqual(['configuration', 'code', 'data', 'configuration']);
  for (const name of begun) end(name);
  await pass(1_000);
  expect(location.pathname).toBe('/there');
});

test('a page is shown even if its data and the configuration cannot be loaded', async () => {
  const fail = () => Promise.reject(new Error('down'));
  const { navigator } = await setUp({
    loadConfiguration: fail,
    loadData: fail,
    warm: async () => undefined,
  });
  await navigator.navigate('/there');
  expect(location.pathname).toBe('/there');
});

test('a click opens the clicked link, even if another link was prepared', async () => {
  const { navigator, begun } = await setUp();
  void navigator.prepare('/there');
  void navigator.navigate('/beyond');
  await pass(1_000);
  expect(location.pathname).toBe('/beyond');
  expect(begun.filter((name) => name === 'code')).toHaveLength(2);
});

test('preparing a path loads data with the path’s parameters', async () => {
  const loadData = jest.fn(async (request: object) => request);
  const { navigator } = await setUp({ loadData });
  void navigator.prepare('/team/ana');
  await pass();
  expect(loadData.mock.calls).toEqual([[{ ...products, params: { id: 'ana' } }]]);
});
