import type { FastifyInstance } from 'fastify';
import { type LiveRegistry, toFeed } from '../registry/live-registry.ts';

/** `GET /registry.json`: the version of each part that serves, and the releases that were passed over. */
export function registryRoutes(
  app: FastifyInstance,
  { registry }: { readonly registry: LiveRegistry },
): void {
  app.get('/registry.json', async (_, reply) => {
    const snapshot = await registry.current();
    return reply.header('cache-control', 'no-store').send(toFeed(snapshot));
  });
}
