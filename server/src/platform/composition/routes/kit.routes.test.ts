import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import errors from '../../http/errors.ts';
import { kitRoutes } from './kit.routes.ts';

let dataDir: string;
let release: string;
const apps: FastifyInstance[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'title24-kit-data-'));
  release = await mkdtemp(join(tmpdir(), 'title24-kit-release-'));
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  for (const folder of [dataDir, release]) await rm(folder, { recursive: true });
});

/** Starts a site with an archive of the kit, or with no kit if `version` is null. */
async function siteWith(version: string | null): Promise<FastifyInstance> {
  if (version !== null) {
    const file = `kit-${version}.tgz`;
    await writeFile(join(release, file), `kit ${version}`);
    await writeFile(join(release, 'packages.json'), JSON.stringify({ '@title24/remote-kit': { file } }));
  }
  const app = Fastify();
  apps.push(app);
  await app.register(errors);
  await kitRoutes(app, { from: version === null ? null : release, dataDir });
  return app;
}

test('K2 the site serves the kit’s packages, including archives of earlier releases', async () => {
  await siteWith('1');
  const app = await siteWith('2');
  const list = await app.inject('/kit/packages.json');
  expect(list.json()).toEqual({ '@title24/remote-kit': { file: 'kit-2.tgz' } });
  const current = await app.inject('/kit/remote-kit.tgz');
  expect(current.headers.location).toBe('/kit/kit-2.tgz');
  for (const version of ['1', '2']) {
    const archive = await app.inject(`/kit/kit-${version}.tgz`);
    expect(archive.body).toBe(`kit ${version}`);
    expect(archive.headers['content-type']).toBe('application/gzip');
    expect(archive.headers['cache-control']).toContain('immutable');
  }
  for (const path of ['/kit/kit-3.tgz', '/kit/..%2Flock', '/kit/ui.tgz'])
    expect((await app.inject(path)).statusCode).toBe(404);
});

test('K2 a site whose release has no kit serves no list of packages', async () => {
  const app = await siteWith(null);
  expect((await app.inject('/kit/packages.json')).statusCode).toBe(404);
});
