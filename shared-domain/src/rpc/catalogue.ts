import { rpcService } from './method.ts';
import type { productsSchemas } from './schemas/catalogue.ts';

/** The catalogue for staff, including products that are not for sale. */
export const products = rpcService<typeof productsSchemas>('products', {
  findAll: { resource: 'PRODUCT', actions: ['READ'] },
  findBySKU: { resource: 'PRODUCT', actions: ['READ'] },
  insert: { resource: 'PRODUCT', actions: ['CREATE'] },
  update: { resource: 'PRODUCT', actions: ['UPDATE'] },
});
