import { type Product, policy } from '@title24/shared-domain';
import { priceGroups } from '../prices/price-groups.ts';
import type { JsonLd } from './json-ld.ts';
import { organizationId } from './organization.ts';

/** Returns the Do-It-Yourself service with an offer for each product for sale. */
export function doItYourselfService(products: readonly Product[], origin: string): JsonLd {
  return {
    ...service('Do-It-Yourself residential Title 24 reports', '/do-it-yourself', origin),
    offers: priceGroups(products).flatMap(({ title, products: sold }) =>
      sold.map(({ name, sku, price }) => ({ ...offer(name, price, origin), sku, category: title })),
    ),
  };
}

/** Returns the service that is named Full Service, with an offer for its only fixed price. */
export function fullService(origin: string): JsonLd {
  return {
    ...service('Full Service Title 24 consulting', '/full-service', origin),
    offers: [offer('Prescriptive forms for an addition', policy.fees.prescriptiveAdditionFee, origin)],
  };
}

function service(name: string, path: string, origin: string): JsonLd {
  return {
    '@type': 'Service',
    name,
    serviceType: 'Title 24 energy compliance report',
    url: origin + path,
    areaServed: { '@type': 'State', name: 'California' },
    provider: { '@id': organizationId(origin) },
  };
}

function offer(name: string, price: number, origin: string): JsonLd {
  return {
    '@type': 'Offer',
    name,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    url: `${origin}/prices`,
  };
}
