import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@title24/remote-kit/registry';
import { S3Peer } from '../../../features/files/testing/s3-peer.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../db/testing/temporary-data-dir.ts';
import { publishBuild } from './publish-builds.ts';
import { byStart } from './publish-terms.ts';
import { openRegistry } from './service/open-registry.ts';
import { openBlobStore } from './store/open-blob-store.ts';
import { registryMachine } from './testing/registry-machine.ts';

jest.setTimeout(120_000);

let peer: S3Peer;
let second: TemporaryDataDir;
const first = registryMachine();

beforeAll(async () => {
  peer = await S3Peer.start();
  second = await temporaryDataDir();
});
afterAll(async () => {
  await peer.stop();
  await second.remove();
});

/** Returns a machine's database, data folder and blob store. Both machines share the database and the bucket. */
async function folderOf(machine: 0 | 1) {
  const dataDir = machine === 0 ? first.dataDir : second.dataDir;
  return { db: first.db, dataDir, store: await openBlobStore({ s3: peer.settings, dataDir }) };
}
/** Opens the registry on a machine. */
const registryOn = async (machine: 0 | 1) => {
  const log = { warn: () => {}, error: () => {} };
  return openRegistry({ ...(await folderOf(machine)), recordAct: async () => undefined, log });
};
async function publishOn(machine: 0 | 1, name: string, text: string, assets = {}) {
  await first.build(name, text, { assets: { [`chunks/chunk.${text}.js`]: `chunk('${text}')`, ...assets } });
  return (await publishBuild(name, { ...first.options(byStart), ...(await folderOf(machine)) })).version;
}
const assets = (machine: 0 | 1, name: string) =>
  readdir(join((machine === 0 ? first : second).dataDir, 'registry/assets', name), { recursive: true });

const usualTypes = {
  'font.0123.woff2': 'font',
  'photo.0123.webp': 'webp',
  'photo.0123.avif': 'avif',
  'photo.0123.jpg': 'jpg',
  'data.0123.json': '{}',
  'module.0123.mjs': 'export {}',
};

test('one machine serves files that another published', async () => {
  await publishOn(0, 'shell', 'first');
  const version = await publishOn(0, 'mf-a', 'first', usualTypes);
  const { remotes, host, skipped, unavailable } = await (await registryOn(1)).live.current();
  expect({ skipped, unavailable }).toEqual({ skipped: [], unavailable: [] });
  expect([host?.name, remotes[0]?.metadata.version]).toEqual(['shell', version]);
  expect((await assets(1, 'mf-a')).sort()).toEqual((await assets(0, 'mf-a')).sort());
  expect(await assets(1, 'mf-a')).toContain('chunks/chunk.first.js');
  // The second machine finds the build already published.
  expect(await publishOn(1, 'mf-a', 'first', usualTypes)).toBe(version);
});

test('a machine fetches requested files of a version that was never live on it', async () => {
  await publishOn(0, 'mf-b', 'old');
  await publishOn(0, 'mf-b', 'new');
  const { live, files } = await registryOn(1);
  await live.current();
  expect(await assets(1, 'mf-b')).not.toContain('chunks/chunk.old.js');
  expect(await Promise.all([1, 2, 3].map(() => files.fetchAsset('mf-b', 'chunks/chunk.old.js')))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await assets(1, 'mf-b')).toContain('chunks/chunk.old.js');
  for (const wrong of ['chunks/none.js', '../mf-a/chunks/chunk.first.js', '..%2f', '', 'render/render.cjs'])
    expect([wrong, await files.fetchAsset('mf-b', wrong)]).toEqual([wrong, false]);
});

test('a file that changed in the bucket is not used', async () => {
  const old = await publishOn(0, 'mf-c', 'good');
  await publishOn(0, 'mf-c', 'bad');
  const store = await openBlobStore({ s3: peer.settings, dataDir: '' });
  await store.put(integrityOf(Buffer.from("chunk('bad')")), Buffer.from('evil()'));
  const { remotes, skipped } = await (await registryOn(1)).live.current();
  expect(remotes.find(({ name }) => name === 'mf-c')?.metadata.version).toBe(old);
  expect(skipped).toMatchObject([
    { name: 'mf-c', problem: expect.stringContaining('chunk.bad.js is missing') },
  ]);
  expect(await assets(1, 'mf-c')).not.toContain('chunks/chunk.bad.js');
});
