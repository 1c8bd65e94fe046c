import fp from 'fastify-plugin';

/** One line for each request when it is answered, and the request's id in the answer, so that a report can be matched. */
export default fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    // What a page loads besides is many and the same for all.
    if (request.routeOptions.config.carries !== 'file') reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime) }, 'Request completed');
    done();
  });
});
