import type { Product } from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';

/** What staff enter of a product. */
export type ProductInput = Pick<Product, 'sku' | 'name' | 'description' | 'price' | 'isActive'>;

/** The catalogue for staff, with the products that are not sold. */
export const products = rpcService('products', {
  findAll: method<NoParams, readonly Product[]>({ resource: 'PRODUCT', actions: ['READ'] }),
  findBySKU: method<{ readonly sku: string }, Product>({ resource: 'PRODUCT', actions: ['READ'] }),
  insert: method<{ readonly product: ProductInput }, Product>({ resource: 'PRODUCT', actions: ['CREATE'] }),
  update: method<
    { readonly product: ProductInput & Pick<Product, '_id'> & Partial<Pick<Product, 'lastUpdate'>> },
    Product
  >({ resource: 'PRODUCT', actions: ['UPDATE'] }),
});
