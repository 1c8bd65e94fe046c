import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '@title24/remote-kit/contract';
import { testEntry } from '@title24/remote-kit/testing/entries';
import { createRegistryClient } from './registry.client.ts';
import { createRemoteLoader } from './remote.loader.ts';
import { timeLimits } from './time-limits.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const entryOf = (name: string, path: string) =>
  testEntry(name, {
    routes: [path],
    scripts: [`/assets/${name}/1/screen.js`],
    styles: [`/assets/${name}/1/style.css`],
  });
const entry: RegistryEntry = {
  ...entryOf('mf-a', '/a'),
  metadata: { version: '1.0.0', integrity: 'sha384-mf-a' },
};
const fixed: RegistryEntry = { ...entry, url: '/assets/mf-a/2/remoteEntry.js' };
const exposed = { name: 'the part' };
const broken = () => Promise.reject(new Error('broken script'));

interface Site {
  /** Responses to successive loads. */
  readonly answers?: readonly (() => Promise<unknown>)[];
  readonly newest?: () => Promise<RegistryEntry | undefined>;
  readonly entries?: readonly RegistryEntry[];
}

function setUp({ answers = [], newest = async () => fixed, entries = [entry] }: Site = {}) {
  const events: string[] = [];
  const next = [...answers];
  jest.mocked(loadRemote).mockImplementation((async (path: string) => {
    events.push(`load ${path}`);
    return (next.shift() ?? (async () => exposed))();
  }) as never);
  jest.mocked(registerRemotes).mockImplementation(([remote], options) => {
    if (remote && 'entry' in remote)
      events.push(`register ${remote.entry}${options?.force ? ' afresh' : ''}`);
  });
  const registry = {
    ...createRegistryClient({ remotes: entries, route: null, revision: 1 }),
    newest: async () => {
      events.push('registry');
      return newest();
    },
  };
  const loader = createRemoteLoader(registry);
  events.length = 0;
  return { loader, events, registry };
}

function createScript(url: string): HTMLScriptElement | undefined {
  const plugin = jest.mocked(registerPlugins).mock.lastCall?.[0]?.[0];
  return plugin?.createScript?.({ url } as never) as HTMLScriptElement | undefined;
}

/**
 * Simulates a site with this registry feed. Each file's request waits for `answer`. Returns the priority and
 * the URL of each requested file.
 */
function siteOf(
  feed: readonly RegistryEntry[],
  answer: (url: string) => Promise<unknown> = async () => null,
) {
  const fetched: string[] = [];
  const microFrontends = Object.fromEntries(feed.map((each) => [each.name, [each]]));
  window.fetch = (async (url: string, { priority }: RequestInit = {}) => {
    if (url === '/registry.json') return { ok: true, json: async () => ({ microFrontends }) };
    fetched.push(`${priority} ${url}`);
    await answer(url);
    return { blob: async () => undefined };
  }) as never;
  return fetched;
}

/** Runs all pending work that needs no timer. */
const settled = () => jest.advanceTimersByTimeAsync(0);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    (result) => result,
    (error: Error) => `${error.name}: ${error.message}`,
  );

beforeEach(() => {
  jest.useFakeTimers();
  performance.getEntriesByType = () => [];
  performance.getEntriesByName = () => [];
});
afterEach(() => jest.useRealTimers());

test('a remote is loaded from its registry entry with the entry’s integrity', async () => {
  const { loader, events } = setUp();
  expect(await loader.load('mf-a', 'lifecycles')).toBe(exposed);
  expect(events).toEqual(['load mf_a/lifecycles']);
  expect(createScript(new URL(entry.url, location.href).href)?.integrity).toBe('sha384-mf-a');
  // A file without a hash in the registry gets a hash that matches no file.
  expect(createScript('/assets/mf-b/1/remoteEntry.js')?.integrity).toBe(`sha384-${'A'.repeat(64)}`);
});

test('a remote’s script on another origin is requested with CORS', async () => {
  const url = 'https://assets.example.com/assets/mf-a/1/remoteEntry.js';
  setUp({ entries: [{ ...entry, url }] });
  const script = createScript(`${url}?attempt=1`);
  expect(script).toMatchObject({ integrity: 'sha384-mf-a', crossOrigin: 'anonymous' });
  expect(createScript('/assets/mf-a/1/remoteEntry.js')?.crossOrigin).toBeNull();
});

