import type { RpcClient } from '@title24/remote-kit/contract';
import { publicConfig } from '@title24/remote-kit/rpc';
import type { SiteConfiguration } from '@title24/shared-domain';
import { configurationLoaded, type ShellStore } from '../store/store.ts';
import { isConfiguration } from './configuration.check.ts';
import { keep } from './configuration.storage.ts';

/** Creates a loader for the site configuration, with at most one pending request (R3). */
export function createConfigurationLoader({
  store,
  rpc,
}: {
  store: ShellStore;
  rpc: Pick<RpcClient, 'call'>;
}) {
  let inProgress: Promise<void> | undefined;

  /** Ignores an unchanged configuration, because storing it would render parts again. */
  const show = (config: SiteConfiguration) => {
    if (JSON.stringify(config) !== JSON.stringify(store.getState().config))
      store.dispatch(configurationLoaded(config));
  };

  async function request(): Promise<void> {
    const config: unknown = await rpc.call(publicConfig.load);
    if (!isConfiguration(config))
      throw new Error(
        'Invalid config context: the server sent a site configuration that this version does not understand',
      );
    show(config);
    keep(config);
  }

  /** Applies a configuration that another tab has stored, as JSON. */
  function take(text: string): void {
    const config = parseStored(text);
    if (config) show(config);
    else
      console.error(
        'Invalid config context: another tab stored a site configuration that this version does not understand',
      );
  }

  return {
    /** Resolves when the newest configuration is in the store or cannot be loaded. */
    load(): Promise<void> {
      inProgress ??= request()
        .catch((error: unknown) => console.error('The site configuration could not be refreshed', error))
        .finally(() => {
          inProgress = undefined;
        });
      return inProgress;
    },
    take,
  };
}

function parseStored(text: string): SiteConfiguration | null {
  try {
    const config: unknown = JSON.parse(text);
    return isConfiguration(config) ? config : null;
  } catch {
    return null;
  }
}
