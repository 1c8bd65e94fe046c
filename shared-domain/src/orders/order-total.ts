import { findBySku, type Product, skuGroup } from '../catalogue/product.ts';
import { policy } from '../policy/policy.ts';
import type { ProjectKind } from '../projects/project-kind.ts';
import { deliveries, isBaseService, orderErrors } from './order-items.ts';
import type { OrderError, OrderItem, OrderLine, OrderTotal } from './order-offer.schema.ts';

export type Quote =
  | { readonly total: OrderTotal; readonly errors?: never }
  | { readonly errors: readonly OrderError[]; readonly total?: never };

/**
 * Returns an order's total, or its errors (D8).
 * @param products the catalog
 */
export function quoteOrder(
  kind: ProjectKind,
  items: readonly OrderItem[],
  products: readonly Product[],
): Quote {
  const errors = orderErrors(kind, items, products);
  if (errors.length > 0) return { errors };
  const chosen = items.map(({ sku }) => sku);
  const added = deliveries(chosen).filter((sku) => !chosen.includes(sku));
  const all = [...items, ...added.map((sku) => ({ sku, quantity: 1 }))];
  return { total: totalOf(all.map((item) => lineOf(item, products)).sort(bySku)) };
}

function lineOf({ sku, quantity }: OrderItem, products: readonly Product[]): OrderLine {
  const product = findBySku(products, sku);
  if (!product) throw new RangeError(`Product ${sku} is not for sale`);
  const unitCents = centsOf(product.price);
  return { sku, name: product.name, quantity, unitCents, lineCents: unitCents * quantity };
}

const bySku = (one: OrderLine, other: OrderLine) => (one.sku < other.sku ? -1 : 1);

/**
 * Converts a price to whole cents.
 * @param price US dollars with at most two decimals
 */
export function centsOf(price: number): number {
  return Math.round(price * 100);
}

/** Sums order lines, in whole cents, and computes the evaluation fee, rounded down. */
export function totalOf(lines: readonly OrderLine[]): OrderTotal {
  const centsOfLines = (counts: (sku: string) => boolean) =>
    lines.filter(({ sku }) => counts(sku)).reduce((cents, { lineCents }) => cents + lineCents, 0);
  const baseServicesCents = centsOfLines(isBaseService);
  const servicesCents = centsOfLines((sku) => !isMailed(sku));
  const mailingCents = centsOfLines(isMailed);
  // No sales tax: custom reports are a service, and emailed files are not goods. An accountant must decide whether
  // printed copies are taxable.
  const taxCents = 0;
  return {
    lines,
    baseServicesCents,
    servicesCents,
    mailingCents,
    taxCents,
    totalCents: servicesCents + mailingCents + taxCents,
    evaluationFeeCents: Math.floor((baseServicesCents * policy.orders.evaluationFeePercent) / 100),
    needsPostalAddress: lines.some(({ sku }) => isMailed(sku)),
  };
}

function isMailed(sku: string): boolean {
  return skuGroup(sku) === 'mailed-copy';
}
