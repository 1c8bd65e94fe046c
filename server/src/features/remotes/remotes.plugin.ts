import { registryTokens, remotes } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { registryTokensService } from './registry-tokens-service.ts';
import { type RemotesDependencies, remotesService } from './remotes-service.ts';

type Options = Pick<AppDependencies, 'database'> & RemotesDependencies;

/** Registers the staff services for remotes and publishing tokens. */
export const remotesPlugin = fp<Options>(
  async (app, { database, ...dependencies }) => {
    app.rpc.implement(remotes, remotesService(dependencies));
    app.rpc.implement(registryTokens, registryTokensService(database));
  },
  { name: 'remotes', dependencies: ['rpc'] },
);
