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
  app.addHook('onRequest', async ({ host, url }) => {
    if (!openToAll.test(url) && !isOwnHost(host, settings)) throw new RequestError(421, words);
  });
});
