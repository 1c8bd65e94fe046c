import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type RegistryReader, type RegistrySnapshot, toFeed } from '../registry/live-registry.ts';

/**
 * `GET /registry.json`: the version of each part that serves, the releases that were skipped, and the revision. Browsers
 * keep it, and ask each time whether it still holds.
 */
export function registryRoutes(app: FastifyInstance, registry: RegistryReader): void {
  const answers = new WeakMap<RegistrySnapshot, { readonly text: string; readonly etag: string }>();

  function answerOf(snapshot: RegistrySnapshot) {
    const known = answers.get(snapshot);
    if (known) return known;
    const text = JSON.stringify(toFeed(snapshot));
    // Weak: it is the same for each compression.
    const answer = { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
    answers.set(snapshot, answer);
    return answer;
  }

  app.get('/registry.json', async (request, reply) => {
    const { text, etag } = answerOf(await registry.current());
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
