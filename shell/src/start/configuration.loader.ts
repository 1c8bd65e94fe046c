import { createAction, createListenerMiddleware } from '@reduxjs/toolkit';
import type { RpcClient } from '@title24/remote-kit/contract';
import { publicConfig } from '@title24/remote-kit/rpc';
import type { SiteConfiguration } from '@title24/shared-domain';
import { configurationLoaded, type ShellStore, type ShellThunk } from '../store/store.ts';
import { parseConfiguration } from './configuration.check.ts';
import { configurationKey, keep } from './configuration.storage.ts';

/** Dispatched with the configuration that another tab has stored, as JSON text. */
const configurationStored = createAction<string>('config/configurationStored');

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

  const request = (): ShellThunk<Promise<void>> => async () => {
    const config = parseConfiguration(await rpc.call(publicConfig.load));
    if (!config)
      throw new Error(
        'Invalid config context: the server sent a site configuration that this version does not understand',
      );
    show(config);
    keep(config);
  };

  const loadConfiguration = (): ShellThunk<Promise<void>> => (dispatch) => {
    inProgress ??= dispatch(request())
      .catch((error: unknown) => console.error('The site configuration could not be refreshed', error))
      .finally(() => {
        inProgress = undefined;
      });
    return inProgress;
  };

  const listeners = createListenerMiddleware();
  listeners.startListening({
    actionCreator: configurationStored,
    effect({ payload }) {
      const config = parseStored(payload);
      if (config) show(config);
      else
        console.error(
          'Invalid config context: another tab stored a site configuration that this version does not understand',
        );
    },
  });
  store.addMiddleware(listeners.middleware);

  return {
    /** Resolves when the newest configuration is in the store or cannot be loaded. */
    load: () => store.dispatch(loadConfiguration()),
    /** Applies a configuration that another tab has stored. */
    take: (text: string) => void store.dispatch(configurationStored(text)),
    /** Starts to apply configurations that other tabs load. */
    followOtherTabs() {
      addEventListener('storage', ({ key, newValue }) => {
        if (key === configurationKey && newValue) store.dispatch(configurationStored(newValue));
      });
    },
  };
}

function parseStored(text: string): SiteConfiguration | null {
  try {
    return parseConfiguration(JSON.parse(text));
  } catch {
    return null;
  }
}
