import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { writeWhole } from '../registry/store/write-whole.ts';

interface Options {
  /** Folder with the kit packages of this release; null if there are none. */
  readonly from: string | null;
  readonly dataDir: string;
}

const kitPackages = v.record(v.string(), v.object({ file: v.pipe(v.string(), v.regex(/^[\w.-]+\.tgz$/)) }));

/**
 * Serves `/kit/…`, the packages for remotes. `packages.json` lists them with their hashes. A path such as
 * `/kit/remote-kit.tgz` redirects to the package's current archive. Earlier archives are kept, because the
 * remotes' lock files refer to them. A kit that is packed while the site is running is served immediately.
 */
export async function kitRoutes(app: FastifyInstance, { from, dataDir }: Options): Promise<void> {
  const folder = join(dataDir, 'kit');
  await packedKit(from, folder);

  app.get('/kit/packages.json', { config: { carries: 'file' } }, async (_request, reply) => {
    const kit = await packedKit(from, folder);
    if (!kit) return sendMissing(reply, kit);
    return reply.header('cache-control', 'no-cache').type('application/json').send(kit.list);
  });
  app.get<{ Params: { file: string } }>(
    '/kit/:file',
    { compress: false, config: { carries: 'file' } },
    async ({ params: { file } }, reply) => {
      const kit = await packedKit(from, folder);
      const current = kit?.current.get(file);
      if (current) return reply.header('cache-control', 'no-cache').redirect(`/kit/${current}`);
      const bytes = /^[\w.-]+\.tgz$/.test(file) && (await readFile(join(folder, file)).catch(() => null));
      if (!bytes) return sendMissing(reply, kit);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/gzip')
        .send(bytes);
    },
  );
}

interface PackedKit {
  /** The text of packages.json. */
  readonly list: string;
  /** The packages' current archives, keyed by short name, such as 'remote-kit.tgz'. */
  readonly current: ReadonlyMap<string, string>;
}

/** Copies new archives to the folder that keeps all of them. Returns the packed kit, or null if there is none. */
async function packedKit(from: string | null, folder: string): Promise<PackedKit | null> {
  const list = from === null ? null : await readFile(join(from, 'packages.json'), 'utf8').catch(() => null);
  if (list === null) return null;
  const packages = Object.entries(v.parse(kitPackages, JSON.parse(list)));
  for (const [, { file }] of packages) {
    const target = join(folder, file);
    if (!existsSync(target)) await writeWhole(target, await readFile(join(from ?? '', file)));
  }
  return {
    list,
    current: new Map(packages.map(([name, { file }]) => [`${name.replace(/.*\//, '')}.tgz`, file])),
  };
}

function sendMissing(reply: FastifyReply, kit: PackedKit | null): FastifyReply {
  const text = kit
    ? 'The kit has no such file. /kit/packages.json lists its files.'
    : 'This site has not packed the kit. Run npm run kit:pack.';
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
