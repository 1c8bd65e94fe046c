import type { FastifyInstance } from 'fastify';
import type { CallMember } from '../../features/accounts/member-caller.ts';
import type { SessionStore } from '../../features/accounts/sessions/session-store.ts';
import { InvalidTokenError } from '../http/request-error.ts';
import { bearerToken } from './bearer-token.ts';
import type { Caller } from './caller.ts';
import { jsonRpcRoute } from './json-rpc-route.ts';
import { answerRequestErrors } from './request-error-handler.ts';

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
