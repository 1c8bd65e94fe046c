import fp from 'fastify-plugin';
import { SiteBusyError } from './request-error.ts';

/** Most time for a page or a call, in milliseconds: longer than any one limit of the database. */
const longest = 15_000;

/** Files go as fast as the client's line. */
const files = /^\/(?:assets|static|dev)\//;

interface Options {
  readonly answerWithinMs?: number;
  /** Paths whose routes watch the client's pace themselves. */
  readonly exemptPaths?: RegExp;
}

/**
 * A page or a call that is not answered in time is answered 503 with the seconds to wait; what it waits for ends by
 * limits of its own. Fastify's `handlerTimeout` ends with the request's body, and so would not hold for calls.
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
