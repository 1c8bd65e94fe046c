import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { requeueRemovals } from '../files/removals/removal-job.ts';
import { emptyBins } from './editing/bin.ts';
import { projectPagesPlugin } from './pages/project-pages.plugin.ts';
import { projectServices } from './project-services.ts';

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/** Do-It-Yourself projects: what members enter, and the pages on which they read it (D10). */
export const projectsPlugin = fp<Options>(
  async (app, { database, settings, clock }) => {
    await app.register(projectServices, { database, clock });
    await app.register(projectPagesPlugin, { settings });
    scheduleBinCleanup(app, { database, clock });
  },
  { name: 'projects', dependencies: ['accounts', 'composition'] },
);

/** Deletes projects whose time in the bin is over, every hour. */
function scheduleBinCleanup(app: FastifyInstance, { database, clock }: Omit<Options, 'settings'>): void {
  app.jobs.schedule({
    name: 'project-bins',
    cron: '0 * * * *',
    failure: 'The bins of projects could not be emptied',
    async run() {
      const deleted = await emptyBins(database.background, clock);
      if (deleted === 0) return;
      await requeueRemovals(database, app.jobs);
      app.log.info({ deleted }, 'Deleted projects whose time in the bin was over');
    },
  });
}
