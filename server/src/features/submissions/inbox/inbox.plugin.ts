import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { hasSearchIndex } from '../search-index.ts';
import type { SubmissionStorage } from '../uploads/storage/submission-storage.ts';
import { downloadRoutes } from './download-routes.ts';
import { deleteExpired } from './retention.ts';
import { foldCounts } from './submission-counts.ts';
import { removalJob, requeueRemovals } from './submission-deletion.ts';

interface Options {
  readonly database: Database;
  readonly storage: SubmissionStorage;
  readonly settings: Pick<Settings, 'submissionRetentionDays'>;
}

const everyMs = 3_600_000;

/**
 * The analysts' downloads, and background work on submissions; everything else that analysts do with them is the
 * service `submissions` under /rpc/2.0.
 */
export const inboxPlugin = fp<Options>(
  async (app, options) => {
    const { database, storage } = options;
    await app.register(downloadRoutes, { database, storage, callerOfSession: app.callerOfSession });
    app.jobs.add(removalJob({ database, storage, log: app.log }));
    app.addHook('onReady', async () => {
      await requeueRemovals(database, app.jobs);
      if (!(await hasSearchIndex(database))) app.log.warn(noSearchIndex);
    });
    keepTidy(app, options);
  },
  { name: 'inbox', dependencies: ['accounts'] },
);

const noSearchIndex =
  'Searches in the submissions are slow: the database lacks the extension pg_trgm. Have its administrator run CREATE EXTENSION pg_trgm, then start the site again.';

/** Deletes expired submissions at startup and every hour, and consolidates the stored counts. */
function keepTidy(app: FastifyInstance, { database, settings }: Options): void {
  const days = settings.submissionRetentionDays;
  const tidy = async () => {
    await foldCounts(database);
    const deleted = days === null ? 0 : await deleteExpired(database, app.jobs, days);
    if (deleted > 0) app.log.info({ deleted, days }, 'Deleted submissions that were closed long ago');
  };
  const run = () => tidy().catch((err: unknown) => app.log.error({ err }, 'Submission cleanup failed'));
  const timer = setInterval(run, everyMs).unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
}
