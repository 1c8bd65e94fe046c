import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SiteConfiguration } from '@title24/shared-domain';

/** Dispatched when a configuration was loaded. */
export const configurationLoaded = createAction<SiteConfiguration>('config/configurationLoaded');

/** Returns the site configuration, which initially comes from the server's document. */
export function configurationReducer(
  state: SiteConfiguration = null as unknown as SiteConfiguration,
  action: UnknownAction,
): SiteConfiguration {
  return configurationLoaded.match(action) ? action.payload : state;
}
