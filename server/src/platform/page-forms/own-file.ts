import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../rpc/caller.ts';
import { RpcFault } from '../rpc/protocol/rpc-fault.ts';
import type { Visitors } from './visitors.ts';

/**
 * Sends a file of the logged-in visitor, without caching. A visitor who is not logged in is redirected to the login
 * page and, after logging in, to `next`. If `send` rejects with RpcFault, the response is 404.
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
