import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Cause, causes, traceIn } from '../logging/cause.ts';

function causeOf({ id, headers }: FastifyRequest): Cause {
  const trace = traceIn(headers.traceparent);
  return { request: id, ...(trace && { trace }) };
}

/**
 * Logs one line per response, except those of health checks. Sends the request's id with each response except
 * files, so that problem reports can quote it. Records the request as the cause of its jobs and emails.
 */
export default fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    // Responses with files omit the id, because a page loads many of them and problem reports do not need their ids.
    if (request.routeOptions.config.carries !== 'file') reply.header('x-request-id', request.id);
    causes.run(causeOf(request), done);
  });
  // Reading the body loses the cause, so it is set again.
  app.addHook('preValidation', (request, _, done) => causes.run(causeOf(request), done));
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime) }, 'Request completed');
    done();
  });
});
