import type { Company } from './site-configuration.schema.ts';

/** A new site's company data (H9). The footer shows these values in place of missing ones (N8). */
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
