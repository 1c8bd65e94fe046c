import fp from 'fastify-plugin';
import { SiteBusyError } from './request-error.ts';

/** In milliseconds; longer than the time limits of a request's queries. */
const longest = 15_000;

/** Paths of static files and of pages under /dev. A file takes as long as the client's connection needs. */
const files = /^\/(?:assets|static|dev)\//;

declare module 'fastify' {
  interface FastifyInstance {
    /** Number of requests in progress whose paths match `exemptPaths`. */
    readonly transfers: { readonly count: number };
  }
}

interface Options {
  readonly answerWithinMs?: number;
  /** Paths without a time limit, such as those of file transfers. */
  readonly exemptPaths?: RegExp;
}

/**
 * If a page or call takes too long, responds with 503 and the number of seconds to wait. If the headers were already
 * sent, closes the connection instead. Does not end the work. Fastify's `handlerTimeout` does not cover calls, because
 * its timer stops when the body has been read.
 */
export default fp<Options>(async (app, { answerWithinMs = longest, exemptPaths }) => {
  const transfers = { count: 0 };
  app.decorate('transfers', transfers);
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    if (exemptPaths?.test(url)) {
      transfers.count += 1;
      reply.raw.on('close', () => {
        transfers.count -= 1;
      });
    } else if (!files.test(url)) {
      const timer = setTimeout(() => {
        if (reply.sent) return;
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.send(new SiteBusyError());
      }, answerWithinMs);
      reply.raw.on('close', () => clearTimeout(timer));
    }
    done();
  });
});
