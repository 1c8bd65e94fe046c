import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
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

/** Packs an archive of the kit, as `npm run kit:pack` does. */
async function pack(version: string): Promise<void> {
  const file = `kit-${version}.tgz`;
  await writeFile(join(release, file), `kit ${version}`);
  await writeFile(join(release, 'packages.json'), JSON.stringify({ '@title24/remote-kit': { file } }));
}

async function startSite(): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  await kitRoutes(app, { from: release, dataDir });
  return app;
}

test('K2: the site serves the kit’s packages, including archives of earlier releases', async () => {
  await pack('1');
  await startSite();
  await pack('2');
  const app = await startSite();
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
  for (const path of ['/kit/kit-3.tgz', '/kit/..%2Flock', '/kit/ui.tgz']) {
    const missing = await app.inject(path);
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('The kit has no such file.');
  }
});

test('K2: a site without a packed kit shows how to pack it, and serves a newly packed kit without a restart', async () => {
  const app = await startSite();
  for (const path of ['/kit/packages.json', '/kit/remote-kit.tgz']) {
    const missing = await app.inject(path);
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toContain('text/plain');
    expect(missing.body).toBe('This site has not packed the kit. Run npm run kit:pack.\n');
  }
  await pack('1');
  expect((await app.inject('/kit/remote-kit.tgz')).headers.location).toBe('/kit/kit-1.tgz');
  expect((await app.inject('/kit/kit-1.tgz')).body).toBe('kit 1');
  await pack('2');
  expect((await app.inject('/kit/kit-2.tgz')).body).toBe('kit 2');
});
