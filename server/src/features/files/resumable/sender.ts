import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../../platform/http/client.ts';

/** Who sends what the protocol's server is working on; its hooks know nothing of the proxies that are believed. */
export const sender = new AsyncLocalStorage<string>();

/** What stands for the sender's address beside an upload. */
export function senderOf(request: FastifyRequest): string {
  return createHash('sha256').update(clientOf(request).key).digest('base64url').slice(0, 16);
}
