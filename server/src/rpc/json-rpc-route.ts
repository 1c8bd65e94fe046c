import { rpcCodes } from '@title24/shared-config/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer, type Call } from './protocol/answer.ts';
import type { RpcResponse } from './protocol/rpc-message.ts';
import { RequestError } from './request-error.ts';

/** Largest body, in bytes. */
const bodyLimit = 1024 * 1024;

/** Makes the call function of one request to `service`. */
type CallsOf = (request: FastifyRequest, service: string) => Call;

/**
 * POST {prefix}{url}: JSON-RPC 2.0, in an encapsulated context of its own. The service is the url's last part, or its
 * parameter `service`.
 */
export function jsonRpcRoute(app: FastifyInstance, url: '/:service' | `/${string}`, callsOf: CallsOf): void {
  // The protocol reads the bytes itself: what is not JSON is answered by JSON-RPC's rules.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => body,
  );
  app.post<{ Params: { service?: string }; Body: Buffer | undefined }>(
    url,
    { bodyLimit },
    async (request, reply) => {
      const { service = url.slice(1) } = request.params;
      const call = callsOf(request, service);
      let stopped: RequestError | null = null;
      const response = await answer(
        request.body ?? Buffer.alloc(0),
        (method, params) => (stopped ? Promise.reject(stopped) : call(method, params)),
        (error, method) => {
          if (error instanceof RequestError) stopped = error;
          else request.log.error({ err: error, rpc: { service, method } }, 'A call failed.');
        },
      );
      if (stopped) throw stopped;
      return send(reply, response);
    },
  );
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url,
    handler: (_, reply) =>
      reply.code(405).header('allow', 'POST').send({ error: 'Calls are sent with POST.' }),
  });
}

function send(reply: FastifyReply, response: RpcResponse | RpcResponse[] | null): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (response === null) return reply.code(204).send();
  const responses = Array.isArray(response) ? response : [response];
  const isAllBroken = responses.every(
    (each) => 'error' in each && each.error.code === rpcCodes.internalError,
  );
  return reply.code(isAllBroken ? 500 : 200).send(response);
}
