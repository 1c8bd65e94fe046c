import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { orderPagesPlugin } from './forms/order-pages.plugin.ts';
import { orderServices } from './order-services.ts';

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/** Registers orders, by call and by form (D8, D11). */
export const ordersPlugin = fp<Options>(
  async (app, { database, settings, clock }) => {
    await app.register(orderServices, { database, settings, clock });
    await app.register(orderPagesPlugin, { settings });
  },
  { name: 'orders', dependencies: ['projects'] },
);
