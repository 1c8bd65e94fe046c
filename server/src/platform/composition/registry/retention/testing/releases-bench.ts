/**
 * `npm run bench -- releases [COUNT]`: publishes and releases 1,000 versions of a part, ten a day, through the registry
 * service, with the hourly sweep. It then compares the disk space in use with the limit in docs/operations.md. The exit
 * code is 1 if the files exceed the limit, or if a version is missing that a page, a rollback, or a tab opened in the
 * last 30 days can still request.
 */
import { randomBytes } from 'node:crypto';
import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contractVersion } from '@title24/remote-kit/contract';
import { integrityOf, type VersionManifest, versionManifestOf } from '@title24/remote-kit/registry';
import { sql } from 'drizzle-orm';
import { openSiteDatabase } from '../../../../../site-database.ts';
import { temporaryDataDir } from '../../../../db/testing/temporary-data-dir.ts';
import { openRegistry } from '../../service/open-registry.ts';
import { folderBlobStore } from '../../store/open-blob-store.ts';
import { sweepRegistry } from '../sweep-registry.ts';

/** The releases must span more days than files are kept, or nothing would be swept. */
const count = Math.max(400, Number(process.argv[2] ?? 1_000));
const perDay = 10;
const days = 30;
/**
 * Maximum number of releases that are kept regardless of age: the last five, and the last five that were not withdrawn
 * (versions-to-keep.ts).
 */
const always = 10;

const name = 'mf-bench';
const folder = `/assets/${name}`;

/** Files that are the same in every release: React, most screens, pictures. */
const unchanged: ReadonlyMap<string, Buffer> = new Map(
  Array.from({ length: 20 }, (_, index) => [
    `browser/chunk-${index}.0123456789abcdef.js`,
    randomBytes(20_000),
  ]),
);

/**
 * Returns the files that a typical release changes: the entry, one screen with its compressed copies, and the render
 * bundle.
 */
function changedFiles(index: number): Map<string, Buffer> {
  const hash = index.toString(16).padStart(16, '0');
  const screen = Buffer.from(randomBytes(10_000).toString('hex'));
  return new Map([
    [`browser/remoteEntry.${hash}.js`, randomBytes(40_000)],
    [`browser/screen.${hash}.js`, screen],
    [`browser/screen.${hash}.js.br`, brotliCompressSync(screen)],
    ['render/render.cjs', randomBytes(150_000)],
  ]);
}

function manifestFor(index: number, contents: ReadonlyMap<string, Buffer>): VersionManifest {
  const entry = [...contents.keys()].find((path) => path.includes('remoteEntry')) ?? '';
  const urlOf = (path: string) => path.replace('browser', folder);
  const scripts = [...contents.keys()].filter((path) => path.endsWith('.js') && path !== entry);
  return versionManifestOf(
    {
      entry: {
        name,
        url: urlOf(entry),
        metadata: {
          version: `1.0.${index}`,
          integrity: integrityOf(contents.get(entry) ?? Buffer.alloc(0)),
        },
        extras: {
          kind: 'remote',
          contract: `^${contractVersion}`,
          container: 'mf_bench',
          routes: [
            { path: '/bench', title: 'Bench', heading: 'Bench', description: 'A part that is measured' },
          ],
          statics: {},
          styles: [],
          scripts: scripts.slice(-3).map(urlOf),
        },
      },
      files: {},
      contents,
    },
    null,
  );
}

async function bytesBelow(path: string): Promise<number> {
  let sum = 0;
  const options = { recursive: true, withFileTypes: true } as const;
  for (const item of await readdir(path, options))
    if (item.isFile()) sum += (await stat(join(item.parentPath, item.name))).size;
  return sum;
}

