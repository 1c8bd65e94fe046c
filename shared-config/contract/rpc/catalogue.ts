import { rpcService } from './method.ts';
import type { productsSchemas } from './schemas/catalogue.ts';

/** The catalogue for staff, with the products that are not sold. */
export const products = rpcService<typeof productsSchemas>('products', {
  findAll: { resource: 'PRODUCT', actions: ['READ'] },
  findBySKU: { resource: 'PRODUCT', actions: ['READ'] },
  insert: { resource: 'PRODUCT', actions: ['CREATE'] },
  update: { resource: 'PRODUCT', actions: ['UPDATE'] },
});
