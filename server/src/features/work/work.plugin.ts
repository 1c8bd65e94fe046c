import { work } from '@title24/remote-kit/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { workService } from './work-service.ts';

/** The queue of staff over orders and Full Service cases. */
export const workPlugin = fp<Pick<AppDependencies, 'database' | 'clock'>>(
  async (app, { database, clock }) => {
    app.rpc.implement(work, workService({ database, clock }));
  },
  { name: 'work', dependencies: ['accounts'] },
);
