import type { ShellRpcClient } from '../rpc/rpc.client.ts';
import { createSession } from '../session/session.ts';
import type { ShellStore } from '../store/store.ts';
import { createConfigurationLoader } from './configuration.loader.ts';

/** What keeps login and configuration up to date, by calls and with other tabs. */
export function createUpkeep(store: ShellStore, rpc: ShellRpcClient) {
  const session = createSession({ store, rpc });
  const configuration = createConfigurationLoader({ store, rpc });
  session.follow();
  configuration.followOtherTabs();
  return { session, configuration };
}

export type Upkeep = ReturnType<typeof createUpkeep>;
