import type { EstimatorPrices } from '../site-configuration/estimator-prices.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';

/** The stored configuration with the moment (ISO 8601) of its last change, which an update may name. */
export interface ConfigurationForEdit {
  readonly config: SiteConfiguration;
  readonly lastUpdate: string;
}

/**
 * Members that are to change. With the `lastUpdate` of the configuration that they were made from, a change made
 * meanwhile is not overwritten.
 */
export type ConfigurationUpdate = Partial<SiteConfiguration> & { readonly lastUpdate?: string };

/** The stored estimator prices with the moment (ISO 8601) of their last change, which an update may name. */
export interface EstimatorPricesForEdit {
  readonly prices: EstimatorPrices;
  readonly lastUpdate: string;
}
