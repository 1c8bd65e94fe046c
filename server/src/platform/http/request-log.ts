import fp from 'fastify-plugin';
import { beginRequest, causes } from '../logging/cause.ts';
import { routeOf } from '../metrics/metrics.plugin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the request begins. */
    begun: ReturnType<typeof beginRequest> | null;
  }
}

/**
 * Logs one line per response, except on routes with a higher log level, such as health checks and logins. Sends the
 * request's id with each response except assets, so that problem reports can quote it. Records the request as the cause
 * of its jobs and emails.
 */
export default fp(async (app) => {
  app.decorateRequest('begun', null);
  app.addHook('onRequest', (request, reply, done) => {
    // Responses with assets omit the id, because a page loads many of them and problem reports do not need their ids.
    if (request.routeOptions.config.carries !== 'file') reply.header('x-request-id', request.id);
    request.begun = beginRequest(
      request.id,
      request.headers.traceparent,
      `${request.method} ${routeOf(request)}`,
    );
    causes.run(request.begun.cause, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime) }, 'Request completed');
    request.begun?.span?.end(statusCode >= 500 ? String(statusCode) : null, {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': statusCode,
    });
    done();
  });
});
