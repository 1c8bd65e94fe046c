import { replies } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { repliesService } from './replies-service.ts';

type Options = Pick<AppDependencies, 'database'>;

/** Registers the service for saved staff replies. */
export const repliesPlugin = fp<Options>(
  async (app, { database }) => {
    app.rpc.implement(replies, repliesService(database));
  },
  { name: 'replies', dependencies: ['rpc'] },
);
