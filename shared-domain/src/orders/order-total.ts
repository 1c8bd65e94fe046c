import { findBySku, type Product, skuGroup } from '../catalogue/product.ts';
import { policy } from '../policy/policy.ts';
import type { ProjectKind } from '../projects/project-kind.ts';
import { deliveries, isBaseService, type OrderError, type OrderItem, orderErrors } from './order-items.ts';

/** A product with its price at the time of the order. Money is in whole cents. */
export interface OrderLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly lineCents: number;
}

/** What an order comes to. Money is in whole cents. */
export interface OrderTotal {
  /** By SKU. */
  readonly lines: readonly OrderLine[];
  readonly baseServicesCents: number;
  /** All but what is mailed. */
  readonly servicesCents: number;
  readonly mailingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** What the evaluation of a project costs if no report comes of it. */
  readonly evaluationFeeCents: number;
  readonly needsPostalAddress: boolean;
}

export type Quote =
  | { readonly total: OrderTotal; readonly errors?: never }
  | { readonly errors: readonly OrderError[]; readonly total?: never };

/** The sums of an order, or all that keeps it from being one (D8). @param products the catalogue */
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

/** @param price US dollars with at most two decimals */
export function centsOf(price: number): number {
  return Math.round(price * 100);
}

/** The sums of lines. */
export function totalOf(lines: readonly OrderLine[]): OrderTotal {
  const centsOfLines = (counts: (sku: string) => boolean) =>
    lines.filter(({ sku }) => counts(sku)).reduce((cents, { lineCents }) => cents + lineCents, 0);
  const baseServicesCents = centsOfLines(isBaseService);
  const servicesCents = centsOfLines((sku) => !isMailed(sku));
  const mailingCents = centsOfLines(isMailed);
  // Custom reports are a service and e-mailed files are no goods. Printed copies may be taxable: an accountant decides.
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
