import { STATUS_CODES } from 'node:http';
import { escapeHtml } from '@title24/shared-domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { innermostReason } from '../logging/innermost-reason.ts';
import { RetryLaterError, temporaryError } from './request-error.ts';

interface ErrorAnswer {
  readonly statusCode: number;
  readonly message: string;
}

const pageNotFound = 'There is nothing at this address. Check it, or start from the home page.';
const serverFault = 'Something went wrong on our side. Please try again in a few minutes.';

/**
 * Responds to errors thrown by handlers. Details of server errors are logged but not sent. Temporary errors, such as
 * an unavailable database or object store, get 503 with the seconds to wait.
 */
export default fp(async (app) => {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = temporaryError(thrown) ?? thrown;
    if (error instanceof RetryLaterError) {
      // These errors can occur in large numbers, so their log entries are short.
      if (error.statusCode >= 500) {
        request.log.warn({ reason: innermostReason(thrown).message }, 'A request was postponed');
      }
      reply.header('retry-after', error.retryAfter);
      return sendError(request, reply, error);
    }
    const statusCode = statusOf(error);
    const hasDisconnected = error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed;
    if (statusCode >= 500 && !hasDisconnected) request.log.error({ err: error }, 'A request failed');
    return sendError(request, reply, {
      statusCode,
      message: statusCode >= 500 ? serverFault : error.message,
    });
  });
  // Fastify would respond to unknown paths with JSON, even in a browser.
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, { statusCode: 404, message: pageNotFound }),
  );
});

function statusOf({ statusCode = 500 }: FastifyError): number {
  return statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}

/** Sends an error response: a page for browsers, JSON for programs. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, message }: ErrorAnswer,
): FastifyReply {
  const error = STATUS_CODES[statusCode] ?? 'Error';
  reply.code(statusCode).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) return reply.send({ statusCode, error, message });
  return reply.type('text/html; charset=utf-8').send(page(error, message));
}

function page(title: string, message: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p><p><a href="/">Go to the home page</a></p></main></html>`;
}
