import { type Product, skuGroup } from '../catalogue/product.ts';
import type { ProjectKind } from '../projects/project-kind.ts';
import { largestQuantityOf, reportSku } from './order-items.ts';

/** A product as offered for a project. */
export interface OfferedProduct {
  readonly product: Product;
  /** Above 1, the form has a quantity field; at 1, it has a checkbox. */
  readonly largestQuantity: number;
}

/** The products that can be ordered for a kind of project, as the price list groups them, each group by SKU. */
export interface OfferedProducts {
  /** The one report for this kind; empty if it is not sold. */
  readonly report: readonly OfferedProduct[];
  readonly partialRuns: readonly OfferedProduct[];
  readonly options: readonly OfferedProduct[];
  readonly deliveries: readonly OfferedProduct[];
  readonly mailed: readonly OfferedProduct[];
}

/** Returns the products that are offered for a kind of project (D8). */
export function offeredProducts(kind: ProjectKind, products: readonly Product[]): OfferedProducts {
  const sold = products
    .filter(({ isActive }) => isActive)
    .map((product) => ({ product, largestQuantity: largestQuantityOf(product.sku) }))
    .sort((one, other) => (one.product.sku < other.product.sku ? -1 : 1));
  const inGroup = (group: ReturnType<typeof skuGroup>) =>
    sold.filter(({ product }) => skuGroup(product.sku) === group);
  return {
    report: inGroup('base-report').filter(({ product }) => product.sku === reportSku(kind)),
    partialRuns: inGroup('partial-run'),
    options: inGroup('service-option'),
    deliveries: inGroup('electronic-delivery'),
    mailed: inGroup('mailed-copy'),
  };
}
