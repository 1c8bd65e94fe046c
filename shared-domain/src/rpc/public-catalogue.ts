import { rpcService } from './method.ts';
import type { publicProductsSchemas } from './schemas/catalogue.ts';

/** The products for sale. They can be read without a login. */
export const publicProducts = rpcService<typeof publicProductsSchemas>('products', { findAll: 'public' });
