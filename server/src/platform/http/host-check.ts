import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { isOwnHost } from './own-host.ts';
import { RequestError } from './request-error.ts';

/**
 * Paths that load balancers request with an IP address instead of a host name. The responses contain nothing
 * confidential.
 */
const openToAll = /^\/(?:healthz|readyz)(?:\?|$)/;

/** Refuses requests with a host name that is not this site's. */
export default fp(async (app, { settings }: Pick<AppDependencies, 'settings'>) => {
  const words = settings.publicUrl
    ? `This server answers requests for ${settings.publicUrl} only. Open that address.`
    : 'This server answers requests from this machine only. Open it at http://localhost, or set PUBLIC_URL to its address.';
  // Last accepted host name, kept because nearly all requests have the same one.
  let lastAccepted: string | null = null;
  app.addHook('onRequest', ({ host, url }, _, done) => {
    if (host === lastAccepted || openToAll.test(url)) return done();
    if (!isOwnHost(host, settings)) return done(new RequestError(421, words));
    lastAccepted = host;
    done();
  });
});
