import fp from 'fastify-plugin';
import type { AppDependencies } from '../../../platform/app/app-dependencies.ts';
import { orderDownloadRoutes } from './order-downloads.ts';
import { orderPages } from './order-pages.ts';

type Options = Pick<AppDependencies, 'settings'>;

/** Registers the order pages and downloads for browsers without JavaScript. */
export const orderPagesPlugin = fp<Options>(
  async (app, { settings }) => {
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
