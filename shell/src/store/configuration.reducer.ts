import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SiteConfiguration } from '@title24/shared-domain';

export const configurationLoaded = createAction<SiteConfiguration>('config/configurationLoaded');

/** The site configuration; the server's document brings the first one. */
export function configurationReducer(
  state: SiteConfiguration = null as unknown as SiteConfiguration,
  action: UnknownAction,
): SiteConfiguration {
  return configurationLoaded.match(action) ? action.payload : state;
}
