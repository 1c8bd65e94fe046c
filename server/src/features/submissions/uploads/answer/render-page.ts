import type { FastifyRequest } from 'fastify';

/** A page with data that does not come from a call. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns a complete HTML document (`app.renderPage`). */
export type RenderPage = (request: FastifyRequest, page: PageRequest) => Promise<string>;
