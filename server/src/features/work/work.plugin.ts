import { work } from '@title24/remote-kit/rpc/server';
import type { SiteConfiguration } from '@title24/shared-domain';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { workService } from './work-service.ts';

/** The queue of staff over orders and Full Service cases. */
export const workPlugin = fp<Pick<AppDependencies, 'database' | 'clock' | 'settings'>>(
  async (app, { database, clock, settings }) => {
    const needs = {
      database,
      clock,
      loadConfiguration: () => app.callPublic('config', 'load') as Promise<SiteConfiguration>,
      jobs: () => app.jobs,
      origin: () => siteOrigin(app, settings),
    };
    app.rpc.implement(work, workService(needs));
  },
  { name: 'work', dependencies: ['accounts'] },
);
