import type { ShellRpcClient } from '../rpc/rpc.client.ts';
import { createSession } from '../session/session.ts';
import type { ShellStore } from '../store/store.ts';
import { createConfigurationLoader } from './configuration.loader.ts';

/**
 * Keeps the login in sync with the server.
 *
 * @param isFresh whether the login is new. If so, the first request for its status is delayed.
 */
export function createUpkeep(store: ShellStore, rpc: ShellRpcClient, isFresh: boolean) {
  const session = createSession({ store, rpc });
  const configuration = createConfigurationLoader({ store, rpc });
  session.follow(isFresh);
  return { session, configuration };
}

export type Upkeep = ReturnType<typeof createUpkeep>;
