import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BuiltPartError, readBuiltPart } from '@title24/remote-kit/registry';
import { type TemporaryDataDir, temporaryDataDir } from '../../db/testing/temporary-data-dir.ts';
import { type SmallBuild, type SmallDescriptor, writeSmallBuild } from '../testing/small-build.ts';

let workspace: TemporaryDataDir;
let dist: string;

beforeEach(async () => {
  workspace = await temporaryDataDir();
  dist = join(workspace.dataDir, 'mf-wizard/dist/production');
});
afterEach(() => workspace.remove());

const build = async (build: Partial<SmallBuild> = {}) => {
  await writeSmallBuild(workspace.dataDir, { name: 'mf-wizard', render: 'return {}', ...build });
  return readBuiltPart(dist, '1.0.0');
};
const chunk = { 'chunk.0123.js': 'chunk()' };

test('a complete build with subfolders, compressed copies and source maps can be read', async () => {
  const assets = {
    'static/js/chunk.0123.js': 'chunk()',
    'static/js/chunk.0123.js.br': brotliCompressSync('chunk()'),
    'static/js/chunk.0123.js.map': '{}',
    'letters.woff2': 'w',
  };
  const { entry, files, contents } = await build({ assets });
  expect(entry.metadata.version).toMatch(/^1\.0\.0\+[0-9a-f]{12}$/);
  expect(entry.extras.scripts).toEqual(['/assets/mf-wizard/static/js/chunk.0123.js']);
  expect(Object.keys(files)).toEqual([
    'render/render.cjs',
    'browser/letters.woff2',
    expect.stringContaining('browser/remoteEntry.'),
    'browser/static/js/chunk.0123.js',
  ]);
  expect([...contents.keys()]).toEqual(
    expect.arrayContaining(['browser/static/js/chunk.0123.js.br', 'browser/static/js/chunk.0123.js.map']),
  );
});

test('a build’s version does not depend on its compressed copies', async () => {
  const version = async (assets: Record<string, string | Uint8Array>) =>
    (await build({ assets })).entry.metadata.version;
  const plain = await version(chunk);
  expect(await version({ ...chunk, 'chunk.0123.js.br': brotliCompressSync('chunk()') })).toBe(plain);
  expect(await version({ 'chunk.0123.js': 'other()' })).not.toBe(plain);
});

test('a build without a file list is accepted', async () => {
  const edit = (descriptor: Partial<SmallDescriptor>) => void delete descriptor.files;
  expect((await build({ assets: chunk, edit })).files).toHaveProperty(['browser/chunk.0123.js']);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'a changed chunk',
    () => writeFile(join(dist, 'browser/chunk.0123.js'), 'evil()'),
    /chunk\.0123\.js is not what was built/,
  ],
  ['an extra file', () => writeFile(join(dist, 'browser/more.js'), 'x'), /more\.js is not of this build/],
  ['a missing file', () => rm(join(dist, 'browser/chunk.0123.js')), /chunk\.0123\.js is missing/],
  [
    'a changed render bundle',
    () => writeFile(join(dist, 'render/render.cjs'), 'x'),
    /render\.cjs is not what was built/,
  ],
  [
    'missing browser files',
    () => rm(join(dist, 'browser'), { recursive: true }),
    /browser cannot be read\. Build the part first/,
  ],
  [
    'a folder in place of a file',
    async () => {
      await rm(join(dist, 'render/render.cjs'));
      await mkdir(join(dist, 'render/render.cjs'));
    },
    /render\.cjs is missing\. Build the part first/,
  ],
  [
    'a descriptor that is not JSON',
    () => writeFile(join(dist, 'remote.json'), '{'),
    /remote\.json is not a descriptor/,
  ],
])('a build with %s is refused, and the error states the reason', async (_, spoil, words) => {
  await build({ assets: chunk });
  await spoil();
  const refused = readBuiltPart(dist, '1.0.0');
  await expect(refused).rejects.toBeInstanceOf(BuiltPartError);
  await expect(refused).rejects.toThrow(words);
});
