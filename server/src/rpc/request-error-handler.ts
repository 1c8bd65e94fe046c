import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { InvalidTokenError, RetryLaterError } from './request-error.ts';

/** Answers, in this context, what JSON-RPC calls are stopped by; anything else goes to the application's handler. */
export function answerRequestErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _, reply) => {
    reply.header('cache-control', 'no-store');
    if (error instanceof InvalidTokenError) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send(error.message);
    }
    if (error instanceof RetryLaterError) {
      const { statusCode, retryAfter, message } = error;
      // Not logged one by one: they come in floods.
      return reply
        .code(statusCode)
        .header('retry-after', retryAfter)
        .send({ statusCode, error: STATUS_CODES[statusCode], message });
    }
    throw error;
  });
}
