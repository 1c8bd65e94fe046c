import type { Session } from '@title24/remote-kit/contract';
import { security } from '@title24/remote-kit/rpc';
import { onInvalidToken, reportInvalidToken } from '../rpc/invalid-token.ts';
import { isRefused, type ShellRpcClient } from '../rpc/rpc.client.ts';
import { readToken } from '../rpc/token.storage.ts';
import type { ShellStore } from '../store/store.ts';
import { forgetLogin, takeLogin } from './login.ts';

interface Options {
  readonly store: ShellStore;
  readonly rpc: Pick<ShellRpcClient, 'callWith'>;
}

/** Milliseconds between renewals. The server replaces a token in the second half of its lifetime of 15 minutes. */
const renewalMs = 5 * 60_000;

/** Creates the session, which keeps the login current (H5, H8). */
export function createSession({ store, rpc }: Options) {
  let asking: Promise<void> | undefined;

  async function ask(token: string): Promise<void> {
    const answer = await rpc.callWith(token, security.loginStatus).catch((error: unknown) => {
      if (isRefused(error)) return null;
      throw error;
    });
    const present = readToken();
    // During the request, the visitor logged in or out, or another tab renewed the token.
    if (present !== token) return present === null ? undefined : ask(present);
    if (answer?.status) takeLogin(store, { ...answer, token: answer.token ?? token });
    else reportInvalidToken();
  }

  /** Requests the login status and stores a new token from the server. Rejects with RpcError. */
  async function renew(): Promise<void> {
    const token = readToken();
    if (token === null) return;
    asking ??= ask(token).finally(() => {
      asking = undefined;
    });
    await asking;
  }

  /** Requests the login status. After a failure, the next request tries again. */
  const refresh = () =>
    void renew().catch((error: unknown) => console.info('The login status could not be fetched', error));

  async function end(): Promise<void> {
    const token = readToken();
    forgetLogin(store);
    if (token === null) return;
    await rpc
      .callWith(token, security.logout)
      .catch((error: unknown) => console.info('The logout could not be sent to the server', error));
  }

  return {
    start: (login) => takeLogin(store, login),
    end,
    renew,
    refresh,
    /** Renews the token from now on, and forgets a refused login. The first renewal of a new login is delayed. */
    follow(isFresh = false): void {
      onInvalidToken(() => forgetLogin(store));
      addEventListener('online', refresh);
      if (!isFresh) refresh();
      setInterval(refresh, renewalMs);
    },
  } satisfies Session & Record<'renew' | 'refresh' | 'follow', () => unknown>;
}
