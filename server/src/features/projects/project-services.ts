import { projects } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { projectFilesOwner } from './attachments/project-files-owner.ts';
import { SaveAllowance } from './editing/save-allowance.ts';
import { exportedProjects } from './exported-projects.ts';
import { projectsService } from './projects-service.ts';
import { ProjectOrdersSlot } from './reading/project-orders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly projectOrders: ProjectOrdersSlot;
  }
}

type Options = Pick<AppDependencies, 'database' | 'clock'>;

/** Registers the calls about projects, and adds an account's projects to its data export. */
export const projectServices = fp<Options>(
  async (app, { database, clock }) => {
    const orders = new ProjectOrdersSlot();
    app.decorate('projectOrders', orders);
    app.files.owners.add(projectFilesOwner({ database, clock }));
    app.rpc.implement(
      projects,
      projectsService({
        database,
        clock,
        orders: () => orders.current,
        allowance: new SaveAllowance(database),
        files: app.files,
        jobs: () => app.jobs,
        log: app.log,
      }),
    );
    app.accountExports.set('projects', (caller) => exportedProjects(database, caller, clock));
  },
  { name: 'project-services', dependencies: ['accounts', 'files'] },
);
