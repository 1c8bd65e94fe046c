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
    keepBinsEmpty(app, { database, clock });
  },
  { name: 'projects', dependencies: ['accounts', 'composition'] },
);

const hourMs = 3_600_000;

/** Deletes projects whose time in the bin is over, at the start and every hour. */
function keepBinsEmpty(app: FastifyInstance, { database, clock }: Omit<Options, 'settings'>): void {
  const run = async () => {
    try {
      const deleted = await emptyBins(database.background, clock);
      if (deleted === 0) return;
      await requeueRemovals(database, app.jobs);
      app.log.info({ deleted }, 'Deleted projects whose time in the bin was over');
    } catch (err) {
      app.log.error({ err }, 'The bins of projects could not be emptied');
    }
  };
  const timer = setInterval(run, hourMs).unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
}
