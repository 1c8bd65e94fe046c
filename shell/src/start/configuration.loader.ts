import { withStorage } from '@title24/shared-config/browser';
import type { RpcClient } from '@title24/shared-config/contract';
import { publicConfig } from '@title24/shared-config/rpc';
import type { SiteConfiguration } from '@title24/shared-domain';
import { configurationLoaded, type ShellStore } from '../store/store.ts';
import { parseConfiguration } from './configuration.check.ts';

const storageKey = 'title24.configuration';

/** Loads the site configuration before each navigation (R3): at most one request is under way. */
export function createConfigurationLoader({ store, rpc }: { store: ShellStore; rpc: RpcClient }) {
  let underWay: Promise<void> | undefined;

  async function request(): Promise<void> {
    const config = parseConfiguration(await rpc.call(publicConfig.load));
    if (!config)
      throw new Error(
        'Invalid config context: the server sent a site configuration that this version does not understand',
      );
    store.dispatch(configurationLoaded(config));
    keep(config);
  }

  return {
    /** Resolves once the newest configuration is in the store, or once it is sure that the present one must do. */
    load(): Promise<void> {
      underWay ??= request()
        .catch((error: unknown) => console.error('The site configuration could not be refreshed', error))
        .finally(() => {
          underWay = undefined;
        });
      return underWay;
    },
    /** Follows what other tabs load. */
    followOtherTabs() {
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key !== storageKey || !newValue) return;
        const config = parseStored(newValue);
        if (config) store.dispatch(configurationLoaded(config));
        else
          console.error(
            'Invalid config context: another tab stored a site configuration that this version does not understand',
          );
      });
    },
  };
}

/** Keeps the configuration in browser storage (R3). */
export function keep(config: SiteConfiguration): void {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(config)));
}

function parseStored(text: string): SiteConfiguration | null {
  try {
    return parseConfiguration(JSON.parse(text));
  } catch {
    return null;
  }
}