test('the loader refuses a remote that is not listed in the page', async () => {
  const { loader, events } = setUp();
  expect(await outcomeOf(loader.load('mf-z', 'lifecycles'))).toBe(
    'RemoteLoadError: The registry has no remote named mf-z',
  );
  expect(events).toEqual([]);
});

test('after each failure, the newest version is registered for all later loads, but only once', async () => {
  const { loader, events } = setUp({ answers: [broken, broken] });
  const failed = 'RemoteLoadError: mf-a could not be loaded';
  expect(await outcomeOf(loader.load('mf-a', 'lifecycles'))).toBe(failed);
  expect(await outcomeOf(loader.load('mf-a', 'lifecycles'))).toBe(failed);
  expect(await loader.load('mf-a', 'lifecycles')).toBe(exposed);
  expect(await loader.load('mf-a', 'parcels')).toBe(exposed);
  expect(events).toEqual([
    'load mf_a/lifecycles',
    'registry',
    'register /assets/mf-a/2/remoteEntry.js?attempt=1 afresh',
    'load mf_a/lifecycles',
    'registry',
    'register /assets/mf-a/2/remoteEntry.js?attempt=2 afresh',
    'load mf_a/lifecycles',
    'load mf_a/parcels',
  ]);
});

test('two loads after a failure share one fresh copy', async () => {
  const answer = Promise.withResolvers<RegistryEntry>();
  const { loader, events } = setUp({ newest: () => answer.promise });
  loader.forget('mf-a');
  const loads = [loader.load('mf-a', 'lifecycles'), loader.load('mf-a', 'parcels')];
  await settled();
  expect(events).toEqual(['registry']);
  answer.resolve(fixed);
  expect(await Promise.all(loads)).toEqual([exposed, exposed]);
  expect(events.slice(1)).toEqual([
    'register /assets/mf-a/2/remoteEntry.js?attempt=1 afresh',
    'load mf_a/lifecycles',
    'load mf_a/parcels',
  ]);
});

test('a second load does not replace a fresh copy that is still loading', async () => {
  const screen = Promise.withResolvers<unknown>();
  const { loader, events } = setUp({ answers: [() => screen.promise] });
  loader.forget('mf-a');
  const first = loader.load('mf-a', 'lifecycles');
  await settled();
  const second = loader.load('mf-a', 'parcels');
  await settled();
  screen.resolve(exposed);
  await Promise.all([first, second]);
  expect(events.filter((event) => event.startsWith('register'))).toHaveLength(1);
});

test('if a remote is forgotten while it is loading, the next load uses a fresh copy', async () => {
  const slow = Promise.withResolvers<unknown>();
  const { loader, events } = setUp({ answers: [() => slow.promise] });
  const loading = loader.load('mf-a', 'parcels');
  await settled();
  loader.forget('mf-a');
  slow.resolve(exposed);
  await loading;
  await loader.load('mf-a', 'lifecycles');
  expect(events).toContain('register /assets/mf-a/2/remoteEntry.js?attempt=1 afresh');
});

test('if the registry fails or lacks the remote, the load fails, and the next load requests the registry again', async () => {
  const answers = [() => Promise.reject(new Error('503')), async () => undefined, async () => fixed];
  const { loader, events } = setUp({ newest: async () => answers.shift()?.() });
  loader.forget('mf-a');
  const failed = 'RemoteLoadError: mf-a could not be loaded';
  expect(await outcomeOf(loader.load('mf-a', 'lifecycles'))).toBe(failed);
  expect(await outcomeOf(loader.load('mf-a', 'lifecycles'))).toBe(failed);
  expect(await loader.load('mf-a', 'lifecycles')).toBe(exposed);
  expect(events.filter((event) => event === 'registry')).toHaveLength(3);
});

