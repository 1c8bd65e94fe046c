import type { SiteConfiguration } from '@title24/shared-domain';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { inboxPlugin } from './inbox/inbox.plugin.ts';
import { submissionServices } from './submission-services.ts';
import { uploadsPlugin } from './uploads/uploads.plugin.ts';

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/** Registers Full Service submissions: their methods, the upload route, and the deletion of old submissions. */
export const submissionsPlugin = fp<Options>(
  async (app, { database, settings, clock }) => {
    await app.register(submissionServices, { database, settings, clock });
    await app.register(uploadsPlugin, {
      database,
      settings,
      loadConfiguration: () => app.callPublic('config', 'load') as Promise<SiteConfiguration>,
      renderPage: async (request, page) => (await app.renderPage(request, page)).html,
    });
    await app.register(inboxPlugin, { database, settings });
  },
  { name: 'submissions', dependencies: ['accounts', 'composition', 'files'] },
);
