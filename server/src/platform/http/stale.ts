import type { FastifyReply } from 'fastify';

/** Marks a response as sent from memory while the database is down (RFC 9211). */
export function markStale(reply: FastifyReply): FastifyReply {
  return reply.header('cache-status', 'site; hit; detail=stale');
}
