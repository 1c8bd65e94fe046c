import fp from 'fastify-plugin';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { isOwnHost } from './own-host.ts';
import { RequestError } from './request-error.ts';

/** What balancers ask by address. They tell nothing. */
const openToAll = /^\/(?:healthz|readyz)(?:\?|$)/;

/** Refuses requests that name another host than this site. */
export default fp(async (app, { settings }: Pick<AppDependencies, 'settings'>) => {
  const words = settings.publicUrl
    ? `This server answers for ${settings.publicUrl} only. Open that address.`
    : 'This server answers for this machine only. Open it at http://localhost, or set PUBLIC_URL to the address that it has.';
  // Nearly all requests name the same one.
  let lastAccepted: string | null = null;
  app.addHook('onRequest', ({ host, url }, _, done) => {
    if (host === lastAccepted || openToAll.test(url)) return done();
    if (!isOwnHost(host, settings)) return done(new RequestError(421, words));
    lastAccepted = host;
    done();
  });
});
