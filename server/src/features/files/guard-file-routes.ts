import type { FastifyInstance } from 'fastify';
import { UndeclaredMethodError } from '../../platform/rpc/method.ts';

/** Paths that accept or serve files. */
export const filePaths = /^\/(?:project-upload|uploads|downloads|plans\/[^/]+\/files)(?:\/|$)/;

/**
 * Access to the routes that receive or send files. `anyone`: visitors too. `ticket`: callers that the ticket's
 * feature allows. `case`: visitors who have opened the page of their case. The site does not start if a route below
 * these paths has no row here.
 */
const routePermissions = {
  'POST /project-upload': 'anyone',
  'POST /uploads/files': 'anyone',
  'PATCH /uploads/files/:id': 'anyone',
  'HEAD /uploads/files/:id': 'anyone',
  'DELETE /uploads/files/:id': 'anyone',
  'GET /downloads/:ticket/:name': 'ticket',
  'POST /plans/:reference/files': 'case',
  'GET /plans/:reference/files/:id': 'case',
} as const satisfies Readonly<Record<string, 'anyone' | 'ticket' | 'case'>>;

/** Rejects any route that accepts or serves files and has no row in the permission table. */
export function guardFileRoutes(app: FastifyInstance): void {
  const declared = new Set<string>(Object.keys(routePermissions));
  app.addHook('onRoute', ({ method, url }) => {
    if (!filePaths.test(url)) return;
    for (const name of [method].flat()) {
      // A preflight request returns no content; HEAD is like GET without the content.
      if (name === 'OPTIONS' || declared.has(`${name} ${url}`)) continue;
      if (name === 'HEAD' && declared.has(`GET ${url}`)) continue;
      throw new UndeclaredMethodError(`Give ${name} ${url} a row in features/files/guard-file-routes.ts.`);
    }
  });
}
