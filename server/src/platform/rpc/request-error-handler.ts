import type { FastifyInstance } from 'fastify';
import { InvalidTokenError } from '../http/request-error.ts';

/** Responds to a missing login with 401 in this plugin context, and leaves other errors to the application. */
export function answerRequestErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof InvalidTokenError)) throw error;
    return reply
      .code(401)
      .header('cache-control', 'no-store')
      .header('www-authenticate', 'Bearer')
      .type('text/plain; charset=utf-8')
      .send(error.message);
  });
}
