import { type Product, skuGroup } from '../catalogue/product.ts';
import type { ProjectKind } from '../projects/project-kind.ts';
import { largestQuantityOf, reportSku } from './order-items.ts';

/** A product that is offered for a project. */
export interface OfferedProduct {
  readonly product: Product;
  /** Maximum quantity. If it is 1, the form has no quantity field. */
  readonly largestQuantity: number;
}

/** Products for a kind of project, in the groups of the price list, sorted by SKU. */
export interface OfferedProducts {
  /** The report for this kind of project, or empty if not sold. */
  readonly report: readonly OfferedProduct[];
  readonly partialRuns: readonly OfferedProduct[];
  readonly options: readonly OfferedProduct[];
  readonly deliveries: readonly OfferedProduct[];
  readonly mailed: readonly OfferedProduct[];
}

/** Returns the products offered for a kind of project (D8). */
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
