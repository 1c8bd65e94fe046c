import type { Company } from '@title24/shared-domain';

/** What the footer shows where the configuration lacks contact data (N8). */
export const contactDefaults: Company = {
  name: 'Energy Compliance Reports',
  phone: { areaCode: '510', number: '555-0100' },
  email: { address: 'info@example.com' },
  address: {
    line1: '100 Example Street',
    cityText: 'Oakland',
    postalCode: '94612',
    stateText: 'CA',
    country: 'USA',
  },
};
