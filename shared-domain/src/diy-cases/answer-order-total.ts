import type { Product } from '../catalogue/product.ts';
import { type Ending, type OrderItem, quoteOrder, settle } from '../orders/index.ts';
import type { ProjectKind } from '../projects/index.ts';

interface OrderInput {
  readonly kind: ProjectKind;
  readonly items: readonly OrderItem[];
  /** Maps SKUs to prices in cents that override the catalog prices. */
  readonly prices?: Readonly<Record<string, number>>;
  readonly inactive?: readonly string[];
  readonly settlement?: Ending;
}

/** Returns an order's amounts in cents, or its errors without their text. */
export function answerOrderTotal(
  { kind, items, prices = {}, inactive = [], settlement }: OrderInput,
  catalogueCents: Readonly<Record<string, number>>,
): unknown {
  const cents = Object.entries({ ...catalogueCents, ...prices });
  const products = cents.map(([sku, price]) => productOf(sku, price, !inactive.includes(sku)));
  const { errors, total } = quoteOrder(kind, items, products);
  if (errors) {
    return { errors: errors.map(({ code, sku }) => (sku === undefined ? { code } : { code, sku })) };
  }
  const lines = total.lines.map(({ name: _, ...line }) => line);
  return { ...total, lines, ...(settlement ? { settlement: settle(total, settlement) } : {}) };
}

function productOf(sku: string, cents: number, isActive: boolean): Product {
  return {
    _id: sku,
    sku,
    name: `Product ${sku}`,
    description: '',
    price: cents / 100,
    isActive,
    dateCreated: '2026-01-01T00:00:00.000Z',
    lastUpdate: '2026-01-01T00:00:00.000Z',
  };
}
