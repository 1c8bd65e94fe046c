import type { Product } from '@title24/shared-domain';

/** Only the load calculations product, because wizard outcomes show no other product's price. */
export const catalog: readonly Product[] = [
  {
    _id: '2002',
    sku: '2002',
    name: 'Heating and Cooling Load Calculations',
    description: '',
    price: 39.5,
    dateCreated: '2026-01-01T00:00:00.000Z',
    lastUpdate: '2026-01-01T00:00:00.000Z',
    isActive: true,
  },
];
