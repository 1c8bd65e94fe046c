import type { FastifyInstance } from 'fastify';
import { InvalidTokenError } from '../http/request-error.ts';

/** Makes a plugin respond to a missing or invalid token with 401. The application handles other errors. */
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
