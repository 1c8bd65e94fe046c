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

/** Returns a SKU's group (H3), or undefined if no group has the SKU's first digit. */
export function skuGroup(sku: string): SkuGroup | undefined {
  return groupByPrefix[sku.charAt(0)];
}

/** Returns the active product with this SKU, or undefined. */
export function findBySku(products: readonly Product[], sku: string): Product | undefined {
  return products.find((product) => product.sku === sku && product.isActive);
}

/** Any first digit is allowed, even if no {@link SkuGroup} has this digit. */
export const skuPattern = /^\d{1,20}$/;
