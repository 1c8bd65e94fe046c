import type { Product } from './product.schema.ts';

export type { Product };

export type SkuGroup =
  | 'base-report'
  | 'partial-run'
  | 'service-option'
  | 'electronic-delivery'
  | 'mailed-copy';

const groupByPrefix: Readonly<Record<string, SkuGroup>> = {
  1: 'base-report',
  2: 'partial-run',
  3: 'service-option',
  4: 'electronic-delivery',
  5: 'mailed-copy',
};

/** Returns the group for a SKU's prefix (H3), or undefined for an unknown prefix. */
export function skuGroup(sku: string): SkuGroup | undefined {
  return groupByPrefix[sku.charAt(0)];
}

/** Returns the active product with the given SKU, or undefined if there is none. */
export function findBySku(products: readonly Product[], sku: string): Product | undefined {
  return products.find((product) => product.sku === sku && product.isActive);
}

/** Format of a SKU, which consists of digits. Any prefix is allowed, because staff can add groups. */
export const skuPattern = /^\d{1,20}$/;
