import type { SiteConfiguration } from '@title24/shared-domain';
import { browserStorage } from './browser-storage.ts';

/** Where the configuration is kept: localStorage, so that the site's other tabs hear of it (R3). */
export const configurationKey = 'title24.configuration';

export function keep(config: SiteConfiguration): void {
  browserStorage.write(configurationKey, JSON.stringify(config));
}
