import type { Product } from '@title24/shared-domain';
import { parseAmount } from '@title24/shared-domain/editing';
import type { Stored } from '../editing/values.ts';

/** What of a product is edited; the price as it is typed. */
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

export function toStoredProduct(product: Product): Stored<ProductValues> {
  const { sku, name, price, description, isActive, lastUpdate } = product;
  return { values: { sku, name, price: String(price), description, isActive }, lastUpdate };
}

/** The members of a product that these values give; the price is NaN if what is typed is no amount. */
export function toProduct({ sku, name, price, description, isActive }: ProductValues) {
  return { sku: sku.trim(), name: name.trim(), price: parseAmount(price), description, isActive };
}
