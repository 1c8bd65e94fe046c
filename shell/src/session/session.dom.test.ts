import { RpcError } from '@title24/remote-kit/contract';
import type { RpcMethod } from '@title24/remote-kit/rpc';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { removeListenersAfterEach } from '../testing/remove-listeners.ts';
import { testStore } from '../testing/shell-store.ts';
import { createSession } from './session.ts';

const key = 'title24.token';
const loginOf = (token: string): LoginStatus => ({ status: true, role: null, token });
const refused = new RpcError('Your login has ended.', 401);
const unreachable = new RpcError('The site could not be reached.', 0);

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
/** Returns a session that has found this token in the browser's storage, and has requested the login status. */
async function following(token: string, ...answers: Answer[]) {
  localStorage.setItem(key, token);
  const session = sessionWith(...answers);
  session.follow();
  await settled();
  return session;
}

removeListenersAfterEach();
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'setInterval').mockImplementation(() => 0 as never);
});

test('H8: without a token, nothing is requested, even by a logout', async () => {
  const session = sessionWith();
  session.follow();
  await settled();
  await session.end();
  expect(session.calls).toEqual([]);
  expect(session.login()).toEqual(loggedOut);
});

test('H8: a stored token restores the login and is replaced by a fresh token', async () => {
  const session = await following('t1', loginOf('t2'));
  expect(session.calls).toEqual(['loginStatus t1']);
  expect(session.login()).toEqual(loginOf('t2'));
  expect(localStorage.getItem(key)).toBe('t2');
});

test('H8: the token is renewed every five minutes', async () => {
  const session = await following('t1', loginOf('t2'), loginOf('t3'));
  const [renew, ms] = jest.mocked(setInterval).mock.lastCall ?? [];
  expect(ms).toBe(5 * 60_000);
  renew?.();
  await settled();
  expect(session.calls).toEqual(['loginStatus t1', 'loginStatus t2']);
});

test('H5: a refused token is dropped, and an INVALID_TOKEN event is dispatched', async () => {
  const told = jest.fn();
  addEventListener('INVALID_TOKEN', told);
  const session = await following('old', refused);
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
  const session = await following('t1', unreachable, loginOf('t1'));
  expect(localStorage.getItem(key)).toBe('t1');
  dispatchEvent(new Event('online'));
  await settled();
  expect(session.login()).toEqual(loginOf('t1'));
});

test('H8: a logout takes effect immediately, even if the server is unreachable', async () => {
  const session = sessionWith(unreachable);
  session.start(loginOf('t1'));
  const ending = session.end();
  expect(session.login()).toEqual(loggedOut);
  expect(localStorage.getItem(key)).toBeNull();
  await ending;
  expect(session.calls).toEqual(['logout t1']);
});

test('H8: a logout while the status is being fetched stays in effect', async () => {
  const asked = Promise.withResolvers<LoginStatus>();
  const session = await following('t1', asked.promise);
  await session.end();
  asked.resolve(loginOf('t2'));
  await settled();
  expect(session.login()).toEqual(loggedOut);
  expect(localStorage.getItem(key)).toBeNull();
});

test('H8: a token that another tab has renewed is used, not dropped', async () => {
  const renewed = Promise.withResolvers<LoginStatus>();
  const session = await following('t1', renewed.promise, loginOf('t2'));
  localStorage.setItem(key, 't2');
  renewed.reject(refused);
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
  const session = sessionWith(unreachable, loginOf('t2'));
  const outcomes = await Promise.allSettled([session.renew(), session.renew()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(session.calls).toEqual(['loginStatus t1']);
  expect(localStorage.getItem(key)).toBe('t1');
  await Promise.all([session.renew(), session.renew()]);
  expect(session.calls).toEqual(['loginStatus t1', 'loginStatus t1']);
  expect(session.login()).toEqual(loginOf('t2'));
});

test('H8: a refusal of an older token does not end a new login', async () => {
  const told = jest.fn();
  addEventListener('INVALID_TOKEN', told);
  const asked = Promise.withResolvers<LoginStatus>();
  const session = await following('old', asked.promise, loginOf('t2'));
  session.start(loginOf('t1'));
  asked.reject(refused);
  await settled();
  expect(session.calls).toEqual(['loginStatus old', 'loginStatus t1']);
  expect(session.login()).toEqual(loginOf('t2'));
  expect(told).not.toHaveBeenCalled();
});

test('H8: a response without a fresh token keeps the current token', async () => {
  const session = await following('t1', { ...loginOf('t1'), token: null });
  expect(session.login()).toEqual(loginOf('t1'));
  expect(localStorage.getItem(key)).toBe('t1');
});
