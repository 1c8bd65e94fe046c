import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../../platform/db/database.ts';
import { hasSearchIndex } from '../../../platform/db/text-search-index.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { submissionSearch } from '../submission-search.ts';
import { deleteExpired } from './retention.ts';

interface Options {
  readonly database: Database;
  readonly settings: Pick<Settings, 'submissionRetentionDays'>;
}

/**
 * Deletes submissions in the background when their retention period, if one is set, has passed. Warns at startup if
 * the search index is missing.
 */
export const inboxPlugin = fp<Options>(
  async (app, options) => {
    app.addHook('onReady', async () => {
      if (!(await hasSearchIndex(options.database, submissionSearch))) app.log.warn(noSearchIndex);
    });
    scheduleSubmissionCleanup(app, options);
  },
  { name: 'inbox', dependencies: ['accounts', 'cases', 'jobs'] },
);

const noSearchIndex =
  'Searches in the work and in the change log are slow: the database lacks the extension pg_trgm. Have its administrator run CREATE EXTENSION pg_trgm, then start the site again.';

function scheduleSubmissionCleanup(app: FastifyInstance, { database, settings }: Options): void {
  const days = settings.submissionRetentionDays;
  if (days === null) return;
  app.jobs.schedule({
    name: 'submission-cleanup',
    cron: '30 * * * *',
    failure: 'Submission cleanup failed',
    async run() {
      const deleted = await deleteExpired(database, { jobs: app.jobs, payments: app.casePayments }, days);
      if (deleted > 0) app.log.info({ deleted, days }, 'Deleted submissions that were closed long ago');
    },
  });
}
