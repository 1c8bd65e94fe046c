import type { FastifyInstance } from 'fastify';
import { CachedBody } from '../../http/cached-body.ts';
import { sendCachedBody } from '../../http/send-cached-body.ts';
import { type RegistryReader, type RegistrySnapshot, toFeed } from '../registry/live-registry.ts';
import type { ShownTo } from '../registry/with-version.ts';

/**
 * Serves `GET /registry.json`: the versions that the visitor gets, newer releases that cannot be served, and the
 * registry's revision. Browsers must not use a stored response without asking the server whether it is current.
 */
export function registryRoutes(
  app: FastifyInstance,
  { registry, shownTo }: { readonly registry: RegistryReader; readonly shownTo: ShownTo },
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
    const live = await registry.current();
    const shown = await shownTo(request, reply);
    if (shown) return reply.header('cache-control', 'no-store').send(toFeed(shown.shownIn(live)));
    const body = bodyOf(live);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-type', 'application/json; charset=utf-8');
    return sendCachedBody(request, reply, body);
  });
}
