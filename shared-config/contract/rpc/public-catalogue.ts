import { rpcService } from './method.ts';
import type { publicProductsSchemas } from './schemas/catalogue.ts';

/** The products for sale, for everyone. */
export const publicProducts = rpcService<typeof publicProductsSchemas>('products', { findAll: 'public' });
