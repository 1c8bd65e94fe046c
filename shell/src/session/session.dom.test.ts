import { RpcError } from '@title24/remote-kit/contract';
import type { RpcMethod } from '@title24/remote-kit/rpc';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { testStore } from '../testing/shell-store.ts';
import { createSession } from './session.ts';

const key = 'title24.token';
const loginOf = (token: string): LoginStatus => ({ status: true, role: null, token });
const refused = new RpcError('Your login has ended.', 401);

type Answer = LoginStatus | Error | Promise<LoginStatus>;

function sessionWith(...answers: Answer[]) {
  const store = testStore();
  const calls: string[] = [];
  const session = createSession({
    store,
    rpc: {
      async callWith<Result>(token: string, { method }: RpcMethod<never, Result>) {
        calls.push(`${method} ${token}`);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return (await answer) as Result;
      },
    },
  });
  return { ...session, calls, login: () => store.getState().login };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const otherTab = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

// Listeners on the window, which are removed after each test.
let ends: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'setInterval').mockImplementation(() => 0 as never);
  const listen = globalThis.addEventListener.bind(globalThis);
  jest.spyOn(globalThis, 'addEventListener').mockImplementation(((
    type: string,
    listener: EventListenerOrEventListenerObject,
  ) => {
    ends.push([type, listener]);
    listen(type, listener);
  }) as never);
});
afterEach(() => {
  for (const [type, listener] of ends) removeEventListener(type, listener);
  ends = [];
  jest.restoreAllMocks();
});

test('H8: without a token, nothing is fetched', async () => {
  const session = sessionWith();
  session.follow();
  await settled();
  expect(session.calls).toEqual([]);
  expect(session.login()).toEqual(loggedOut);
});

test('H8: a stored token restores the login and is replaced by a fresh token', async () => {
  localStorage.setItem(key, 't1');
  const session = sessionWith(loginOf('t2'));
  session.follow();
  await settled();
  expect(session.calls).toEqual(['loginStatus t1']);
  expect(session.login()).toEqual(loginOf('t2'));
  expect(localStorage.getItem(key)).toBe('t2');
});

test('H5: a refused token is dropped, and an INVALID_TOKEN event is dispatched', async () => {
  localStorage.setItem(key, 'old');
  const told = jest.fn();
  addEventListener('INVALID_TOKEN', told);
  const session = sessionWith(refused);
  session.follow();
  await settled();
  expect(told).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(key)).toBeNull();
  expect(session.login()).toEqual(loggedOut);
});

test('H5: an INVALID_TOKEN event ends the login', () => {
  const session = sessionWith(loginOf('t1'));
  session.follow();
  session.start(loginOf('t1'));
  dispatchEvent(new CustomEvent('INVALID_TOKEN'));
  expect(session.login()).toEqual(loggedOut);
  expect(localStorage.getItem(key)).toBeNull();
});

test('H8: an unreachable server does not end the login', async () => {
  localStorage.setItem(key, 't1');
  const session = sessionWith(new RpcError('The site could not be reached.', 0), loginOf('t1'));
  session.follow();
  await settled();
  expect(localStorage.getItem(key)).toBe('t1');
  dispatchEvent(new Event('online'));
  await settled();
  expect(session.login()).toEqual(loginOf('t1'));
});

test('H8: a logout takes effect immediately, even if the server is unreachable', async () => {
  const session = sessionWith(new RpcError('The site could not be reached.', 0));
  session.start(loginOf('t1'));
  const ending = session.end();
  expect(session.login()).toEqual(loggedOut);
  expect(localStorage.getItem(key)).toBeNull();
  await ending;
  expect(session.calls).toEqual(['logout t1']);
});

test('H8: a logout or login in another tab applies in this tab too', async () => {
  const session = sessionWith(loginOf('t2'));
  session.follow();
  session.start(loginOf('t1'));
  otherTab(null);
  expect(session.login()).toEqual(loggedOut);
  otherTab('t2');
  await settled();
  expect(session.calls).toEqual(['loginStatus t2']);
  expect(session.login()).toEqual(loginOf('t2'));
});

test('H8: a logout while the status is being fetched stays in effect', async () => {
  localStorage.setItem(key, 't1');
  const asked = Promise.withResolvers<LoginStatus>();
  const session = sessionWith(asked.promise);
  session.follow();
  otherTab(null);
  asked.resolve(loginOf('t2'));
  await settled();
  expect(session.login()).toEqual(loggedOut);
  expect(localStorage.getItem(key)).toBeNull();
});

test('H8: a token that another tab has renewed is used, not dropped', async () => {
  localStorage.setItem(key, 't1');
  const session = sessionWith(
    Promise.resolve().then(() => {
      localStorage.setItem(key, 't2');
      throw refused;
    }),
    loginOf('t2'),
  );
  session.follow();
  await settled();
  expect(session.calls).toEqual(['loginStatus t1', 'loginStatus t2']);
  expect(session.login()).toEqual(loginOf('t2'));
});

test('H8: if storage is blocked, a login lasts as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const session = sessionWith(loginOf('t1'));
  session.start(loginOf('t1'));
  await session.renew();
  expect(session.calls).toEqual(['loginStatus t1']);
  expect(session.login()).toEqual(loginOf('t1'));
  await session.end();
});

test('H8: simultaneous requests for a fresh token share one fetch', async () => {
  localStorage.setItem(key, 't1');
  const session = sessionWith(new RpcError('The site could not be reached.', 0), loginOf('t2'));
  const outcomes = await Promise.allSettled([session.renew(), session.renew()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(session.calls).toEqual(['loginStatus t1']);
  expect(localStorage.getItem(key)).toBe('t1');
  await Promise.all([session.renew(), session.renew()]);
  expect(session.calls).toEqual(['loginStatus t1', 'loginStatus t1']);
  expect(session.login()).toEqual(loginOf('t2'));
});

test('H8: a refusal of an older token does not end a new login', async () => {
  localStorage.setItem(key, 'old');
  const told = jest.fn();
  addEventListener('INVALID_TOKEN', told);
  const asked = Promise.withResolvers<LoginStatus>();
  const session = sessionWith(asked.promise, loginOf('t2'));
  session.follow();
  session.start(loginOf('t1'));
  asked.reject(refused);
  await settled();
  expect(session.calls).toEqual(['loginStatus old', 'loginStatus t1']);
  expect(session.login()).toEqual(loginOf('t2'));
  expect(told).not.toHaveBeenCalled();
});

test('H8: a response without a fresh token keeps the current token', async () => {
  localStorage.setItem(key, 't1');
  const session = sessionWith({ ...loginOf('t1'), token: null });
  session.follow();
  await settled();
  expect(session.login()).toEqual(loginOf('t1'));
  expect(localStorage.getItem(key)).toBe('t1');
});

test('H8: clearing the browser’s storage logs the visitor out', async () => {
  const session = sessionWith();
  session.follow();
  session.start(loginOf('t1'));
  dispatchEvent(new StorageEvent('storage', { key: 'title24.scroll', newValue: null }));
  expect(session.login()).toEqual(loginOf('t1'));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(session.login()).toEqual(loggedOut);
  await settled();
  expect(session.calls).toEqual([]);
});

test('H8: a logout without a login sends no request', async () => {
  const session = sessionWith();
  await session.end();
  expect(session.calls).toEqual([]);
});
