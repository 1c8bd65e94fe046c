import type { EstimatorPrices } from '../site-configuration/estimator-prices.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';

/**
 * The stored configuration with the time (ISO 8601) of its last change. An update can include this time, so that
 * conflicting changes are detected.
 */
export interface ConfigurationForEdit {
  readonly config: SiteConfiguration;
  readonly lastUpdate: string;
}

/** Members to change. If `lastUpdate` is given, the update is refused when the configuration has changed since then. */
export type ConfigurationUpdate = Partial<SiteConfiguration> & { readonly lastUpdate?: string };

/**
 * The stored estimator prices with the time (ISO 8601) of their last change. An update can include this time, so that
 * conflicting changes are detected.
 */
export interface EstimatorPricesForEdit {
  readonly prices: EstimatorPrices;
  readonly lastUpdate: string;
}
