import type { FastifyInstance } from 'fastify';
import { jsonRpcRoute } from './json-rpc-route.ts';
import type { CallPublic } from './public-caller.ts';

interface PublicRoutesOptions {
  readonly callPublic: CallPublic;
  readonly callsPerMinute: number;
  readonly revision: () => number | null;
}

/** Serves JSON-RPC 2.0 at POST /rpc/public/{service} for everyone, with a limit on each client's calls per minute. */
export async function publicRoutes(app: FastifyInstance, options: PublicRoutesOptions): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, carries: 'result' };
  });
  await jsonRpcRoute(app, {
    url: '/:service',
    callsPerMinute: options.callsPerMinute,
    revision: options.revision,
    callsOf: (_, service) => (method, params) => options.callPublic(service, method, params),
  });
}
