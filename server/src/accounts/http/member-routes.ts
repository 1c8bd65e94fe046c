import type { FastifyInstance } from 'fastify';
import { bearerToken } from '../../rpc/bearer-token.ts';
import { jsonRpcRoute } from '../../rpc/json-rpc-route.ts';
import { InvalidTokenError } from '../../rpc/request-error.ts';
import { answerRequestErrors } from '../../rpc/request-error-handler.ts';
import type { Caller } from '../caller.ts';
import type { CallMember } from '../member-caller.ts';
import type { SessionStore } from '../sessions/session-store.ts';

interface Options {
  readonly sessions: SessionStore;
  readonly callMember: CallMember;
  readonly requestsPerMinute: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Under /rpc/2.0: who calls. */
    caller: Caller | null;
  }
}

/** POST /rpc/2.0/{service}: for accounts that are logged in, which is looked at before anything of the body is read. */
export async function memberRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { sessions, callMember, requestsPerMinute } = options;
  answerRequestErrors(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    request.caller = token ? await sessions.find(token, 'call') : null;
    if (!request.caller) throw new InvalidTokenError();
  });
  await jsonRpcRoute(app, {
    url: '/:service',
    callsPerMinute: requestsPerMinute,
    callsOf:
      ({ caller }, service) =>
      (method, params) => {
        if (!caller) throw new InvalidTokenError();
        return callMember(service, method, params, caller);
      },
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send());
}
