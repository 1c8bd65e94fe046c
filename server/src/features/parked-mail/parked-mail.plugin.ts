import { mail } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { mailService } from './mail-service.ts';

type Options = Pick<AppDependencies, 'database'>;

/** Registers the staff service that lists and retries emails that could not be delivered. */
export const parkedMailPlugin = fp<Options>(
  async (app, { database }) => {
    app.rpc.implement(
      mail,
      mailService(database, () => app.jobs),
    );
  },
  { name: 'parked-mail', dependencies: ['rpc', 'jobs'] },
);
