import type { Session } from '@title24/shared-config/contract';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { onInvalidToken, tellInvalidToken } from '../rpc/invalid-token.ts';
import { isRefused, type ShellRpcClient } from '../rpc/rpc.client.ts';
import { dropToken, keepToken, readToken, tokenKey } from '../rpc/token.storage.ts';
import { loginChanged, type ShellStore } from '../store/store.ts';

interface Options {
  readonly store: ShellStore;
  readonly rpc: Pick<ShellRpcClient, 'callSecurity'>;
}

/** A token lives for 15 minutes and is renewed in the second half of its life, so this comes in time. */
const renewalMs = 5 * 60_000;

/** Who is logged in: one fetch at the start, the token's renewal, and what other tabs do (checklist H5, H8). */
export function createSession({ store, rpc }: Options) {
  function show(login: LoginStatus): void {
    if (login.status || store.getState().login.status) store.dispatch(loginChanged(login));
  }

  function start(login: LoginStatus): void {
    if (login.token !== null) keepToken(login.token);
    show(login);
  }

  function forget(): void {
    dropToken();
    show(loggedOut);
  }

  /** Asks the server who the token belongs to, and takes the fresh token where it sends one. */
  async function load(): Promise<void> {
    const token = readToken();
    if (token === null) return;
    try {
      const login = await rpc.callSecurity<LoginStatus>('loginStatus', token);
      // Somebody has logged in or out meanwhile.
      if (readToken() !== token) return;
      if (login.status) start({ ...login, token: login.token ?? token });
      else forget();
    } catch (error) {
      if (isRefused(error) && readToken() === token) tellInvalidToken();
      else console.info('The login status could not be fetched', error);
    }
  }

  async function end(): Promise<void> {
    const token = readToken();
    forget();
    if (token === null) return;
    await rpc
      .callSecurity('logout', token)
      .catch((error: unknown) => console.info('The server could not be told of the logout', error));
  }

  return {
    start,
    end,
    /** From here on the login follows the token: the one that is kept, its renewal, its end, and other tabs. */
    follow(): void {
      onInvalidToken(forget);
      addEventListener('storage', ({ key, newValue }) => {
        // A null key: all of the storage was cleared.
        if (key !== tokenKey && key !== null) return;
        if (newValue === null) show(loggedOut);
        else void load();
      });
      addEventListener('online', () => void load());
      setInterval(() => void load(), renewalMs);
      void load();
    },
  } satisfies Session & { follow(): void };
}