const bytesOf = (contents: ReadonlyMap<string, Buffer>) =>
  [...contents.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const data = await temporaryDataDir();
const db = await openSiteDatabase({ dataDir: data.dataDir, databaseUrl: null });
try {
  const silent = { warn: () => undefined, error: () => undefined };
  const store = folderBlobStore(data.dataDir);
  const { files, registry, service } = openRegistry({
    db,
    dataDir: data.dataDir,
    store,
    recordAct: async () => undefined,
    log: silent,
  });
  const actor = { accountId: null, accountName: 'bench', scope: null };
  const renderBundles: string[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < count; index++) {
    const contents = new Map([...unchanged, ...changedFiles(index)]);
    const manifest = manifestFor(index, contents);
    const missing = new Set(
      await service.missing(
        actor,
        manifest.files.map(({ integrity }) => integrity),
      ),
    );
    for (const { path, integrity } of manifest.files)
      if (missing.has(integrity))
        await service.putBlob(actor, integrity, contents.get(path) ?? Buffer.alloc(0));
    await service.publishVersion(actor, name, manifest);
    await service.release(actor, name, manifest.descriptor.metadata.version, 'Measured');
    // The next page request would also read the registry.
    await registry.current();
    renderBundles.push(integrityOf(contents.get('render/render.cjs') ?? Buffer.alloc(0)));
  }
  const seconds = (performance.now() - startedAt) / 1000;

  // The releases are dated ten a day, up to the present.
  await db.execute(sql`update remote_versions set published_at = now() -
    (${count} - split_part(version, '.', 3)::int) * interval '1 day' / ${perDay} where name = ${name}`);
  await db.execute(sql`update remote_releases set released_at = now() -
    (${count} - split_part(version, '.', 3)::int) * interval '1 day' / ${perDay} where name = ${name}`);
  const registryFolder = join(data.dataDir, 'registry');
  const long = new Date(Date.now() - 2 * 86_400_000);
  for (const item of await readdir(join(registryFolder, 'blobs'), { recursive: true, withFileTypes: true }))
    if (item.isFile()) await utimes(join(item.parentPath, item.name), long, long);

  const before = await bytesBelow(join(registryFolder, 'blobs'));
  const serving = new Set(
    (await registry.current()).remotes.map((each) => `${each.name} ${each.metadata.version}`),
  );
  const swept = await sweepRegistry({ db: db.background, files, days, serving });
  const left = await bytesBelow(join(registryFolder, 'blobs'));
  const copies =
    (await bytesBelow(join(registryFolder, 'assets'))) + (await bytesBelow(join(registryFolder, 'render')));
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select pg_total_relation_size('remote_versions') + pg_total_relation_size('remote_releases') as bytes`);
  const changed = bytesOf(changedFiles(0));
  const bound = (always + perDay * days + 1) * changed + bytesOf(unchanged);

  const exists = (index: number) => store.has(renderBundles[index] ?? '');
  const wanted = { live: count - 1, previous: count - 2, 'tab of day 29': count - 29 * perDay };
  const gone: string[] = [];
  for (const [what, index] of Object.entries(wanted)) if (!(await exists(index))) gone.push(what);
  const isSwept = !(await exists(count - 32 * perDay));

  console.log(`${count} releases by the service in ${seconds.toFixed(0)} s, ${megabytes(changed)} changed by each
store before the sweep   ${megabytes(before)}
store after the sweep    ${megabytes(left)} (bound ${megabytes(bound)}); ${swept.versions} versions swept
copies of this machine   ${megabytes(copies)} by name, further names of the same files
rows of the database     ${megabytes(Number(rows[0]?.bytes ?? 0))}, ${Math.round(Number(rows[0]?.bytes ?? 0) / count)} bytes a release
kept: ${Object.keys(wanted)
    .filter((what) => !gone.includes(what))
    .join(', ')}${gone.length > 0 ? `; gone: ${gone.join(', ')}` : ''}`);
  if (left > bound || copies > bound || gone.length > 0 || !isSwept) process.exitCode = 1;
} finally {
  await db.close();
  await data.remove();
}
