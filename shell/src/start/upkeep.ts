import type { ShellRpcClient } from '../rpc/rpc.client.ts';
import { createSession } from '../session/session.ts';
import type { ShellStore } from '../store/store.ts';
import { createConfigurationLoader } from './configuration.loader.ts';

/**
 * Keeps login and configuration up to date, by calls and across tabs.
 * @param isFresh whether someone has just logged in, so that the server need not be asked
 */
export function createUpkeep(store: ShellStore, rpc: ShellRpcClient, isFresh: boolean) {
  const session = createSession({ store, rpc });
  const configuration = createConfigurationLoader({ store, rpc });
  session.follow(isFresh);
  configuration.followOtherTabs();
  return { session, configuration };
}

export type Upkeep = ReturnType<typeof createUpkeep>;
