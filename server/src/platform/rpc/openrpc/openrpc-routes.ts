import type { FastifyInstance } from 'fastify';
import { CachedBody } from '../../http/cached-body.ts';
import { sendCachedBody } from '../../http/send-cached-body.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import type { Settings } from '../../settings/settings.ts';
import { openRpcDocument } from './openrpc-document.ts';

/** Serves GET /rpc/openrpc.json, which is built on the first request, when the server's address is known. */
export function openRpcRoutes(app: FastifyInstance, settings: Pick<Settings, 'publicUrl' | 'host'>): void {
  let kept: CachedBody | undefined;

  app.get('/rpc/openrpc.json', (request, reply) => {
    kept ??= new CachedBody(JSON.stringify(openRpcDocument(siteOrigin(app, settings))));
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8');
    return sendCachedBody(request, reply, kept);
  });
}
