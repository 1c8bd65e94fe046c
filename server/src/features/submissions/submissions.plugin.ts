import type { SiteConfiguration } from '@title24/shared-domain';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import type { Readiness } from '../../platform/http/health.ts';
import { inboxPlugin } from './inbox/inbox.plugin.ts';
import { submissionServices } from './submission-services.ts';
import { openStorage } from './uploads/storage/open-storage.ts';
import { uploadsPlugin } from './uploads/uploads.plugin.ts';

interface Options extends Pick<AppDependencies, 'database' | 'settings'> {
  readonly readiness: Readiness;
}

/** Full Service submissions: receiving them, and showing them to analysts and senders. */
export const submissionsPlugin = fp<Options>(
  async (app, { database, settings, readiness }) => {
    const storage = openStorage(settings);
    await app.register(submissionServices, { database, settings });
    await app.register(uploadsPlugin, {
      database,
      settings,
      storage,
      readiness,
      loadConfiguration: () => app.callPublic('config', 'load') as Promise<SiteConfiguration>,
      renderPage: async (request, page) => (await app.renderPage(request, page)).html,
    });
    await app.register(inboxPlugin, { database, settings, storage });
  },
  { name: 'submissions', dependencies: ['accounts', 'composition'] },
);
