import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../rpc/caller.ts';
import { RpcFault } from '../rpc/protocol/rpc-fault.ts';
import type { Visitors } from './visitors.ts';

/**
 * Answers a GET request for a file that belongs to the logged-in visitor; the answer is not cached. Anyone else is
 * redirected to the login and from there to `next`. A refused file does not exist for the visitor: 404.
 */
export async function answerOwnFile(
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
  send: (caller: Caller) => Promise<unknown>,
  next = request.url,
): Promise<unknown> {
  const { caller } = await visitors.of(request);
  reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie', 'x-robots-tag': 'noindex' });
  if (!caller) return reply.redirect(`/login?next=${encodeURIComponent(next)}`, 303);
  try {
    return await send(caller);
  } catch (error) {
    if (error instanceof RpcFault) return reply.callNotFound();
    throw error;
  }
}
