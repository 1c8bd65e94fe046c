import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RouteMetadata } from '@title24/remote-kit/contract';
import { maxRenderBundleBytes } from '@title24/remote-kit/registry';
import { sizeBudget } from '../../gates/size-gate.ts';
import { type DraftRelease, good, goodRender, hashOf, rendered } from './draft-release.ts';

const withFile = (path: string, content: string | Buffer, draft = good('mf-live')) => {
  draft.files[path] = content;
  return draft;
};

const withBundle = (content: Buffer) => withFile('render/render.cjs', content);

const withRender = (body: string, name = 'mf-live') =>
  withFile('render/render.cjs', rendered(body), good(name));

const withRoute = (name: string, path: string, more: Partial<RouteMetadata> = {}) =>
  good(name, { routes: [{ path, title: 'T', heading: 'H', description: 'D', ...more }] });

const unpackedBytes = 8 * 1024 ** 2;

/** Invalid releases: name, draft, pattern of the message, and the problem's code if it is not 'refused'. */
export const badReleases: readonly (readonly [string, () => DraftRelease, RegExp, string?])[] = [
  [
    'a shell for another contract',
    () => good('shell', { extras: { provides: ['9.0.0'] } }),
    /has contract 9\.0\.0, in which 2 of 2 live remotes do not run/,
  ],
  [
    'a remote for another contract',
    () => good('mf-live', { extras: { contract: '^9.0.0' } }),
    /needs contract \^9\.0\.0/,
  ],
  [
    'a shell that throws on the server',
    () => withRender('throw new Error("broken")', 'shell'),
    /threw while rendering.*broken/,
  ],
  ['a render that throws', () => withRender('throw new Error("broken")'), /\/mf-live threw.*broken/],
  ['a render that never ends', () => withRender('for (;;);'), /ran for more than 3000 ms/],
  [
    'a render whose promise never settles',
    () => withRender('await new Promise(() => {})'),
    /could not be rendered/,
  ],
  ['a render that ends its process', () => withRender('process.kill(process.pid)'), /threw.*(kill|process)/],
  [
    'a render that reads files',
    () => withRender(`return { main: require('node:fs').readFileSync('/etc/passwd', 'utf8') };`),
    /threw/,
  ],
  [
    'a render that runs commands',
    () => withRender(`require('node:child_process').execSync('id'); return { main: '' };`),
    /threw/,
  ],
  [
    'a render that breaks out of its element',
    () => withRender(`return { main: '</div></main>' };`),
    /HTML that is not allowed in a page/,
  ],
  [
    'a compressed render bundle without an end',
    () => withBundle(gzipSync(`${goodRender}//`).subarray(0, 60)),
    /cannot be decompressed/,
  ],
  [
    'a compressed render bundle that becomes too long',
    () => withBundle(gzipSync(Buffer.alloc(maxRenderBundleBytes + 1, ' '))),
    /cannot be decompressed to at most 4194304 bytes/,
  ],
  // The other malformed descriptors are in shared-config/contract/registry-feed.test.ts.
  [
    'a host with another name',
    () => good('aaa', { extras: { kind: 'host' } }),
    /the part named 'shell' is the host/,
    'malformed',
  ],
  [
    'the page of another part',
    () => withRoute('mf-new', '/mf-other'),
    /declares \/mf-other, which belongs to mf-other/,
  ],
  ['all pages of the site', () => withRoute('mf-new', '/*'), /which belongs to mf-/],
  [
    'a call that does not exist on the site',
    () => withRoute('mf-live', '/mf-live', { data: [{ service: 'products', method: 'findNothing' }] }),
    /needs products\.findNothing, which failed: Method not found/,
  ],
  [
    'an entry with the hash of another file',
    () => good('mf-live', { edit: ({ descriptor }) => (descriptor.metadata.integrity = hashOf('other')) }),
    /integrity|hash/,
  ],
  [
    'a stylesheet that hides the page header',
    () => withFile('browser/style.css', '[class], body:has([class]) header { display: none !important }'),
    /browser\/style\.css applies to the whole page/,
  ],
  [
    'more bytes in each document than the limit',
    () => {
      const aliases = Array.from({ length: 100 }, (_, index) => `/mf-live/an-alias-of-it-${index}`);
      return withRoute('mf-live', '/mf-live', { aliases });
    },
    /What it adds to each document of the site takes 3(\.\d)? KB, and the limit is 2 KB/,
  ],
  [
    // Original files are verified first, so the different content of the copy is not reported.
    'a compressed copy that is larger than its file',
    () => {
      const edit: DraftRelease['edit'] = ({ files }) => {
        for (const file of files) if (file.path === 'browser/small.js') file.bytes = unpackedBytes;
      };
      const draft = good('mf-live', { edit });
      draft.files['browser/small.js'] = 'x';
      draft.files['browser/small.js.br'] = brotliCompressSync(Buffer.alloc(unpackedBytes));
      return draft;
    },
    /^(?!.*does not hold its file).*browser\/small\.js has 1 bytes, and is listed with 8388608/,
  ],
  [
    'a compressed copy of another file',
    () => withFile('browser/small.js.br', brotliCompressSync('other'), withFile('browser/small.js', 'x')),
    /browser\/small\.js\.br does not hold its file/,
  ],
  [
    'a file of a type that the site does not serve',
    () => withFile('browser/setup.exe', 'MZ'),
    /browser\/setup\.exe is of a type that the site does not serve/,
  ],
  [
    'WebAssembly, which the policy does not let run',
    () => withFile('browser/module.0123.wasm', 'wasm'),
    /browser\/module\.0123\.wasm is WebAssembly/,
  ],
  [
    'a file with a name that no descriptor could hold',
    () => withFile('browser/a b.css', 'x'),
    /files\.3\.path.*is not a name that the site serves/,
    'malformed',
  ],
  [
    'a script that is not among its files',
    () => good('mf-live', { extras: { scripts: ['/assets/mf-live/missing.js'] } }),
    /missing\.js/,
  ],
  [
    'a file that was not sent',
    () => {
      const unsent = { path: 'browser/unsent.js', integrity: hashOf('never sent'), bytes: 10 };
      return good('mf-live', {
        edit: ({ files }) => void files.push({ ...unsent, type: 'text/javascript' }),
      });
    },
    /unsent\.js/,
    'missingBlobs',
  ],
  [
    'a first screen of 6 MB',
    () => {
      const draft = good('mf-live');
      draft.files[`browser/large.${draft.version}.js`] = '0'.repeat(6 * 1024 ** 2);
      return draft;
    },
    new RegExp(`limit is ${sizeBudget.firstScreen / 1024} KB`),
  ],
  [
    'a known file name with other content',
    () => withFile('browser/known.js', '/* other */'),
    /known\.js was published with other content/,
  ],
];
