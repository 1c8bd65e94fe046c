import { allowConsole } from '@title24/remote-kit/testing';
import { testEntry } from '@title24/remote-kit/testing/entries';
import { createRegistryClient } from '../composition/registry.client.ts';
import { configurationLoaded } from '../store/store.ts';
import { removeListenersAfterEach } from '../testing/remove-listeners.ts';
import { testStore } from '../testing/shell-store.ts';
import { followLocation } from './location.follower.ts';

const entry = testEntry('mf-a', { routes: ['/prices', '/there', '/beyond'] });
const [route = null] = entry.extras.routes;

function setUp() {
  history.replaceState(null, '', '/prices');
  const feed = Promise.withResolvers<void>();
  window.fetch = (async () => {
    await feed.promise;
    return { ok: true, json: async () => ({ microFrontends: { 'mf-a': [entry] } }) };
  }) as never;
  const registry = createRegistryClient({ remotes: [entry], route, revision: 1 });
  const store = testStore();
  const events: string[] = [];
  followLocation({
    registry,
    store,
    scroll: {
      entered: ({ visited, newPage }) => void events.push(`scroll ${visited ? 'visited' : 'new'} ${newPage}`),
      resume: () => undefined,
    },
    prepare: (pathname) => void events.push(`prepare ${pathname}`),
  });
  return { registry, store, events, feed, shown: () => store.getState().location };
}

/** Returns a page whose registry has loaded. */
async function loaded() {
  const page = setUp();
  page.feed.resolve();
  await page.registry.load();
  return page;
}

/** Simulates single-spa's event for a URL change. Without `singleSpaTrigger`, the browser is the cause. */
function go(path: string, singleSpaTrigger?: 'pushState' | 'replaceState'): void {
  history.replaceState(null, '', path);
  dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpaTrigger }));
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

removeListenersAfterEach();
beforeEach(() => {
  document.body.innerHTML = '<p id="page-announcement" role="status"></p>';
});

test('R4: a navigation shows the route and title and announces the heading', async () => {
  const { events, shown } = await loaded();
  go('/there', 'pushState');
  expect(shown()).toMatchObject({ pathname: '/there', route: { path: '/there' } });
  expect(document.title).toBe('/there | Configured Company');
  expect(events).toEqual(['scroll new true']);
  await new Promise(requestAnimationFrame);
  expect(document.getElementById('page-announcement')?.textContent).toBe('/there, page loaded');
});

test('R4: a navigation to a workspace focuses main, and the heading is announced when it gets the focus', async () => {
  const { registry } = await loaded();
  const found = registry.find('/there')?.route;
  jest.spyOn(registry, 'find').mockReturnValue({ route: { ...found, frame: 'workspace' } } as never);
  document.body.insertAdjacentHTML('beforeend', '<main id="main" tabindex="-1"></main>');
  const main = document.getElementById('main') as HTMLElement;
  const heading = (title: string) => {
    main.innerHTML = `<h1 id="page-heading" tabindex="-1">${title}</h1>`;
    return main.firstElementChild as HTMLElement;
  };
  heading('Building').focus();
  go('/there', 'pushState');
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(main);
  expect(document.getElementById('page-announcement')?.textContent).toBe('');
  heading('Walls').focus();
  expect(document.getElementById('page-announcement')?.textContent).toBe('Walls, page loaded');
});

test('R3: a configuration that loads after a navigation updates the title', async () => {
  const { store } = await loaded();
  go('/there', 'pushState');
  const { config } = store.getState();
  store.dispatch(configurationLoaded({ ...config, company: { ...config.company, name: 'New Name' } }));
  expect(document.title).toBe('/there | New Name');
});

test('a page that is opened with replaceState is shown', async () => {
  const { shown } = await loaded();
  go('/there', 'replaceState');
  expect(shown().pathname).toBe('/there');
});

test('the page stays if only the query changes', () => {
  const { events, shown } = setUp();
  const before = shown();
  go('/prices?kind=new', 'replaceState');
  expect(events).toEqual([]);
  go('/prices?kind=old', 'pushState');
  expect(events).toEqual(['scroll new false']);
  expect(shown()).toBe(before);
});

test('if the visitor goes back, the earlier page starts to load', async () => {
  const { events, shown } = await loaded();
  go('/there');
  expect(events).toEqual(['prepare /there', 'scroll visited true']);
  expect(shown().pathname).toBe('/there');
});

test('a path without a route shows the not-found page', () => {
  const { shown } = setUp();
  go('/nowhere', 'pushState');
  expect(shown()).toEqual({ pathname: '/nowhere', route: null });
});

test('a route whose details are unknown is shown once the registry has loaded', async () => {
  const { shown, feed } = setUp();
  go('/there');
  expect(shown().pathname).toBe('/prices');
  feed.resolve();
  await settled();
  expect(shown()).toMatchObject({ pathname: '/there', route: { path: '/there' } });
});

test('if two pages are opened while the registry is loading, the second is shown', async () => {
  const { shown, feed } = setUp();
  go('/there');
  go('/beyond');
  feed.resolve();
  await settled();
  expect(shown().pathname).toBe('/beyond');
});

test('if the registry cannot be loaded, the page is reloaded', async () => {
  const reloads = allowConsole(/Not implemented: navigation/);
  const { feed } = setUp();
  go('/there');
  feed.reject(new TypeError('network'));
  await settled();
  expect(reloads).toHaveLength(1);
});

test('if the visitor opens another page before the registry fails to load, that page is not reloaded', async () => {
  const { shown, feed } = setUp();
  go('/there');
  go('/prices', 'pushState');
  feed.reject(new TypeError('network'));
  // A reload would make this test fail, because jsdom reports it as an error.
  await settled();
  expect(shown().pathname).toBe('/prices');
});
