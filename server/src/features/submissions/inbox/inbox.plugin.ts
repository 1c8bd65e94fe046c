import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { hasSearchIndex } from '../search-index.ts';
import { deleteExpired } from './retention.ts';
import { foldCounts } from './submission-counts.ts';

interface Options {
  readonly database: Database;
  readonly settings: Pick<Settings, 'submissionRetentionDays'>;
}

const everyMs = 3_600_000;

/** What has to be done about submissions in the background; what analysts do with them is the service `submissions`. */
export const inboxPlugin = fp<Options>(
  async (app, options) => {
    app.addHook('onReady', async () => {
      if (!(await hasSearchIndex(options.database))) app.log.warn(noSearchIndex);
    });
    keepTidy(app, options);
  },
  { name: 'inbox', dependencies: ['accounts', 'cases'] },
);

const noSearchIndex =
  'Searches in the submissions are slow: the database lacks the extension pg_trgm. Have its administrator run CREATE EXTENSION pg_trgm, then start the site again.';

/** Deletes expired submissions at startup and every hour, and consolidates the stored counts. */
function keepTidy(app: FastifyInstance, { database, settings }: Options): void {
  const days = settings.submissionRetentionDays;
  const tidy = async () => {
    await foldCounts(database);
    const deleted =
      days === null ? 0 : await deleteExpired(database, { jobs: app.jobs, payments: app.casePayments }, days);
    if (deleted > 0) app.log.info({ deleted, days }, 'Deleted submissions that were closed long ago');
  };
  const run = () => tidy().catch((err: unknown) => app.log.error({ err }, 'Submission cleanup failed'));
  const timer = setInterval(run, everyMs).unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
}
