import { createAction, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Session } from '@title24/remote-kit/contract';
import { security } from '@title24/remote-kit/rpc';
import { loggedOut } from '@title24/shared-domain';
import { onInvalidToken, reportInvalidToken } from '../rpc/invalid-token.ts';
import { isRefused, type ShellRpcClient } from '../rpc/rpc.client.ts';
import { readToken, tokenKey } from '../rpc/token.storage.ts';
import type { ShellStore, ShellThunk } from '../store/store.ts';
import { forgetLogin, showLogin, takeLogin } from './login.thunks.ts';

interface Options {
  readonly store: ShellStore;
  readonly rpc: Pick<ShellRpcClient, 'callWith'>;
}

/** Milliseconds between renewals. The server replaces a token in the second half of its lifetime of 15 minutes. */
const renewalMs = 5 * 60_000;

/** Dispatched when the page starts to track the login. The payload is true for a new login. */
const followed = createAction<boolean>('login/followed');
const wentOnline = createAction('login/wentOnline');
const tokenRefused = createAction('login/tokenRefused');
/** Dispatched when another tab stores a token or removes it (null). */
const tokenStored = createAction<string | null>('login/tokenStored');

/** Creates the session, which keeps the login current and in sync across tabs (H5, H8). */
export function createSession({ store, rpc }: Options) {
  let asking: Promise<void> | undefined;

  const ask =
    (token: string): ShellThunk<Promise<void>> =>
    async (dispatch) => {
      const answer = await rpc.callWith(token, security.loginStatus).catch((error: unknown) => {
        if (isRefused(error)) return null;
        throw error;
      });
      const present = readToken();
      // During the request, the visitor logged in or out, or another tab renewed the token.
      if (present !== token) return present === null ? undefined : dispatch(ask(present));
      if (answer?.status) dispatch(takeLogin({ ...answer, token: answer.token ?? token }));
      else reportInvalidToken();
    };

  /** Requests the login status and stores a new token from the server. Rejects with RpcError. */
  const renewLogin = (): ShellThunk<Promise<void>> => (dispatch) => {
    const token = readToken();
    if (token === null) return Promise.resolve();
    asking ??= dispatch(ask(token)).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  const refreshLogin = (): ShellThunk<Promise<void>> => (dispatch) =>
    dispatch(renewLogin()).catch((error: unknown) =>
      console.info('The login status could not be fetched', error),
    );

  const endLogin = (): ShellThunk<Promise<void>> => async (dispatch) => {
    const token = readToken();
    dispatch(forgetLogin());
    if (token === null) return;
    await rpc
      .callWith(token, security.logout)
      .catch((error: unknown) => console.info('The logout could not be sent to the server', error));
  };

  const listeners = createListenerMiddleware();
  const listen = listeners.startListening.withTypes<
    ReturnType<ShellStore['getState']>,
    ShellStore['dispatch']
  >();
  listen({ actionCreator: tokenRefused, effect: (_, { dispatch }) => dispatch(forgetLogin()) });
  listen({ actionCreator: wentOnline, effect: (_, { dispatch }) => void dispatch(refreshLogin()) });
  listen({
    actionCreator: tokenStored,
    effect({ payload }, { dispatch }) {
      if (payload === null) dispatch(showLogin(loggedOut));
      else void dispatch(refreshLogin());
    },
  });
  listen({
    actionCreator: followed,
    async effect({ payload: isFresh }, { dispatch, delay }) {
      if (isFresh) await delay(renewalMs);
      for (;;) {
        void dispatch(refreshLogin());
        await delay(renewalMs);
      }
    },
  });
  store.addMiddleware(listeners.middleware);

  return {
    start: (login) => store.dispatch(takeLogin(login)),
    end: () => store.dispatch(endLogin()),
    renew: () => store.dispatch(renewLogin()),
    /** Starts to renew the token, to end a refused login, and to apply logins and logouts from other tabs. */
    follow(isFresh = false): void {
      onInvalidToken(() => void store.dispatch(tokenRefused()));
      addEventListener('online', () => void store.dispatch(wentOnline()));
      addEventListener('storage', ({ key, newValue }) => {
        // The key is null after the whole storage was cleared.
        if (key === tokenKey || key === null) store.dispatch(tokenStored(newValue));
      });
      store.dispatch(followed(isFresh));
    },
  } satisfies Session & Record<'renew' | 'follow', () => unknown>;
}
