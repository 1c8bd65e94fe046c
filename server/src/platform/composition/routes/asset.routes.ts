import { assetType } from '@title24/remote-kit/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from '../../http/accepted-coding.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { RegistryReader } from '../registry/live-registry.ts';
import type { VersionFiles } from '../registry/version-files.ts';
import type { ShownTo } from '../registry/with-version.ts';
import { AssetMemory, type KeptFile } from './asset-memory.ts';

const assetUrl = /^\/assets\/(?<name>[^/]+)\/(?<file>.+)$/;

/** An SVG file that is opened directly is a document of this site, so its policy forbids scripts and loading files. */
const documentType = 'image/svg+xml';
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Params {
  readonly name: string;
  /** Path below the part's assets. */
  readonly '*': string;
}

interface Options {
  readonly files: VersionFiles;
  readonly registry: RegistryReader;
  /** True only under `npm run dev`. */
  readonly servesSourceMaps: boolean;
  readonly shownTo: ShownTo;
}

/**
 * Serves published files at `/assets/<part>/<path>`, and at the fixed paths below `/static/` that parts declare. Files
 * at fixed paths are from the versions that the visitor sees.
 */
export function assetRoutes(
  app: FastifyInstance,
  { files: versions, registry, shownTo, servesSourceMaps }: Options,
): void {
  const files = versions.local;
  const memory = new AssetMemory();
  const read = (path: string, { headers }: FastifyRequest) =>
    memory.read(
      path,
      acceptedCoding(headers['accept-encoding']) === 'br',
      // A page sends this header to reload a damaged file.
      headers['cache-control'] === 'no-cache',
    );

  app.get<{ Params: { '*': string } }>('/static/*', { compress: false }, async (request, reply) => {
    const live = await registry.current();
    const { remotes, host } = (await shownTo(request, reply))?.shownIn(live) ?? live;
    const path = `/static/${request.params['*']}`;
    const url = [host, ...remotes].map((entry) => entry?.extras.statics[path]).find(Boolean);
    // The origin may be a CDN, so only the path is used.
    const { name, file } = (url && assetUrl.exec(new URL(url, 'http://site').pathname)?.groups) || {};
    const type = assetType(file ?? '');
    const found = name && file && type ? await read(files.asset(name, file), request) : undefined;
    if (!type || !found) return reply.callNotFound();
    return send(reply.header('cache-control', 'no-cache'), type, found);
  });

  const asAsset = { compress: false, config: { carries: 'file' } } as const;
  app.get<{ Params: Params }>('/assets/:name/*', asAsset, async (request, reply) => {
    const { name, '*': file } = request.params;
    const type = file.endsWith('.map') && !servesSourceMaps ? undefined : assetType(file);
    const path = files.asset(name, file);
    let found = type ? await read(path, request) : undefined;
    // A page may use a version whose files were never copied to this machine.
    if (type && !found && (await versions.fetchAsset(name, file))) found = await read(path, request);
    if (!type || !found) {
      // Not cached, because the file may be about to be published.
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Asset not found.');
    }
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Sandboxed frames, pages with assets on a CDN, and other sites need CORS. Assets are public.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    return send(reply, type, found);
  });
}

function send(reply: FastifyReply, type: string, { bytes, isCompressed }: KeptFile): FastifyReply {
  reply.header('vary', 'accept-encoding').header('content-type', type);
  if (type === documentType) reply.header('content-security-policy', documentPolicy);
  if (isCompressed) reply.header('content-encoding', 'br');
  return sendReady(reply, bytes);
}
