import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../http/request-error.ts';
import { isFromThisSite } from '../http/same-site.ts';

/** The body of a form post without JavaScript: names and values in order. */
export type SentForm = URLSearchParams;

interface Options {
  readonly publicUrl: string | null;
  /** Maximum body size in bytes. */
  readonly bodyLimit: number;
}

/**
 * Makes the routes of a plugin accept only forms (application/x-www-form-urlencoded) from the pages on this site.
 * Their body is a {@link SentForm}, or undefined if there was none.
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

/** Returns the names and values of a form; none if its body was empty. */
export function formOf({ body }: { readonly body: unknown }): SentForm {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
