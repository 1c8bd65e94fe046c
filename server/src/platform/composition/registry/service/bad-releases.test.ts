import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contractVersion } from '@title24/remote-kit/contract';
import { integrityOf, type VersionManifest, versionManifestOf } from '@title24/remote-kit/registry';
import * as fc from 'fast-check';
import type { SmallBuild } from '../../testing/small-build.ts';
import { sizeBudget } from '../gates/size-gate.ts';
import { reason, ServiceSite } from './testing/service-site.ts';

jest.setTimeout(300_000);

const render = `return { head: '', top: '<nav>Site</nav>', bottom: '<p>End</p>', main: '<p>good</p>' };`;
const site = new ServiceSite();
let count = 0;

beforeAll(async () => {
  site.token = (await site.newToken({ names: ['shell', 'mf-live', 'mf-other', 'mf-new'] })).secret;
  for (const name of ['shell', 'mf-other']) await site.release(name, 'first', { render });
  await site.release('mf-live', 'first', { render, assets: { 'known.js': '/* known */' } });
});

/** Requests a page of each remote and an unknown page. Returns each status, and which expected elements exist. */
async function pages() {
  const answers = await Promise.all(
    ['/mf-live', '/mf-other', '/nowhere'].map((path) => site.app.inject(path)),
  );
  return answers.map(({ statusCode, body }) => [
    statusCode,
    body.match(/<nav>Site<\/nav>|<p>(?:End|good)<\/p>/g),
  ]);
}
const elements = ['<nav>Site</nav>', '<p>good</p>', '<p>End</p>'];
const wholeSite = [200, 200, 404].map((status) => [status, elements]);

interface BadRelease extends Partial<Omit<SmallBuild, 'edit'>> {
  /** Changes the manifest before it is sent. */
  readonly change?: (manifest: VersionManifest) => unknown;
}

/** Publishes and releases a version of mf-live. Returns the first refusal, or the response to the release. */
async function send({ change, ...build }: BadRelease) {
  count += 1;
  const part = await site.build('mf-live', `bad${count}`, { render, ...build });
  const manifest = versionManifestOf(part, null);
  change?.(manifest);
  for (const content of part.contents.values()) await site.putBlob(content);
  const published = await site.call('POST', '/remotes/mf-live/versions', manifest);
  if (published.statusCode >= 300) return published;
  const { version } = part.entry.metadata;
  return site.call('POST', '/remotes/mf-live/releases', { version, reason });
}

const unpackedBytes = 8 * 1024 ** 2;

