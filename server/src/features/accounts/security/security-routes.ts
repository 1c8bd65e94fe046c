import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from '../../../platform/http/client.ts';
import { bearerToken } from '../../../platform/rpc/bearer-token.ts';
import { jsonRpcRoute } from '../../../platform/rpc/json-rpc-route.ts';
import type { RpcMethod } from '../../../platform/rpc/method.ts';
import { methodNotFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { answerRequestErrors } from '../../../platform/rpc/request-error-handler.ts';
import type { SecurityRequest } from './security-service.ts';

export type SecurityService = ReadonlyMap<string, RpcMethod<SecurityRequest>>;

interface Options {
  readonly service: SecurityService;
  readonly requestsPerMinute: number;
}

/**
 * Registers POST /rpc/public/security (H8). Requests are not logged individually, but login/login-events.ts logs the
 * logins.
 */
export async function securityRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { service, requestsPerMinute } = options;
  answerRequestErrors(app);
  app.addHook('onRoute', (route) => {
    route.logLevel = 'warn';
  });
  await jsonRpcRoute(app, {
    url: '/security',
    callsPerMinute: requestsPerMinute,
    callsOf: (request) => async (name, params) => {
      const method = service.get(name);
      if (!method) throw methodNotFound();
      return method.run(params, { client: clientOf(request), token: tokenOf(request) });
    },
  });
}

/**
 * Returns the request's token. Without an authorization header, returns null. If the header is invalid, returns '',
 * which is never a valid token.
 */
function tokenOf(request: FastifyRequest): string | null {
  return request.headers.authorization === undefined ? null : (bearerToken(request) ?? '');
}
