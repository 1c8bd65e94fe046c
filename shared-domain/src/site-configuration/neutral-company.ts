import type { Company } from './site-configuration.ts';

/**
 * Company data of a new site (H9). The footer also uses this data in place of contact data that is missing from the
 * configuration (N8).
 */
export const neutralCompany: Company = {
  name: 'Energy Compliance Reports',
  phone: { countryCode: '', areaCode: '510', number: '555-0100' },
  email: { address: 'info@example.com' },
  address: {
    line1: '100 Example Street',
    cityText: 'Oakland',
    postalCode: '94612',
    stateText: 'CA',
    country: 'USA',
  },
};
