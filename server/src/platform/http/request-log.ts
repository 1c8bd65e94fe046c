import fp from 'fastify-plugin';

/** Logs one line for each answered request, and sends the request id in the answer, so that a report can be matched. */
export default fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    // Files of a page are many and the same for everyone.
    if (request.routeOptions.config.carries !== 'file') reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime) }, 'Request completed');
    done();
  });
});
