import rateLimit from '@fastify/rate-limit';
import { rpcCodes } from '@title24/shared-domain/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedCoding } from '../http/accepted-coding.ts';
import { clientOf } from '../http/client.ts';
import { RequestError, TooManyAttemptsError, temporaryError } from '../http/request-error.ts';
import { sendReady } from '../http/send-ready.ts';
import { markStale } from '../http/stale.ts';
import { sharedLimit } from '../limits/shared-limit.ts';
import { CachedResult, type CodedAnswer } from './cached-result.ts';
import { answer, type Call } from './protocol/answer.ts';
import type { RpcResponse } from './protocol/rpc-message.ts';

/** In bytes. */
const bodyLimit = 1024 * 1024;

/** In bytes, of all responses that are cached whole. */
const maxKept = 8 * 1024 * 1024;

/** Seconds after which a failed call is worth retrying. */
const retryAfter = 10;

/**
 * Rate limit headers that are omitted until the limit is exceeded. No client needs them earlier, and many results are
 * shorter than these headers.
 */
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

type CallsOf = (request: FastifyRequest, service: string) => Call;

interface JsonRpcRouteOptions {
  /** The service's name is the parameter `service`, or else the last part of the URL. */
  readonly url: '/:service' | `/${string}`;
  readonly callsPerMinute: number;
  readonly callsOf: CallsOf;
  /** Returns the data revision; null while results may be stale. Absent if no result is cached. */
  readonly revision?: () => number | null;
}

interface KeptAnswer extends CodedAnswer {
  readonly revision: number | null;
}

interface Route {
  readonly Params: { readonly service?: string };
  readonly Body: Buffer | undefined;
}

/**
 * Serves JSON-RPC 2.0 at POST {prefix}{url}, with a limit on each client's calls per minute. A request counts as one
 * call on arrival. The other calls of a batch count before the first call runs. Outside a batch, cached results are
 * sent as cached bytes, and a repeated request is not parsed. While results may be stale, responses are marked as stale,
 * unless all calls failed with an internal error.
 */
export async function jsonRpcRoute(
  app: FastifyInstance,
  { url, callsPerMinute, callsOf, revision }: JsonRpcRouteOptions,
): Promise<void> {
  await app.register(rateLimit, {
    ...sharedLimit(app, `calls ${app.prefix}${url}`),
    max: callsPerMinute,
    timeWindow: 60_000,
    addHeadersOnExceeding: noHeaders,
    keyGenerator: (request) => clientOf(request).key,
    errorResponseBuilder: (_, { ttl }) => new TooManyAttemptsError(Math.ceil(ttl / 1000)),
  });
  const count = app.createRateLimit();
  const countRemaining = async (request: FastifyRequest, calls: number) => {
    for (let charged = 1; charged < calls; charged++) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw new TooManyAttemptsError(counted.ttlInSeconds);
    }
  };
  // `answer` parses the bytes, because invalid JSON needs a JSON-RPC response.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxKept,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 500,
  });
  app.post<Route>(
    url,
    {
      bodyLimit,
      preHandler: (request, reply, done) => {
        const now = revision?.() ?? null;
        const known = now === null ? undefined : kept.get(keyOf(request));
        if (known?.revision === now) sendCoded(reply, known);
        else done();
      },
    },
    async (request, reply) => {
      const { service = url.slice(1) } = request.params;
      const call = callsOf(request, service);
      let stopped: RequestError | null = null;
      const response = await answer(
        request.body ?? Buffer.alloc(0),
        (method, params) => (stopped ? Promise.reject(stopped) : call(method, params)),
        (error, method) => {
          const retryable = error instanceof RequestError ? error : temporaryError(error);
          if (retryable) stopped = retryable;
          else request.log.error({ err: error, rpc: { service, method } }, 'A call failed');
        },
        (calls) => countRemaining(request, calls),
      );
      if (stopped) throw stopped;
      return send(request, reply, response, {
        isStale: revision?.() === null,
        keep: (answer) => kept.set(keyOf(request), answer),
      });
    },
  );
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url,
    handler: (_, reply) => reply.code(405).header('allow', 'POST').send({ error: 'Send calls with POST.' }),
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: RpcResponse | RpcResponse[] | null,
  { isStale, keep }: { readonly isStale: boolean; readonly keep: (answer: KeptAnswer) => void },
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (response === null) return reply.code(204).send();
  const responses = Array.isArray(response) ? response : [response];
  const isAllBroken = responses.every(
    (each) => 'error' in each && each.error.code === rpcCodes.internalError,
  );
  // While the database is down, internal errors are treated as temporary.
  if (isAllBroken && isStale) reply.code(503).header('retry-after', retryAfter);
  else if (isAllBroken) reply.code(500);
  else if (isStale) markStale(reply);
  if (Array.isArray(response) || !('result' in response) || !(response.result instanceof CachedResult)) {
    return reply.send(response);
  }
  const { id, result } = response;
  const coded = await result.answer(id, codingOf(request));
  keep({ ...coded, revision: result.revision });
  return sendCoded(reply, coded);
}

function sendCoded(reply: FastifyReply, { bytes, coding }: CodedAnswer): FastifyReply {
  reply
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .header('vary', 'accept-encoding');
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return sendReady(reply, bytes);
}

const codingOf = ({ headers }: FastifyRequest) => acceptedCoding(headers['accept-encoding']);

/** Returns what determines a cached response: the accepted coding, the URL, and the bytes of the call. */
function keyOf(request: FastifyRequest<Route>): string {
  return `${codingOf(request)} ${request.url} ${request.body?.toString('latin1')}`;
}
