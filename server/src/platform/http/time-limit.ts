import fp from 'fastify-plugin';
import { filePaths } from '../../features/submissions/guard-file-routes.ts';

/** Most time for a page or a call, in milliseconds: longer than any one limit of the database. */
const answerWithinMs = 15_000;

/** Files go as fast as the client's line; each of these routes watches its own pace. */
const takesItsTime = (url: string) => filePaths.test(url) || /^\/(?:assets|static|dev)\//.test(url);

/**
 * A page or a call that is not answered in time is answered 503 with the seconds to wait (errors.ts); what it waits for
 * ends by limits of its own. Registered before the routes.
 */
export default fp<{ readonly answerWithinMs?: number }>(async (app, options) => {
  app.addHook('onRoute', (route) => {
    if (!takesItsTime(route.url)) route.handlerTimeout ??= options.answerWithinMs ?? answerWithinMs;
  });
});
