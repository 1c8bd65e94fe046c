import type { FieldError } from '@title24/shared-config/contract';
import type { Product } from '@title24/shared-domain';
import type { Stored } from '../editing/values.ts';

/** What of a product is edited; the price as it is typed. */
export type ProductValues = {
  readonly sku: string;
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly isActive: boolean;
};

export const productLabels: Readonly<Record<keyof ProductValues, string>> = {
  sku: 'SKU',
  name: 'Name',
  price: 'Price',
  description: 'Description',
  isActive: 'For sale',
};

export const newProduct: Stored<ProductValues> = {
  values: { sku: '', name: '', price: '', description: '', isActive: true },
  lastUpdate: '',
};

export function toStoredProduct(product: Product): Stored<ProductValues> {
  const { sku, name, price, description, isActive, lastUpdate } = product;
  return { values: { sku, name, price: String(price), description, isActive }, lastUpdate };
}

/** Dollars from '149', '$1,149.50' or '149 USD'; undefined where it is no amount of whole cents. */
export function parsePrice(typed: string): number | undefined {
  const text = typed.replace(/^\s*\$|\s|,|USD$/gi, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** What stops a product from being saved. */
export function checkProduct({ sku, name, price }: ProductValues): readonly FieldError[] {
  return [
    ...(/^[1-5]\d{3}$/.test(sku.trim())
      ? []
      : [{ path: 'sku', message: 'Type a SKU of four digits that begins with 1 to 5' }]),
    ...(name.trim() ? [] : [{ path: 'name', message: 'Type a name' }]),
    ...(parsePrice(price) === undefined
      ? [{ path: 'price', message: 'Type a price in dollars, such as 149 or 149.50' }]
      : []),
  ];
}

/** The members of a product that these values give. */
export function toProduct({ sku, name, price, description, isActive }: ProductValues) {
  return { sku: sku.trim(), name: name.trim(), price: parsePrice(price) ?? 0, description, isActive };
}
