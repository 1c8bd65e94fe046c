import { withStorage } from '@title24/remote-kit/browser';
import type { SiteConfiguration } from '@title24/shared-domain';

/** Where the configuration is kept: localStorage, so that the site's other tabs hear of it (R3). */
export const configurationKey = 'title24.configuration';

export function keep(config: SiteConfiguration): void {
  withStorage((storage) => storage.setItem(configurationKey, JSON.stringify(config)));
}
