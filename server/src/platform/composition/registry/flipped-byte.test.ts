import { readFile, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { registryMachine } from './testing/registry-machine.ts';

const { release, open } = registryMachine();
/** Versions of mf-a, the older version first. */
let versions: readonly string[];

/** Files of the newer version, keyed by path. */
const contents: Readonly<Record<string, string | Uint8Array>> = {
  'chunk.second.js': 'chunk("second")',
  'style.second.css': '@scope ([data-part="mf-a"]) to ([data-part]) { .p { color: teal } }',
  'deep/er/part.second.mjs': 'export default 2',
  'font.second.woff2': new Uint8Array([119, 79, 70, 50, 0, 1, 2, 3]),
  'sheet.second.pdf': '%PDF-1.7',
  'chunk.second.js.br': brotliCompressSync('chunk("second")'),
};

beforeAll(async () => {
  await release('shell', 'shell');
  versions = [await release('mf-a', 'first'), await release('mf-a', 'second', { assets: contents })];
});

const paths = [
  ...Object.keys(contents).map((file) => `browser/${file}`),
  'browser/<entry>',
  'render/render.cjs',
];

/** Returns the path of a file of the newer version. The store's copy is a hard link to this file. */
async function placeOf(path: string): Promise<string> {
  const { files, live } = open();
  const { remotes } = await live.current();
  const [entry] = remotes;
  if (!entry || entry.metadata.version !== versions[1]) throw new Error('The newer version does not serve');
  const file = path.replace('<entry>', entry.url.split('/').at(-1) ?? '');
  return files.local.pathOf({ name: 'mf-a', version: entry.metadata.version }, file);
}

function flipped(content: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(content);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

describe('F11: one flipped byte', () => {
  test.each(paths)(
    'in %s and in its stored copy makes the site serve the previous version until the file is restored',
    async (path) => {
      const place = await placeOf(path);
      const whole = await readFile(place);
      for (const at of [0, whole.length >> 1, whole.length - 1]) {
        // Writing in place also damages the store's copy, because it is a hard link to this file.
        await writeFile(place, flipped(whole, at));
        const { remotes, skipped } = await open().live.current();
        expect(remotes.map(({ metadata }) => metadata.version)).toEqual([versions[0]]);
        expect(skipped).toEqual([
          { name: 'mf-a', version: versions[1], problem: expect.stringContaining('damaged') },
        ]);
        await writeFile(place, whole);
      }
      expect((await open().live.current()).skipped).toEqual([]);
    },
  );

  test.each(paths)(
    'in only the local copy of %s makes the site replace the file with the stored copy',
    async (path) => {
      const place = await placeOf(path);
      const whole = await readFile(place);
      await rm(place);
      await writeFile(place, flipped(whole, 0));
      const { remotes, skipped } = await open().live.current();
      expect([remotes[0]?.metadata.version, skipped]).toEqual([versions[1], []]);
      expect(await readFile(place)).toEqual(whole);
    },
  );
});