test('F4: a load fails at its time limit if the container never answers', async () => {
  const { loader, events } = setUp({ answers: [() => new Promise(() => undefined)] });
  const outcome = loader.load('mf-a', 'lifecycles').catch((error: Error) => error.cause);
  await jest.advanceTimersByTimeAsync(timeLimits.loadMs);
  expect(await outcome).toMatchObject({ name: 'TimeLimitError' });
  await loader.load('mf-a', 'lifecycles');
  expect(events).toContain('registry');
});

test('a load fails if the container lacks the requested module', async () => {
  const { loader } = setUp({ answers: [async () => null] });
  const cause = await loader.load('mf-a', 'parcels').catch((error: Error) => error.cause);
  expect(cause).toMatchObject({ message: 'mf-a does not expose parcels' });
});

test('a fresh copy is fetched without the cache, and the failed copy’s chunks are dropped', async () => {
  const { loader } = setUp();
  const chunk = new URL('/assets/mf-a/2/chunk.js', location.href).href;
  const style = chunk.replace('.js', '.css');
  const names = [chunk, chunk, 'http://localhost/assets/mf-b/1/other.js', style, `${chunk}.svg`];
  performance.getEntriesByType = () => names.map((name) => ({ name })) as never;
  const fetched = jest.fn(async (..._: unknown[]) => ({ blob: async () => undefined }));
  window.fetch = fetched as never;
  Object.assign(globalThis, { webpackChunkmf_a: ['broken'] });
  loader.forget('mf-a');
  await loader.load('mf-a', 'lifecycles');
  const past = expect.objectContaining({ cache: 'reload' });
  expect(fetched.mock.calls).toEqual([
    [chunk, past],
    [style, past],
  ]);
  expect('webpackChunkmf_a' in globalThis).toBe(false);
});

test('pointing at a link loads the files of the linked page only once and hides failures', async () => {
  const { loader, events, registry } = setUp({ answers: [broken] });
  const fetched = siteOf([entry]);
  await registry.load();
  await loader.warm('/nowhere');
  expect(events).toEqual([]);
  await loader.warm('/a');
  expect(fetched).toEqual(['auto /assets/mf-a/1/screen.js', 'auto /assets/mf-a/1/style.css']);
  expect(events).toEqual(['load mf_a/lifecycles']);
  await loader.warm('/a');
  expect(events).toHaveLength(1);
  expect(fetched).toHaveLength(2);
});

test('the screen of a linked page is prepared after the page’s files are loaded', async () => {
  const prepared: string[] = [];
  const lifecycles = {
    prepare: async (pathname: string) => {
      prepared.push(pathname);
      throw new Error('no such file');
    },
  };
  const { loader, registry } = setUp({ answers: [async () => lifecycles] });
  const file = Promise.withResolvers<void>();
  siteOf([entry], () => file.promise);
  await registry.load();
  const warming = loader.warm('/a');
  await settled();
  expect(prepared).toEqual([]);
  file.resolve();
  await warming;
  expect(prepared).toEqual(['/a']);
});

test('an open page does not fetch files of a version that was released after the page was opened', async () => {
  const { loader, registry } = setUp();
  const fetched = siteOf([fixed]);
  await registry.load();
  await loader.warm('/a');
  expect(fetched).toEqual([]);
});

test('nothing is loaded when the visitor points at a link to a failed part', async () => {
  const { loader, events } = setUp();
  loader.forget('mf-a');
  await loader.warm('/a');
  expect(events).toEqual([]);
});

test('pages are fetched ahead one by one at low priority, even after a failure', async () => {
  const other = entryOf('mf-b', '/b');
  const { loader, events } = setUp({ entries: [entry, other] });
  const file = Promise.withResolvers<void>();
  const fetched = siteOf([entry, other], async (url) => {
    if (url !== entry.url) return;
    await file.promise;
    throw new TypeError('Failed to fetch');
  });
  const fetching = loader.fetchAhead(['/a', '/nowhere', '/b']);
  await settled();
  const filesOf = (name: string) =>
    ['remoteEntry.js', 'screen.js', 'style.css'].map((each) => `low /assets/${name}/1/${each}`);
  expect(fetched).toEqual(filesOf('mf-a'));
  file.resolve();
  await fetching;
  expect(fetched).toEqual([...filesOf('mf-a'), ...filesOf('mf-b')]);
  expect(events).toEqual([]);
});
