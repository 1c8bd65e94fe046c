import fp from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import type { SubmissionStorage } from '../uploads/storage/submission-storage.ts';
import { downloadRoutes } from './download-routes.ts';

interface Options {
  readonly database: Database;
  readonly storage: SubmissionStorage;
}

/** The analysts' downloads; what else they do with submissions is the service `submissions` under /rpc/2.0. */
export const inboxPlugin = fp<Options>(
  async (app, options) => {
    await app.register(downloadRoutes, { ...options, callerOfSession: app.callerOfSession });
  },
  { name: 'inbox', dependencies: ['accounts'] },
);
