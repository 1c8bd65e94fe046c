import type { FastifyInstance } from 'fastify';
import { UndeclaredMethodError } from '../../platform/rpc/method.ts';

/** Paths that accept or serve files. */
export const filePaths = /^\/(?:project-upload|uploads|downloads|plans\/[^/]+\/(?:files|comments))(?:\/|$)/;

/**
 * The permission table: who may use the routes under {@link filePaths}. `anyone` includes visitors, `ticket` leaves
 * the decision to the feature that issued the download ticket, and `case` admits visitors who have opened their case's
 * page. The site does not start if a route under these paths is missing here.
 */
const routePermissions = {
  'POST /project-upload': 'anyone',
  'POST /uploads/files': 'anyone',
  'PATCH /uploads/files/:id': 'anyone',
  'HEAD /uploads/files/:id': 'anyone',
  'DELETE /uploads/files/:id': 'anyone',
  'GET /downloads/:ticket/:name': 'ticket',
  'POST /plans/:reference/files': 'case',
  'POST /plans/:reference/comments': 'case',
  'GET /plans/:reference/files/:id': 'case',
} as const satisfies Readonly<Record<string, 'anyone' | 'ticket' | 'case'>>;

/** Rejects a route under {@link filePaths} that is missing from the permission table. */
export function guardFileRoutes(app: FastifyInstance): void {
  const declared = new Set<string>(Object.keys(routePermissions));
  app.addHook('onRoute', ({ method, url }) => {
    if (!filePaths.test(url)) return;
    for (const name of [method].flat()) {
      // A preflight response has no content, and the entry for GET covers HEAD.
      if (name === 'OPTIONS' || declared.has(`${name} ${url}`)) continue;
      if (name === 'HEAD' && declared.has(`GET ${url}`)) continue;
      throw new UndeclaredMethodError(`Give ${name} ${url} a row in features/files/guard-file-routes.ts.`);
    }
  });
}
