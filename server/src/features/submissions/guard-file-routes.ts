import type { FastifyInstance } from 'fastify';
import { UndeclaredMethodError } from '../accounts/member-caller.ts';
import { routePermissions } from '../accounts/permissions.ts';

/** Addresses that take or give files. */
export const filePaths = /^\/(?:project-upload|uploads|downloads)(?:\/|$)/;

/** Lets no route that takes or gives files be added without a row in the permission table. */
export function guardFileRoutes(app: FastifyInstance): void {
  const declared = new Set<string>(Object.keys(routePermissions));
  app.addHook('onRoute', ({ method, url }) => {
    if (!filePaths.test(url)) return;
    for (const name of [method].flat()) {
      // The preflight of OPTIONS gives nothing; HEAD gives what GET does, without the content.
      if (name === 'OPTIONS' || declared.has(`${name} ${url}`)) continue;
      if (name === 'HEAD' && declared.has(`GET ${url}`)) continue;
      throw new UndeclaredMethodError(`Give ${name} ${url} a row in accounts/permissions.ts.`);
    }
  });
}
