import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from './accepted-coding.ts';
import type { CachedBody } from './cached-body.ts';
import { sendReady } from './send-ready.ts';

/** Sends a cached body in an encoding that the client accepts, or 304 instead of 200 if the client has the body. */
export async function sendCachedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> {
  if (reply.statusCode === 200) {
    const known = body.matching(request.headers['if-none-match']);
    if (known) return reply.code(304).header('etag', known).send();
  }
  const { bytes, etag, coding } = await body.in(acceptedCoding(request.headers['accept-encoding']));
  reply.header('etag', etag);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return sendReady(reply, bytes);
}
