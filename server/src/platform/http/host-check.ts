import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { isOwnHost } from './own-host.ts';
import { RequestError } from './request-error.ts';

/** Load balancers request these paths by IP address. The responses contain nothing confidential. */
const openToAll = /^\/(?:healthz|readyz)(?:\?|$)/;

/** Refuses requests with a host name that is not this site's. */
export default fp(async (app, { settings }: Pick<AppDependencies, 'settings'>) => {
  const words = settings.publicUrl
    ? `This server answers requests for ${settings.publicUrl} only. Open that address.`
    : 'This server answers requests from this machine only. Open it at http://localhost, or set PUBLIC_URL to its address.';
  // Nearly all requests have the same host name.
  let lastAccepted: string | null = null;
  app.addHook('onRequest', ({ host, url }, _, done) => {
    if (host === lastAccepted || openToAll.test(url)) return done();
    if (!isOwnHost(host, settings)) return done(new RequestError(421, words));
    lastAccepted = host;
    done();
  });
});
