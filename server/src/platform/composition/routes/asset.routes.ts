import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { assetType } from '@title24/remote-kit/registry';
import type { FastifyInstance } from 'fastify';
import type { RegistryReader } from '../registry/live-registry.ts';
import type { VersionFiles } from '../registry/version-files.ts';

const assetUrl = /^\/assets\/(?<name>[^/]+)\/(?<file>.+)$/;

/** Opened by its own address, a picture of this type is a document of this site: it runs no script and loads nothing. */
const documentType = 'image/svg+xml';
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const headersOf = (type: string) => ({
  'content-type': type,
  ...(type === documentType && { 'content-security-policy': documentPolicy }),
});

interface Params {
  readonly name: string;
  /** Path of the file below the part's assets. */
  readonly '*': string;
}

interface Options {
  readonly files: VersionFiles;
  readonly registry: RegistryReader;
}

/**
 * `/assets/<part>/<path>`: files of all published versions, under names that include content hashes. `/static/…`:
 * files that a live part provides at a fixed path.
 */
export function assetRoutes(app: FastifyInstance, { files: versions, registry }: Options): void {
  const files = versions.local;
  app.get<{ Params: { '*': string } }>('/static/*', async (request, reply) => {
    const { remotes, host } = await registry.current();
    const path = `/static/${request.params['*']}`;
    const url = [host, ...remotes].map((entry) => entry?.extras.statics[path]).find(Boolean);
    const { name, file } = assetUrl.exec(url ?? '')?.groups ?? {};
    if (!name || !file) return reply.callNotFound();
    const type = assetType(file);
    const bytes = await sizeOf(files.asset(name, file));
    if (!type || bytes === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .header('content-length', bytes)
      .headers(headersOf(type))
      .send(createReadStream(files.asset(name, file)));
  });

  const asAsset = { compress: false, config: { carries: 'file' } } as const;
  app.get<{ Params: Params }>('/assets/:name/*', asAsset, async (request, reply) => {
    const { name, '*': file } = request.params;
    const type = assetType(file);
    const path = files.asset(name, file);
    let whole = type ? await sizeOf(path) : undefined;
    // A tab may request files of a version that was never live on this machine.
    if (type && whole === undefined && (await versions.fetchAsset(name, file))) whole = await sizeOf(path);
    if (!type || whole === undefined) {
      // Not cached for long: the file may belong to a version that is being published.
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Asset not found.');
    }
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      // Assets are public and the same for everyone. A sandboxed frame, which has no origin, loads its script with
      // CORS; pages load what a CDN has from here (ASSETS_URL), and other hosts the parts, as from another origin.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .headers(headersOf(type));
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      ? await sizeOf(`${path}.br`)
      : undefined;
    if (brotli === undefined) return reply.header('content-length', whole).send(createReadStream(path));
    return reply
      .header('content-encoding', 'br')
      .header('content-length', brotli)
      .send(createReadStream(`${path}.br`));
  });
}

/** Size in bytes, or undefined if there is no such file. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const status = await stat(path);
    return status.isFile() ? status.size : undefined;
  } catch {
    return undefined;
  }
}
