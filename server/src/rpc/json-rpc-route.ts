import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from '../http/accepted-coding.ts';
import { markStale } from '../http/stale.ts';
import { KeptResult } from './kept-result.ts';
import { answer, type Call } from './protocol/answer.ts';
import { rpcCodes } from './protocol/rpc-fault.ts';
import type { RpcResponse } from './protocol/rpc-message.ts';
import { RequestError } from './request-error.ts';

/** Largest body, in bytes. */
const bodyLimit = 1024 * 1024;

/** Seconds after which a call that the database was needed for is worth another try. */
const retryAfter = 10;

/** Makes the call function of one request to `service`. */
type CallsOf = (request: FastifyRequest, service: string) => Call;

/**
 * POST {prefix}{url}: JSON-RPC 2.0, in an encapsulated context of its own. The service is the url's last part, or its
 * parameter `service`. Results that are kept are sent from their kept bytes, and marked while the database is away.
 */
export function jsonRpcRoute(
  app: FastifyInstance,
  url: '/:service' | `/${string}`,
  callsOf: CallsOf,
  isDatabaseAway: () => boolean = () => false,
): void {
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
      return send(request, reply, response, isDatabaseAway());
    },
  );
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url,
    handler: (_, reply) =>
      reply.code(405).header('allow', 'POST').send({ error: 'Calls are sent with POST.' }),
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: RpcResponse | RpcResponse[] | null,
  isDatabaseAway: boolean,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (response === null) return reply.code(204).send();
  const responses = Array.isArray(response) ? response : [response];
  const isAllBroken = responses.every(
    (each) => 'error' in each && each.error.code === rpcCodes.internalError,
  );
  if (isAllBroken && isDatabaseAway) reply.code(503).header('retry-after', retryAfter);
  else if (isAllBroken) reply.code(500);
  else if (isDatabaseAway) markStale(reply);
  if (Array.isArray(response) || !('result' in response) || !(response.result instanceof KeptResult)) {
    return reply.send(response);
  }
  const { bytes, coding } = await response.result.answer(
    response.id,
    acceptedCoding(request.headers['accept-encoding']),
  );
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(bytes);
}
