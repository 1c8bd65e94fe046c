import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { requeueRemovals } from '../files/removals/removal-job.ts';
import { emptyTrash } from './editing/trash.ts';
import { projectPagesPlugin } from './pages/project-pages.plugin.ts';
import { projectServices } from './project-services.ts';

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/** Registers the calls and pages for Do-It-Yourself projects (D10). */
export const projectsPlugin = fp<Options>(
  async (app, { database, settings, clock }) => {
    await app.register(projectServices, { database, clock });
    await app.register(projectPagesPlugin, { settings });
    scheduleTrashCleanup(app, { database, clock });
  },
  { name: 'projects', dependencies: ['accounts', 'composition'] },
);

function scheduleTrashCleanup(app: FastifyInstance, { database, clock }: Omit<Options, 'settings'>): void {
  app.jobs.schedule({
    name: 'project-trash',
    cron: '0 * * * *',
    failure: 'The trash of projects could not be emptied',
    async run() {
      const deleted = await emptyTrash(database.background, clock);
      if (deleted === 0) return;
      await requeueRemovals(database, app.jobs);
      app.log.info({ deleted }, 'Deleted projects whose time in the trash was over');
    },
  });
}
