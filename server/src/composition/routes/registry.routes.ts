import type { FastifyInstance } from 'fastify';
import { type RegistryReader, toFeed } from '../registry/live-registry.ts';

/** `GET /registry.json`: the live version of each part. */
export function registryRoutes(
  app: FastifyInstance,
  { registry }: { readonly registry: RegistryReader },
): void {
  app.get('/registry.json', async (_, reply) => {
    const snapshot = await registry.current();
    return reply.header('cache-control', 'no-store').send(toFeed(snapshot));
  });
}
