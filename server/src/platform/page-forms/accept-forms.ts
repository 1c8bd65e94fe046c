import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../http/request-error.ts';
import { isFromThisSite } from '../http/same-site.ts';

/** A form that was posted without JavaScript: its names and values in order. */
export type SentForm = URLSearchParams;

interface Options {
  readonly publicUrl: string | null;
  /** In bytes. */
  readonly bodyLimit: number;
}

/**
 * Makes a plugin's routes accept only URL-encoded forms, and only from pages of this site. The parsed body is a
 * {@link SentForm}, or undefined if the request has no body.
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

/** Returns the names and values of a form; none if the request has no body. */
export function formOf({ body }: { readonly body: unknown }): SentForm {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
