import { work } from '@title24/remote-kit/rpc/server';
import type { SiteConfiguration } from '@title24/shared-domain';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { WorkMailer } from '../workflow/work-mailer.ts';
import { workService } from './work-service.ts';

/** Registers the staff queue of orders and Full Service cases. */
export const workPlugin = fp<Pick<AppDependencies, 'database' | 'clock' | 'settings'>>(
  async (app, { database, clock, settings }) => {
    const mailer = new WorkMailer({
      loadConfiguration: () => app.callPublic('config', 'load') as Promise<SiteConfiguration>,
      jobs: () => app.jobs,
      origin: () => siteOrigin(app, settings),
    });
    const { orderWork, caseWork } = app;
    app.rpc.implement(work, workService({ database, clock, orderWork, caseWork, mailer }));
  },
  { name: 'work', dependencies: ['order-services', 'submission-services'] },
);
