import { withStorage } from '@title24/remote-kit/browser';
import type { SiteConfiguration } from '@title24/shared-domain';

/** Key of the configuration in localStorage, which other tabs observe (R3). */
export const configurationKey = 'title24.configuration';

/** Stores the configuration for all tabs. */
export function keep(config: SiteConfiguration): void {
  withStorage((storage) => storage.setItem(configurationKey, JSON.stringify(config)));
}
