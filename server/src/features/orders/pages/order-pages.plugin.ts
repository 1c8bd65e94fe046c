import fp from 'fastify-plugin';
import type { AppDependencies } from '../../../platform/app/app-dependencies.ts';
import { orderDownloadRoutes } from './order-downloads.ts';
import { isUnknownOrderPage, orderPages } from './order-pages.ts';

type Options = Pick<AppDependencies, 'settings'>;

/**
 * Registers the pages and downloads of orders for browsers without JavaScript, and the paths that exist below a
 * project's /order.
 */
export const orderPagesPlugin = fp<Options>(
  async (app, { settings }) => {
    app.addUnknownPages(isUnknownOrderPage);
    app.visitors.addPages(orderPages(app.rpc.callMember));
    await app.register(orderDownloadRoutes, {
      prefix: '/project',
      visitors: app.visitors,
      callMember: app.rpc.callMember,
      requestsPerMinute: settings.rpcRequestsPerMinute,
    });
  },
  { name: 'order-pages', dependencies: ['project-pages', 'composition'] },
);
