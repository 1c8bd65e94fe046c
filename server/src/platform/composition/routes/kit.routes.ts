import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

interface Options {
  /** Folder with the kit packages of this release; null if there are none. */
  readonly from: string | null;
  readonly dataDir: string;
}

const kitPackages = v.record(v.string(), v.object({ file: v.pipe(v.string(), v.regex(/^[\w.-]+\.tgz$/)) }));

/**
 * Serves `/kit/…`, the packages for remotes. `packages.json` lists them with their hashes. A path such as
 * `/kit/remote-kit.tgz` redirects to the package's current archive. Earlier archives are kept, because the
 * remotes' lock files refer to them.
 */
export async function kitRoutes(app: FastifyInstance, { from, dataDir }: Options): Promise<void> {
  const folder = join(dataDir, 'kit');
  const list = from === null ? null : await readFile(join(from, 'packages.json'), 'utf8').catch(() => null);
  const packages = list === null ? {} : v.parse(kitPackages, JSON.parse(list));
  for (const { file } of Object.values(packages)) {
    const target = join(folder, file);
    if (existsSync(target)) continue;
    await mkdir(folder, { recursive: true });
    await copyFile(join(from ?? '', file), `${target}.tmp`);
    await rename(`${target}.tmp`, target);
  }

  app.get('/kit/packages.json', { config: { carries: 'file' } }, (_request, reply) =>
    list === null
      ? reply.callNotFound()
      : reply.header('cache-control', 'no-cache').type('application/json').send(list),
  );
  for (const [name, { file }] of Object.entries(packages))
    app.get(`/kit/${name.replace(/.*\//, '')}.tgz`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(`/kit/${file}`),
    );
  app.get<{ Params: { file: string } }>(
    '/kit/:file',
    { compress: false, config: { carries: 'file' } },
    async ({ params: { file } }, reply) => {
      const bytes = /^[\w.-]+\.tgz$/.test(file) && (await readFile(join(folder, file)).catch(() => null));
      if (!bytes) return reply.callNotFound();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/gzip')
        .send(bytes);
    },
  );
}
