import fp from 'fastify-plugin';
import type { Database } from '../../../platform/db/database.ts';
import { downloadRoutes } from './download-routes.ts';

/** Registers the route for downloads by ticket. All features with stored files share this route. */
export const downloadsPlugin = fp<{ readonly database: Database }>(
  async (app, { database }) => {
    const { storage, owners } = app.files;
    const { callerOfSession, mailAttachments } = app;
    await app.register(downloadRoutes, {
      database,
      storage,
      owners,
      attachments: mailAttachments,
      callerOfSession,
    });
  },
  { name: 'downloads', dependencies: ['accounts', 'files', 'mail'] },
);