/** Bad releases, which show that each gate is used. Each gate has its own tests for its rules. */
test.each<[string, BadRelease, RegExp, string?]>([
  ['for another contract', { contract: '^9.0.0' }, /needs contract \^9\.0\.0/],
  ['whose render throws', { render: 'throw new Error("broken")' }, /\/mf-live threw.*broken/],
  ['whose render never ends', { render: 'for (;;);' }, /ran for more than 3000 ms/],
  [
    'that breaks out of its element',
    { render: `return { main: '</div></main>' };` },
    /HTML that is not allowed in a page/,
  ],
  [
    'with a compressed render bundle without an end',
    { render: gzipSync(render.repeat(9)).subarray(0, 60) },
    /cannot be decompressed/,
  ],
  // The other malformed descriptors are in shared-config/contract/registry-feed.test.ts.
  [
    'whose descriptor is of a host with another name',
    { change: ({ descriptor }) => Object.assign(descriptor.extras, { kind: 'host' }) },
    /the part named 'shell' is the host/,
    'malformed',
  ],
  [
    'with the page of another part',
    { paths: ['/mf-other'] },
    /declares \/mf-other, which belongs to mf-other/,
  ],
  [
    'whose entry has the hash of another file',
    {
      change: ({ descriptor }) =>
        Object.assign(descriptor.metadata, { integrity: integrityOf(Buffer.of(1)) }),
    },
    /The integrity in the descriptor is not that of browser\/remoteEntry/,
  ],
  [
    'whose stylesheet hides the page header',
    { assets: { 'style.css': '[class], body:has([class]) header { display: none !important }' } },
    /browser\/style\.css applies to the whole page/,
  ],
  [
    // The wrong size of small.js is reported. The copy is not reported, because original files are verified first.
    'with a compressed copy that is larger than its file',
    {
      assets: { 'small.js': 'x', 'small.js.br': brotliCompressSync(Buffer.alloc(unpackedBytes)) },
      change: ({ files }) =>
        Object.assign(files.find(({ path }) => path === 'browser/small.js') ?? {}, { bytes: unpackedBytes }),
    },
    /^(?!.*does not hold its file).*browser\/small\.js has 1 bytes, and is listed with 8388608/,
  ],
  [
    'with a compressed copy of another file',
    { assets: { 'small.js': 'x', 'small.js.br': brotliCompressSync('other') } },
    /browser\/small\.js\.br does not hold its file/,
  ],
  [
    'with a file of a type that the site does not serve',
    { assets: { 'setup.exe': 'MZ' } },
    /browser\/setup\.exe is of a type that the site does not serve/,
  ],
  [
    'with WebAssembly, which the policy does not let run',
    { assets: { 'module.0123.wasm': 'wasm' } },
    /browser\/module\.0123\.wasm is WebAssembly/,
  ],
  [
    'with a file name that no descriptor could hold',
    { change: ({ files }) => Object.assign(files[0] ?? {}, { path: 'browser/a b.css' }) },
    /files\.0\.path.*is not a name that the site serves/,
    'malformed',
  ],
  [
    'with a script that is not among its files',
    { change: ({ descriptor }) => Object.assign(descriptor.extras, { scripts: ['/assets/mf-live/no.js'] }) },
    /The descriptor names browser\/no\.js, which is not listed/,
  ],
  [
    'with a first screen of 6 MB',
    { assets: { 'large.js': '0'.repeat(6 * 1024 ** 2) } },
    new RegExp(`limit is ${sizeBudget.firstScreen / 1024} KB`),
  ],
  [
    'with a known file name and other content',
    { assets: { 'known.js': '/* other */' } },
    /known\.js was published with other content/,
  ],
])(
  'F12: a release %s is refused with its reason and a remedy, and no page changes',
  async (_, given, words, code = 'refused') => {
    const answer = await send(given);
    expect(String(answer.statusCode)).toMatch(/^4/);
    const { type, detail, remedy, errors } = answer.json();
    expect([type, `${detail} ${JSON.stringify(errors)}`]).toEqual([
      `urn:title24:registry:${code}`,
      expect.stringMatching(words),
    ]);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
    expect(await pages()).toEqual(wholeSite);
  },
);

const word = fc.stringMatching(/^[a-z]{1,8}$/);

/** Generates valid releases. */
const goodRelease = fc.record({
  paths: fc.uniqueArray(word, { maxLength: 4 }),
  parcels: fc.uniqueArray(word, { maxLength: 3 }),
  contract: fc.constantFrom('*', `^${contractVersion}`, `>=${contractVersion}`),
  chunks: fc.array(fc.string({ maxLength: 2_000 }), { maxLength: 3 }),
  folder: fc.constantFrom('', 'static/js/', 'a/b/c/'),
  containerType: fc.constantFrom('global', 'module'),
  // Only some releases render on the server, because starting a renderer is slow.
  rendersOnServer: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});

test('F12: none of 40 good releases is refused', async () => {
  await fc.assert(
    fc.asyncProperty(goodRelease, async ({ paths, contract, chunks, folder, ...extras }) => {
      count += 1;
      const main = `<p>good release ${count}</p>`;
      const part = await site.build('mf-new', `${count}`, {
        contract,
        paths: ['/mf-new', ...paths.map((path) => `/mf-new/${path}`)],
        render: extras.rendersOnServer ? `return { head: '', main: '${main}' };` : null,
        assets: Object.fromEntries(
          [`${count}`, ...chunks].map((chunk, index) => [
            `${folder}${index}.${count}.js`,
            JSON.stringify(chunk),
          ]),
        ),
        edit: (descriptor) => Object.assign(descriptor.extras, extras),
      });
      expect(await site.publish(part)).toMatchObject({ changed: true });
      // Without a render bundle, the browser renders the release, so there is no HTML to check.
      if (extras.rendersOnServer) expect(await site.page('/mf-new')).toContain(main);
    }),
    { numRuns: 40, seed: 20_261_123 },
  );
  expect(await pages()).toEqual(wholeSite);
});
