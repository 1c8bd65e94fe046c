import fp from 'fastify-plugin';
import { SiteBusyError } from './request-error.ts';

/** Longest time for a page or a call, in milliseconds: longer than any database limit. */
const longest = 15_000;

/** Files take as long as the client's connection needs. */
const files = /^\/(?:assets|static|dev)\//;

interface Options {
  readonly answerWithinMs?: number;
  /** Paths whose routes monitor the client's speed themselves. */
  readonly exemptPaths?: RegExp;
}

/**
 * Answers a page or call that takes too long with 503 and the seconds to wait; its work ends by its own limits.
 * Fastify's `handlerTimeout` stops once the request's body is read, and so would not cover calls.
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
