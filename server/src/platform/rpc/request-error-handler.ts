import type { FastifyInstance } from 'fastify';
import { InvalidTokenError } from '../http/request-error.ts';

/**
 * Responds to a missing login with 401 in this plugin context. All other errors are left to the application's error
 * handler.
 */
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
