import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf } from '../../../platform/http/client.ts';
import { bearerToken } from '../../../platform/rpc/bearer-token.ts';
import { jsonRpcRoute } from '../../../platform/rpc/json-rpc-route.ts';
import type { RpcMethod } from '../../../platform/rpc/method.ts';
import { methodNotFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { answerRequestErrors } from '../../../platform/rpc/request-error-handler.ts';
import type { SecurityRequest } from './security-service.ts';

/** Methods by name. */
export type SecurityService = ReadonlyMap<string, RpcMethod<SecurityRequest>>;

interface Options {
  readonly service: SecurityService;
  readonly requestsPerMinute: number;
}

/** Registers POST /rpc/public/security (H8). The requests are not logged individually (see login/login-events.ts). */
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
 * Returns the token in the request, or null if there is no authorization header. Returns '', which is never a valid
 * token, if the header is invalid.
 */
function tokenOf(request: FastifyRequest): string | null {
  return request.headers.authorization === undefined ? null : (bearerToken(request) ?? '');
}
