import { RpcError } from '@title24/remote-kit/contract';
import type { RpcMethod } from '@title24/remote-kit/rpc';
import { testConfiguration } from '@title24/remote-kit/testing';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import type { ShellRpcClient } from '../rpc/rpc.client.ts';
import { removeListenersAfterEach } from '../testing/remove-listeners.ts';
import { testStore } from '../testing/shell-store.ts';
import { createUpkeepLoader } from './upkeep.loader.ts';
import * as upkeep from './upkeep.ts';

const key = 'title24.token';
const loginOf = (token: string): LoginStatus => ({ status: true, role: null, token });
const renamed = { ...testConfiguration, company: { ...testConfiguration.company, name: 'Renamed' } };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** @param codes results of successive attempts to load the upkeep code */
function setUp(...codes: (Error | typeof upkeep)[]) {
  const store = testStore();
  const calls: string[] = [];
  const rpc = {
    call: async ({ method }: RpcMethod) => {
      calls.push(method);
      return renamed;
    },
    callWith: async (token: string, { method }: RpcMethod) => {
      calls.push(`${method} ${token}`);
      return loginOf(token);
    },
  } as unknown as ShellRpcClient;
  let loads = 0;
  const loader = createUpkeepLoader({
    store,
    rpc,
    async importUpkeep() {
      loads += 1;
      const code = codes.shift() ?? upkeep;
      if (code instanceof Error) throw code;
      return code;
    },
  });
  return { ...loader, store, calls, loads: () => loads };
}

const otherTab = (changed: string | null, newValue: string | null) => {
  if (changed === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(changed);
  else localStorage.setItem(changed, newValue);
  dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));
};

removeListenersAfterEach();
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
test('the upkeep code is not loaded for a visitor without a login', async () => {
  const { follow, loads } = setUp();
  follow();
  otherTab('title24.scroll', '1');
  otherTab(key, null);
  dispatchEvent(new Event('online'));
  await settled();
  expect(loads()).toBe(0);
});

test('H8: a stored token or a login in another tab loads the upkeep code', async () => {
  const here = setUp();
  here.follow();
  otherTab(key, 't1');
  await settled();
  expect(here.calls).toEqual(['loginStatus t1']);
  expect(here.store.getState().login).toEqual(loginOf('t1'));
  const next = setUp();
  next.follow();
  await settled();
  expect(next.calls).toEqual(['loginStatus t1']);
});

test.each([key, null])(
  'H8: a logout in another tab applies in this tab too (storage key %s)',
  async (removed) => {
    localStorage.setItem(key, 't1');
    const { follow, store, calls } = setUp();
    follow();
    await settled();
    otherTab('title24.scroll', null);
    expect(store.getState().login).toEqual(loginOf('t1'));
    otherTab(removed, null);
    expect(store.getState().login).toEqual(loggedOut);
    otherTab(key, 't2');
    await settled();
    expect(calls).toEqual(['loginStatus t1', 'loginStatus t2']);
    expect(store.getState().login).toEqual(loginOf('t2'));
  },
);

test('R3: another tab’s configuration is applied', async () => {
  const { follow, loadConfiguration, store, calls } = setUp();
  follow();
  otherTab('title24.configuration', JSON.stringify({ ...renamed, announce: 'from another tab' }));
  await settled();
  expect(store.getState().config.announce).toBe('from another tab');
  await loadConfiguration();
  expect(calls).toEqual(['load']);
  await settled();
  expect(store.getState().config).toEqual(renamed);
});

test('H8: a login is shown immediately and loads the upkeep code', async () => {
  const { session, store, loads, calls } = setUp();
  session.start(loginOf('t1'));
  expect(store.getState().login).toEqual(loginOf('t1'));
  await settled();
  expect(loads()).toBe(1);
  expect(calls).toEqual([]);
  const ending = session.end();
  expect(store.getState().login).toEqual(loggedOut);
  await ending;
});

test('H8: a logout works even if the upkeep code cannot be loaded', async () => {
  localStorage.setItem(key, 't1');
  const { session, follow, store, loads, renewLogin } = setUp(new Error('offline'), new Error('offline'));
  follow();
  await settled();
  await expect(renewLogin()).rejects.toBeInstanceOf(RpcError);
  dispatchEvent(new Event('online'));
  await settled();
  expect([loads(), store.getState().login]).toEqual([3, loginOf('t1')]);

  const other = setUp(new Error('offline'));
  other.session.start(loginOf('t2'));
  await other.session.end();
  expect(other.store.getState().login).toEqual(loggedOut);
  expect(localStorage.getItem(key)).toBeNull();
  await session.end();
});
