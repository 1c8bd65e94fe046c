import fp from 'fastify-plugin';

/** Most time for a page or a call, in milliseconds: longer than any one limit of the database. */
const longest = 15_000;

/** Files go as fast as the client's line. */
const files = /^\/(?:assets|static|dev)\//;

interface Options {
  readonly answerWithinMs?: number;
  /** Paths whose routes watch the client's pace themselves. */
  readonly ownPace?: RegExp;
}

/**
 * A page or a call that is not answered in time is answered 503 with the seconds to wait (errors.ts); what it waits for
 * ends by limits of its own. Registered before the routes.
 */
export default fp<Options>(async (app, { answerWithinMs = longest, ownPace }) => {
  app.addHook('onRoute', (route) => {
    if (files.test(route.url) || ownPace?.test(route.url)) return;
    route.handlerTimeout ??= answerWithinMs;
  });
});
