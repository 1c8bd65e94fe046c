import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { jsonRpcRoute } from './json-rpc-route.ts';
import type { CallPublic } from './public-caller.ts';

interface PublicRoutesOptions {
  readonly callPublic: CallPublic;
  readonly requestsPerMinute: number;
  readonly isDatabaseAway: () => boolean;
}

/** POST /rpc/public/{service}: JSON-RPC 2.0 for everybody, limited by client. */
export async function publicRoutes(app: FastifyInstance, options: PublicRoutesOptions): Promise<void> {
  await app.register(rateLimit, { max: options.requestsPerMinute, timeWindow: 60_000 });
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, carries: 'result' };
  });
  jsonRpcRoute(
    app,
    '/:service',
    (_, service) => (method, params) => options.callPublic(service, method, params),
    options.isDatabaseAway,
  );
}
