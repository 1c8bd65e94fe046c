import { type Product, type SkuGroup, skuGroup } from '@title24/shared-domain';

/** A table of the price schedule, with its products in display order. */
export interface PriceGroup {
  readonly title: string;
  readonly products: readonly Product[];
}

type Title = 'Do-It-Yourself Base Services' | 'Premium Options' | 'Shipping Options' | 'Other Services';

const titleOf: Readonly<Record<SkuGroup, Title>> = {
  'base-report': 'Do-It-Yourself Base Services',
  'partial-run': 'Do-It-Yourself Base Services',
  'service-option': 'Premium Options',
  'electronic-delivery': 'Shipping Options',
  'mailed-copy': 'Shipping Options',
};

/** Tables in display order, each with the SKUs that come first in it. Other products follow in SKU order (C4). */
const schedule: readonly (readonly [title: Title, leadingSkus: readonly string[]])[] = [
  ['Do-It-Yourself Base Services', ['1002', '1001', '2001', '2002']],
  ['Premium Options', ['3001', '3002']],
  ['Shipping Options', ['4001', '4002', '5001', '5003', '5002']],
  ['Other Services', []],
];

/** Returns the tables of the price schedule, with the products for sale. Omits empty tables. */
export function priceGroups(products: readonly Product[]): readonly PriceGroup[] {
  const sold = products.filter(({ isActive }) => isActive);
  return schedule.flatMap(([title, leadingSkus]) => {
    const rankOf = ({ sku }: Product) =>
      leadingSkus.includes(sku) ? leadingSkus.indexOf(sku) : leadingSkus.length;
    const rows = sold
      .filter(({ sku }) => tableOf(sku) === title)
      .sort((a, b) => rankOf(a) - rankOf(b) || a.sku.localeCompare(b.sku, 'en', { numeric: true }));
    return rows.length > 0 ? [{ title, products: rows }] : [];
  });
}

function tableOf(sku: string): Title {
  const group = skuGroup(sku);
  return group ? titleOf[group] : 'Other Services';
}
