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
 * A page or call that is not answered in time gets 503 with the seconds to wait; the work that it waits for ends by its
 * own limits. Fastify's `handlerTimeout` ends with the request's body, and so would not cover calls.
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
