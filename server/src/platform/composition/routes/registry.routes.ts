import type { FastifyInstance } from 'fastify';
import { CachedBody } from '../../http/cached-body.ts';
import { sendCachedBody } from '../../http/send-cached-body.ts';
import type { Previews } from '../preview/previews.ts';
import { type RegistryReader, type RegistrySnapshot, toFeed } from '../registry/live-registry.ts';

/**
 * Serves `GET /registry.json`: the live version of each part, the skipped releases, and the revision. Browsers cache
 * the response and revalidate it on every use.
 */
export function registryRoutes(
  app: FastifyInstance,
  { registry, previews }: { readonly registry: RegistryReader; readonly previews: Previews },
): void {
  const bodies = new WeakMap<RegistrySnapshot, CachedBody>();

  function bodyOf(snapshot: RegistrySnapshot): CachedBody {
    const known = bodies.get(snapshot);
    if (known) return known;
    const body = new CachedBody(JSON.stringify(toFeed(snapshot)));
    bodies.set(snapshot, body);
    return body;
  }

  app.get('/registry.json', { compress: false, config: { carries: 'result' } }, async (request, reply) => {
    const snapshot = await registry.current();
    const preview = await previews.of(request, reply);
    if (preview) return reply.header('cache-control', 'no-store').send(toFeed(preview.shownIn(snapshot)));
    const body = bodyOf(snapshot);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-type', 'application/json; charset=utf-8');
    return sendCachedBody(request, reply, body);
  });
}
