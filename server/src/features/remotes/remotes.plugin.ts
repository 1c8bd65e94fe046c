import { registryTokens, remotes } from '@title24/remote-kit/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import type { RegistryService } from '../../platform/composition/registry/service/registry-service.ts';
import { SessionLocks } from '../../platform/db/session-locks.ts';
import { ActsUnderWay } from './acts-under-way.ts';
import { registryTokensService } from './registry-tokens-service.ts';
import { remotesService } from './remotes-service.ts';

interface Options extends Pick<AppDependencies, 'database'> {
  readonly registry: RegistryService;
}

/** The parts of the site and the tokens that teams publish with, for staff. */
export const remotesPlugin = fp<Options>(
  async (app, { database, registry }) => {
    const locks = new SessionLocks(database.connectionString);
    app.addHook('onClose', () => locks.close());
    app.rpc.implement(remotes, remotesService({ registry, acts: new ActsUnderWay(locks), database }));
    app.rpc.implement(registryTokens, registryTokensService(database));
  },
  { name: 'remotes', dependencies: ['rpc'] },
);
