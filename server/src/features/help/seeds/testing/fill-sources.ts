import {
  type NavLinkKey,
  type NavLinks,
  navLinkKeys,
  type PlaceholderSources,
  type Product,
} from '@title24/shared-domain';

const prices: Readonly<Record<string, number>> = {
  1001: 149,
  1002: 189,
  2001: 39,
  2002: 39,
  3001: 85,
  3002: 10,
  4001: 0,
  4002: 55,
  5001: 25,
  5002: 5,
  5003: 55,
};

const contacts: Partial<Record<NavLinkKey, string>> = {
  customerMail: 'service@example.com',
  supportPhone1: '(510) 555-0101',
  supportPhone2: '(510) 555-0102',
};

/** Sources for help texts' placeholders: the prices of a new site, and an example configuration. */
export const fillSources: PlaceholderSources = {
  products: Object.entries(prices).map(([sku, price]) => product(sku, price)),
  config: {
    company: {
      name: 'Energy Compliance Reports',
      phone: { areaCode: '510', number: '555-0100' },
      email: { address: 'info@example.com' },
      address: { line1: '', cityText: 'Oakland', postalCode: '94612', stateText: 'CA', country: 'USA' },
    },
    navLinks: Object.fromEntries(navLinkKeys.map((key) => [key, contacts[key] ?? `/${key}`])) as NavLinks,
  },
};

function product(sku: string, price: number): Product {
  const moment = '2026-01-01T00:00:00.000Z';
  return {
    _id: sku,
    name: sku,
    description: '',
    price,
    sku,
    dateCreated: moment,
    lastUpdate: moment,
    isActive: true,
  };
}
