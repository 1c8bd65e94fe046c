import { createHash } from 'node:crypto';
import { type DocumentFault, documentFaults, refusedDocumentsPath } from '@title24/remote-kit/contract';
import type { FastifyInstance } from 'fastify';
import { siteClock } from '../../clock/clock.ts';
import type { RegistryReader, RegistrySnapshot } from '../registry/live-registry.ts';
import { registryDocument } from '../registry/signing/registry-document.ts';
import type { RegistryKey } from '../registry/signing/registry-key.ts';

/** How long the same document is sent, in milliseconds: an hour. All machines begin it at the same time. */
const reissueMs = 3_600_000;

/** Each reason is told of at most once in this time, in milliseconds, however many pages report it. */
const tellEveryMs = 60_000;

interface Options {
  readonly registry: RegistryReader;
  readonly key: RegistryKey;
}

/**
 * `GET /registry.json`: the version of each part that serves, and the releases that were passed over, signed, with revision
 * and expiry. Browsers keep it, and ask each time whether it still holds. Pages say where they have refused it.
 */
export function registryRoutes(app: FastifyInstance, { registry, key }: Options): void {
  interface Answer {
    readonly issuedAt: number;
    readonly text: string;
    readonly etag: string;
  }
  const answers = new WeakMap<RegistrySnapshot, Answer>();

  function answerOf(snapshot: RegistrySnapshot): Answer {
    const now = siteClock.now().getTime();
    const issuedAt = now - (now % reissueMs);
    const known = answers.get(snapshot);
    if (known?.issuedAt === issuedAt) return known;
    const text = registryDocument(snapshot, key, issuedAt);
    // Weak: it is the same for each compression.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    const answer = { issuedAt, text, etag };
    answers.set(snapshot, answer);
    return answer;
  }

  app.get('/registry.json', async (request, reply) => {
    const { text, etag } = answerOf(await registry.current());
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  const toldAt = new Map<DocumentFault, number>();
  app.post<{ Querystring: { fault?: string } }>(refusedDocumentsPath, async (request, reply) => {
    const { fault = '' } = request.query;
    if (!isDocumentFault(fault)) return reply.callNotFound();
    const now = performance.now();
    if (now - (toldAt.get(fault) ?? Number.NEGATIVE_INFINITY) >= tellEveryMs) {
      toldAt.set(fault, now);
      app.log.warn(
        { fault, problem: documentFaults[fault] },
        'A browser refused /registry.json; look at what lies between the site and its visitors',
      );
    }
    return reply.code(204).send();
  });
}

function isDocumentFault(text: string): text is DocumentFault {
  return Object.hasOwn(documentFaults, text);
}
