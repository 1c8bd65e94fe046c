import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { createContentCache } from './content-cache.ts';
import type { KeptResult } from './kept-result.ts';
import { type CallPublic, createPublicAnswerer, createPublicCaller } from './public-caller.ts';
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
  const cache = createContentCache<KeptResult>(changes);
  const answerPublic = createPublicAnswerer(publicServices(database, settings), cache);
  app.decorate('callPublic', createPublicCaller(answerPublic));
  await app.register(publicRoutes, {
    prefix: '/rpc/public',
    callPublic: answerPublic,
    callsPerMinute: settings.rpcRequestsPerMinute,
    isStale: () => changes.revision() === null,
  });
});
