import {
  neutralConfiguration,
  neutralPaymentInstructions,
  type SiteConfiguration,
} from '@title24/shared-domain';

/** The initial configuration (H9), until an administrator replaces it. */
export const siteConfigurationSeed: SiteConfiguration = {
  ...neutralConfiguration,
  payment: neutralPaymentInstructions,
};
