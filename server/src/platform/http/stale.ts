import type { FastifyReply } from 'fastify';

/** Says that an answer comes from memory while the database is down, and may be out of date (RFC 9211). */
export function markStale(reply: FastifyReply): FastifyReply {
  return reply.header('cache-status', 'site; hit; detail=stale');
}
