import { products, publicProducts } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { productsEditing } from './products-editing.ts';
import { productsService } from './products-service.ts';

type Options = Pick<AppDependencies, 'database'>;

/** Registers the services for the catalog: everyone can read the products for sale, and staff can edit all products. */
export const catalogPlugin = fp<Options>(
  async (app, { database }) => {
    app.rpc.implementPublic(publicProducts, productsService(database));
    app.rpc.implement(products, productsEditing(database));
  },
  { name: 'catalog', dependencies: ['rpc'] },
);
