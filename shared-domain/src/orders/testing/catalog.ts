import type { Product } from '../../catalogue/product.ts';

/**
 * Returns the eleven products (H3).
 * @param prices US dollars by SKU; these override the initial prices
 */
export function catalog(prices: Readonly<Record<string, number>> = {}): Product[] {
  const seed = {
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
  return Object.entries({ ...seed, ...prices }).map(([sku, price]) => ({
    _id: sku,
    sku,
    price,
    name: `Name of ${sku}`,
    description: '',
    isActive: true,
    dateCreated: '2026-01-01T00:00:00.000Z',
    lastUpdate: '2026-01-01T00:00:00.000Z',
  }));
}
