import type { EstimatorPrices } from '../site-configuration/estimator-prices.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';

/** The stored configuration with the time (ISO 8601) of its last change, which an update may include. */
export interface ConfigurationForEdit {
  readonly config: SiteConfiguration;
  readonly lastUpdate: string;
}

/**
 * Members to change. With the `lastUpdate` of the configuration they are based on, the update does not overwrite a
 * concurrent change.
 */
export type ConfigurationUpdate = Partial<SiteConfiguration> & { readonly lastUpdate?: string };

/** The stored estimator prices with the time (ISO 8601) of their last change, which an update may include. */
export interface EstimatorPricesForEdit {
  readonly prices: EstimatorPrices;
  readonly lastUpdate: string;
}
