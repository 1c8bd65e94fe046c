import type { Session } from '@title24/remote-kit/contract';
import { loggedOut } from '@title24/shared-domain';
import type { ShellRpcClient } from '../rpc/rpc.client.ts';
import { readToken, tokenKey } from '../rpc/token.storage.ts';
import { toUnreachable } from '../rpc/unreachable.ts';
import { forgetLogin, showLogin, takeLogin } from '../session/login.ts';
import type { ShellStore } from '../store/store.ts';
import { configurationKey } from './configuration.storage.ts';
import type { Upkeep } from './upkeep.ts';

interface Options {
  readonly store: ShellStore;
  readonly rpc: ShellRpcClient;
  /** Imports upkeep.ts; called again after a failure. */
  readonly importUpkeep: () => Promise<Pick<typeof import('./upkeep.ts'), 'createUpkeep'>>;
}

/**
 * Creates a loader for the code that maintains the login and the configuration. A page without a stored token
 * starts without this code.
 */
export function createUpkeepLoader({ store, rpc, importUpkeep }: Options) {
  let upkeep: Upkeep | undefined;
  let loading: Promise<Upkeep> | undefined;

  function load(isFresh = false): Promise<Upkeep> {
    loading ??= importUpkeep().then(
      ({ createUpkeep }) => {
        upkeep = createUpkeep(store, rpc, isFresh);
        return upkeep;
      },
      (cause: unknown) => {
        loading = undefined;
        // The page may be offline.
        addEventListener('online', () => begin(), { once: true });
        return toUnreachable(cause);
      },
    );
    return loading;
  }

  const begin = (isFresh = false) =>
    void load(isFresh).catch((error: unknown) => console.info('The login could not be followed', error));

  const session: Session = {
    start(login) {
      takeLogin(store, login);
      begin(true);
    },
    end: async () => {
      if (upkeep) return upkeep.session.end();
      await load().then(
        (loaded) => loaded.session.end(),
        () => forgetLogin(store),
      );
    },
  };

  return {
    session,
    renewLogin: async () => (await load()).session.renew(),
    /** Requests the configuration. Resolves without waiting for the response, even if upkeep.ts cannot be loaded. */
    loadConfiguration: () =>
      load().then(
        ({ configuration }) => void configuration.load(),
        (error: unknown) => console.error('The site configuration could not be refreshed', error),
      ),
    /** Starts the upkeep if a token is stored, and applies logins, logouts and configurations of other tabs. */
    follow(): void {
      if (readToken() !== null) begin();
      addEventListener('storage', ({ key, newValue }) => {
        if (key === configurationKey && newValue)
          load().then(
            ({ configuration }) => configuration.take(newValue),
            () => undefined,
          );
        // The key is null after the whole storage was cleared.
        if (key !== tokenKey && key !== null) return;
        if (newValue === null) showLogin(store, loggedOut);
        else if (upkeep) upkeep.session.refresh();
        else begin();
      });
    },
  };
}
