import type { FastifyInstance } from 'fastify';
import { InvalidTokenError } from '../http/request-error.ts';
import { bearerToken } from './bearer-token.ts';
import type { Caller } from './caller.ts';
import { jsonRpcRoute } from './json-rpc-route.ts';
import type { CallMember } from './member-methods.ts';
import { answerRequestErrors } from './request-error-handler.ts';

interface Options {
  readonly callerOf: (token: string) => Promise<Caller | null>;
  readonly callMember: CallMember;
  readonly callsPerMinute: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Serves POST /rpc/2.0/{service} for logged-in accounts. The login is checked before the body is read. */
export async function memberRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { callerOf, callMember, callsPerMinute } = options;
  answerRequestErrors(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    request.caller = token ? await callerOf(token) : null;
    if (!request.caller) throw new InvalidTokenError();
  });
  await jsonRpcRoute(app, {
    url: '/:service',
    callsPerMinute,
    callsOf:
      ({ caller }, service) =>
      (method, params) => {
        if (!caller) throw new InvalidTokenError();
        return callMember(service, method, params, caller);
      },
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send());
}
