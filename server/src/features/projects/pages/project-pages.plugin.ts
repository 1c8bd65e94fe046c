import fp from 'fastify-plugin';
import type { AppDependencies } from '../../../platform/app/app-dependencies.ts';
import { projectDownloadRoutes } from './project-downloads.ts';
import { projectPages } from './project-pages.ts';

type Options = Pick<AppDependencies, 'settings'>;

/** Registers the project pages and the project downloads for browsers without JavaScript. */
export const projectPagesPlugin = fp<Options>(
  async (app, { settings }) => {
    app.visitors.addPages(projectPages(app.rpc.callMember));
    await app.register(projectDownloadRoutes, {
      prefix: '/project',
      visitors: app.visitors,
      callMember: app.rpc.callMember,
      requestsPerMinute: settings.rpcRequestsPerMinute,
    });
  },
  { name: 'project-pages', dependencies: ['project-services', 'composition', 'files'] },
);
