import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { RetryLaterError } from '../../rpc/request-error.ts';

/** What went wrong, for programs; people get the same as a page. */
interface ErrorAnswer {
  readonly statusCode: number;
  readonly error: string;
  readonly message: string;
}

const ours = 'Something went wrong on our side. Please try again in a few minutes.';

/** Answers what a handler throws. An error of the server's own is logged and told without what it says. */
export default fp(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const statusCode = statusOf(error);
    if (error instanceof RetryLaterError) {
      // Not logged one by one: they come in floods.
      reply.header('retry-after', error.retryAfter);
      const { message } = error;
      return sendError(request, reply, { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message });
    }
    if (statusCode >= 500) request.log.error({ err: error }, 'A request failed.');
    const message = statusCode >= 500 ? ours : error.message;
    return sendError(request, reply, { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message });
  });
});

function statusOf({ statusCode = 500 }: FastifyError): number {
  return statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}

function sendError(request: FastifyRequest, reply: FastifyReply, answer: ErrorAnswer): FastifyReply {
  reply.code(answer.statusCode).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) return reply.send(answer);
  return reply.type('text/html; charset=utf-8').send(page(answer));
}

function page({ error, message }: ErrorAnswer): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeText(error)}</title><main><h1>${escapeText(error)}</h1><p>${escapeText(message)}</p><p><a href="/">Go to the home page</a></p></main></html>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
