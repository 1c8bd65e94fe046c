import type { FastifyRequest } from 'fastify';

/** A page that the composition is to make: the screen of `path`, with data that no call brings. */
export interface PageRequest {
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Answers a whole HTML document. */
export type RenderPage = (request: FastifyRequest, page: PageRequest) => Promise<string>;
