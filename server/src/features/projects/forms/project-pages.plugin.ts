import fp from 'fastify-plugin';
import type { AppDependencies } from '../../../platform/app/app-dependencies.ts';
import { projectFormRoutes } from './project-forms.ts';
import { isUnknownPage, projectPages } from './project-pages.ts';

type Options = Pick<AppDependencies, 'settings' | 'clock'>;

/** Pages and forms of projects for browsers without JavaScript, and which pages below /project there are. */
export const projectPagesPlugin = fp<Options>(
  async (app, { settings, clock }) => {
    app.addUnknownPages(isUnknownPage);
    app.visitors.addPages(projectPages(app.rpc.callMember));
    await app.register(projectFormRoutes, {
      prefix: '/project',
      visitors: app.visitors,
      callMember: app.rpc.callMember,
      clock,
      files: app.files,
      publicUrl: settings.publicUrl,
      requestsPerMinute: settings.rpcRequestsPerMinute,
    });
  },
  { name: 'project-pages', dependencies: ['project-services', 'composition', 'files'] },
);
