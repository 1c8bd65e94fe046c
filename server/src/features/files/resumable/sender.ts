import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../../platform/http/client.ts';

/**
 * Pseudonym of the current tus request's sender. The tus server's hooks do not know the trusted proxies, so they
 * cannot determine the sender.
 */
export const sender = new AsyncLocalStorage<string>();

/** Returns a pseudonym of the sender's network address, to store with an upload. */
export function senderOf(request: FastifyRequest): string {
  return createHash('sha256').update(clientOf(request).key).digest('base64url').slice(0, 16);
}
