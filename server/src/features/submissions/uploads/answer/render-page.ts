import type { FastifyRequest } from 'fastify';

/** A page to render, with data for this request only, such as errors in a form. */
export interface PageRequest {
  /** Path and query string. */
  readonly url: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Renders a complete HTML document, as `app.renderPage` does. */
export type RenderPage = (request: FastifyRequest, page: PageRequest) => Promise<string>;
