import { allowConsole } from '@title24/remote-kit/testing';
import { removeListenersAfterEach } from '../testing/remove-listeners.ts';
import { causeOf, reportAddressChanges } from './address-changes.ts';
import type { Part } from './part.ts';
import { startParts } from './parts.ts';

function part(name: string, events: string[]): Part {
  return {
    name,
    isActive: (pathname) => pathname.startsWith(`/${name}`),
    activate: () => void events.push(`${name} shows`),
    deactivate: async () => void events.push(`${name} goes`),
  };
}

function setUp(followAddress: (shown: readonly Part[]) => Promise<void>) {
  History.prototype.replaceState.call(history, null, '', '/one');
  const events: string[] = [];
  const given = startParts({ parts: [part('one', events), part('two', events)], followAddress });
  addEventListener('popstate', (event) => {
    events.push(`${causeOf(event)} ${location.pathname}${location.search}`);
  });
  return { ...given, events };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(reportAddressChanges);
removeListenersAfterEach();

test('the first page’s part is shown at once, without single-spa', () => {
  const followAddress = jest.fn(async () => undefined);
  expect(setUp(followAddress).events).toEqual(['one shows']);
  expect(followAddress).not.toHaveBeenCalled();
});

test('navigation to another URL of the same part reaches listeners immediately', () => {
  const followAddress = jest.fn(async () => undefined);
  const { events } = setUp(followAddress);
  history.replaceState(null, '', '/one?kind=new');
  history.pushState(null, '', '/one/more');
  history.pushState(null, '', '/one/more');
  expect(events.slice(1)).toEqual(['replaceState /one?kind=new', 'pushState /one/more']);
  expect(followAddress).not.toHaveBeenCalled();
});

test('navigation to another part’s URL reaches listeners only after single-spa has started', async () => {
  const code = Promise.withResolvers<void>();
  const followAddress = jest.fn((shown: readonly Part[]) => code.promise.then(() => void shown));
  const { events } = setUp(followAddress);
  history.pushState(null, '', '/two');
  expect(events.slice(1)).toEqual([]);
  code.resolve();
  await settled();
  expect(events.slice(1)).toEqual(['pushState /two']);
  expect(followAddress.mock.calls.map(([shown]) => shown.map(({ name }) => name))).toEqual([['one']]);
  history.pushState(null, '', '/one');
  expect(events.slice(2)).toEqual(['pushState /one']);
});

test('if single-spa cannot be loaded, the next call of `follow` tries again', async () => {
  const followAddress = jest.fn(async () => undefined);
  followAddress.mockRejectedValueOnce(new TypeError('network'));
  const { follow } = setUp(followAddress);
  await expect(follow()).rejects.toThrow('network');
  await follow();
  await follow();
  expect(followAddress).toHaveBeenCalledTimes(2);
});

test('if single-spa cannot be loaded, another part’s page is shown by a reload', async () => {
  const reloads = allowConsole(/Not implemented: navigation/);
  const followAddress = jest.fn(async () => undefined);
  followAddress.mockRejectedValueOnce(new TypeError('network'));
  const { events } = setUp(followAddress);
  history.pushState(null, '', '/two');
  await settled();
  expect(reloads).toHaveLength(1);
  expect(events.slice(1)).toEqual([]);
});

test('F4: scripts cannot replace the functions that change the URL', () => {
  const { pushState } = history;
  history.pushState = () => undefined;
  expect(history.pushState).toBe(pushState);
  expect(() => Object.defineProperty(history, 'replaceState', { value: null })).toThrow(TypeError);
});
