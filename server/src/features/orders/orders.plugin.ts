import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { orderServices } from './order-services.ts';
import { orderPagesPlugin } from './pages/order-pages.plugin.ts';

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/** Registers the RPC methods and pages for orders (D8, D11). */
export const ordersPlugin = fp<Options>(
  async (app, { database, settings, clock }) => {
    await app.register(orderServices, { database, settings, clock });
    await app.register(orderPagesPlugin, { settings });
  },
  { name: 'orders', dependencies: ['projects'] },
);
