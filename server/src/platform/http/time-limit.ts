import fp from 'fastify-plugin';
import { SiteBusyError } from './request-error.ts';

/** Time limit for a page or a call, in milliseconds. It is longer than all database limits. */
const longest = 15_000;

/** Files are exempt, because their transfer takes as long as the client's connection needs. */
const files = /^\/(?:assets|static|dev)\//;

interface Options {
  readonly answerWithinMs?: number;
  /** Paths whose routes handle slow clients themselves. */
  readonly exemptPaths?: RegExp;
}

/**
 * Responds with status 503 and the seconds to wait if a page or call takes too long. The work itself continues until
 * another time limit ends it. Fastify's `handlerTimeout` would not cover calls, because it stops once the request body
 * is read.
 */
export default fp<Options>(async (app, { answerWithinMs = longest, exemptPaths }) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    if (!files.test(url) && !exemptPaths?.test(url)) {
      const timer = setTimeout(() => {
        if (reply.sent) return;
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.send(new SiteBusyError());
      }, answerWithinMs);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
});
