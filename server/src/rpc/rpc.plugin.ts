import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';
import { createContentCache } from './content-cache.ts';
import { type CallPublic, createPublicCaller } from './public-caller.ts';
import { publicRoutes } from './public-routes.ts';
import { publicServices } from './public-services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A public JSON-RPC method, called within the process. */
    readonly callPublic: CallPublic;
  }
}

/** JSON-RPC for everybody (spec 7, decisions 2): /rpc/public, and `app.callPublic` for the server itself. */
export default fp(async (app, { database, settings, changes }: AppDependencies) => {
  const callPublic = createPublicCaller(publicServices(database, settings), createContentCache(changes));
  app.decorate('callPublic', callPublic);
  await app.register(publicRoutes, {
    prefix: '/rpc/public',
    callPublic,
    callsPerMinute: settings.rpcRequestsPerMinute,
  });
});
