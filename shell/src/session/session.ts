import type { Session } from '@title24/shared-config/contract';
import { security } from '@title24/shared-config/rpc';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { onInvalidToken, tellInvalidToken } from '../rpc/invalid-token.ts';
import { isRefused, type ShellRpcClient } from '../rpc/rpc.client.ts';
import { dropToken, keepToken, readToken, tokenKey } from '../rpc/token.storage.ts';
import { loginChanged, type ShellStore } from '../store/store.ts';

interface Options {
  readonly store: ShellStore;
  readonly rpc: Pick<ShellRpcClient, 'callWith'>;
}

/** Calls are authorised for 15 minutes by one token, and a fresh one is had in the second half of them. */
const renewalMs = 5 * 60_000;

/** Who is logged in: one fetch at the start, the token's renewal, and what other tabs do (H5, H8). */
export function createSession({ store, rpc }: Options) {
  let asking: Promise<void> | undefined;

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

  async function ask(token: string): Promise<void> {
    const answer = await rpc.callWith(token, security.loginStatus).catch((error: unknown) => {
      if (isRefused(error)) return null;
      throw error;
    });
    const present = readToken();
    // Somebody has logged in or out meanwhile.
    if (present !== token) return present === null ? undefined : ask(present);
    if (answer?.status) start({ ...answer, token: answer.token ?? token });
    else tellInvalidToken();
  }

  /** Asks the server whom the token belongs to, and takes the fresh token where it sends one. Rejects with RpcError. */
  function renew(): Promise<void> {
    const token = readToken();
    if (token === null) return Promise.resolve();
    asking ??= ask(token).finally(() => {
      asking = undefined;
    });
    return asking;
  }

  const refresh = () =>
    void renew().catch((error: unknown) => console.info('The login status could not be fetched', error));

  async function end(): Promise<void> {
    const token = readToken();
    forget();
    if (token === null) return;
    await rpc
      .callWith(token, security.logout)
      .catch((error: unknown) => console.info('The server could not be told of the logout', error));
  }

  return {
    start,
    end,
    renew,
    /** From here on the login follows the token: the one that is kept, its renewal, its end, and other tabs. */
    follow(): void {
      onInvalidToken(forget);
      addEventListener('storage', ({ key, newValue }) => {
        // A null key: all of the storage was cleared.
        if (key !== tokenKey && key !== null) return;
        if (newValue === null) show(loggedOut);
        else refresh();
      });
      addEventListener('online', refresh);
      setInterval(refresh, renewalMs);
      refresh();
    },
  } satisfies Session & Record<'renew' | 'follow', () => unknown>;
}
