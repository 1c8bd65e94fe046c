import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from './protocol/answer.ts';
import { rpcCodes } from './protocol/rpc-fault.ts';
import type { RpcResponse } from './protocol/rpc-message.ts';
import type { CallPublic } from './public-caller.ts';

/** Largest body, in bytes. */
const bodyLimit = 1024 * 1024;

interface PublicRoutesOptions {
  readonly callPublic: CallPublic;
  readonly requestsPerMinute: number;
}

/** POST /rpc/public/{service}: JSON-RPC 2.0 for everybody, limited by client. */
export async function publicRoutes(app: FastifyInstance, options: PublicRoutesOptions): Promise<void> {
  await app.register(rateLimit, { max: options.requestsPerMinute, timeWindow: 60_000 });

  // The protocol reads the bytes itself: what is not JSON is answered by JSON-RPC's rules.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => body,
  );

  app.post<{ Params: { service: string }; Body: Buffer | undefined }>(
    '/:service',
    { bodyLimit },
    async (request, reply) => {
      const { service } = request.params;
      const response = await answer(
        request.body ?? Buffer.alloc(0),
        (method, params) => options.callPublic(service, method, params),
        (error, method) => request.log.error({ err: error, rpc: { service, method } }, 'A call failed.'),
      );
      return send(reply, response);
    },
  );
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: '/:service',
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
