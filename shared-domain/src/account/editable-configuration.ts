import type { EstimatorPrices } from '../site-configuration/estimator-prices.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';

/**
 * The stored configuration. An update with this `lastUpdate` (ISO 8601) fails if the configuration has changed since.
 */
export interface ConfigurationForEdit {
  readonly config: SiteConfiguration;
  readonly lastUpdate: string;
}

/** Configuration members to change. If `lastUpdate` is present but outdated, the update is refused. */
export type ConfigurationUpdate = Partial<SiteConfiguration> & { readonly lastUpdate?: string };

/** The stored estimator prices. An update with this `lastUpdate` (ISO 8601) fails if they have changed since. */
export interface EstimatorPricesForEdit {
  readonly prices: EstimatorPrices;
  readonly lastUpdate: string;
}
