import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../http/request-error.ts';
import { isFromThisSite } from '../http/same-site.ts';

/** What a browser without JavaScript posts, names and values in their order. */
export type SentForm = URLSearchParams;

interface Options {
  readonly publicUrl: string | null;
  /** Largest body, in bytes. */
  readonly bodyLimit: number;
}

/**
 * Has the routes of a plugin take forms (application/x-www-form-urlencoded) from the pages of this site, and nothing else.
 * Their body is a {@link SentForm}, or undefined where none came.
 */
export function acceptForms(app: FastifyInstance, { publicUrl, bodyLimit }: Options): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  app.addHook('onRequest', async (request) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isFromThisSite(request, publicUrl)) {
      throw new RequestError(403, 'This form can only be sent from the pages of this site.');
    }
  });
}
