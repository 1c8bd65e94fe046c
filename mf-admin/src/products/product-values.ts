import type { Product } from '@title24/shared-domain';
import { parseAmount } from '@title24/shared-domain/editing';
import type { Stored } from '../editing/values.ts';

/** A product's form values. */
export type ProductValues = {
  readonly sku: string;
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly isActive: boolean;
};

export const newProduct: Stored<ProductValues> = {
  values: { sku: '', name: '', price: '', description: '', isActive: true },
  lastUpdate: '',
};

/** Returns a product's form values with the product's version. */
export function toStoredProduct(product: Product): Stored<ProductValues> {
  const { sku, name, price, description, isActive, lastUpdate } = product;
  return { values: { sku, name, price: String(price), description, isActive }, lastUpdate };
}

/** Converts form values to a product. The price is NaN if the entered price is not an amount. */
export function toProduct({ sku, name, price, description, isActive }: ProductValues) {
  return { sku: sku.trim(), name: name.trim(), price: parseAmount(price), description, isActive };
}
