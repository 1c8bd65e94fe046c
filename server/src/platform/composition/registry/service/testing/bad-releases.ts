import { brotliCompressSync, gzipSync } from 'node:zlib';
import { maxRenderBundleBytes } from '@title24/remote-kit/registry';
import { sizeBudget } from '../../gates/size-gate.ts';
import { type DraftRelease, good, goodRender, hashOf, rendered } from './draft-release.ts';

const withBundle = (content: Buffer) => {
  const draft = good('mf-live');
  draft.files['render/render.cjs'] = content;
  return draft;
};

const withRender = (body: string, name = 'mf-live') => {
  const draft = good(name);
  draft.files['render/render.cjs'] = rendered(body);
  return draft;
};

const withAliases = (number: number) =>
  good('mf-live', {
    routes: [
      {
        path: '/mf-live',
        aliases: Array.from({ length: number }, (_, index) => `/mf-live/an-alias-of-it-${index}`),
        title: 'T',
        heading: 'H',
        description: 'D',
      },
    ],
  });

const unpackedBytes = 8 * 1024 ** 2;

/** Invalid releases: name, draft, problem code, and pattern of the message. */
export const badReleases: readonly [string, () => DraftRelease, string, RegExp][] = [
  [
    'a shell for another contract',
    () => good('shell', { extras: { provides: ['9.0.0'] } }),
    'refused',
    /has contract 9\.0\.0, in which 2 of 2 live remotes do not run/,
  ],
  [
    'a remote for another contract',
    () => good('mf-live', { extras: { contract: '^9.0.0' } }),
    'refused',
    /needs contract \^9\.0\.0/,
  ],
  [
    'a shell that throws on the server',
    () => withRender('throw new Error("broken")', 'shell'),
    'refused',
    /threw while rendering.*broken/,
  ],
  [
    'a render that throws',
    () => withRender('throw new Error("broken")'),
    'refused',
    /\/mf-live threw.*broken/,
  ],
  ['a render that never ends', () => withRender('for (;;);'), 'refused', /ran for more than 3000 ms/],
  [
    'a render whose promise never ends',
    () => withRender('await new Promise(() => {})'),
    'refused',
    /could not be rendered/,
  ],
  [
    'a render that ends its process',
    () => withRender('process.kill(process.pid)'),
    'refused',
    /threw.*(kill|process)/,
  ],
  [
    'a render that reads files',
    () => withRender(`return { main: require('node:fs').readFileSync('/etc/passwd', 'utf8') };`),
    'refused',
    /threw/,
  ],
  [
    'a render that runs commands',
    () => withRender(`require('node:child_process').execSync('id'); return { main: '' };`),
    'refused',
    /threw/,
  ],
  [
    'a render that breaks out of its element',
    () => withRender(`return { main: '</div></main>' };`),
    'refused',
    /HTML that is not allowed in a page/,
  ],
  [
    'a compressed render bundle without an end',
    () => withBundle(gzipSync(`${goodRender}//`).subarray(0, 60)),
    'refused',
    /cannot be decompressed/,
  ],
  [
    'a compressed render bundle that becomes too long',
    () => withBundle(gzipSync(Buffer.alloc(maxRenderBundleBytes + 1, ' '))),
    'refused',
    /cannot be decompressed to at most 4194304 bytes/,
  ],
  [
    'a host with another name',
    () => good('aaa', { extras: { kind: 'host' } }),
    'malformed',
    /the part named 'shell' is the host/,
  ],
  [
    'a shell that is a remote',
    () => good('shell', { extras: { kind: 'remote' } }),
    'malformed',
    /the part named 'shell' is the host/,
  ],
  [
    'the page of another part',
    () => good('mf-new', { routes: [{ path: '/mf-other', title: 'T', heading: 'H', description: 'D' }] }),
    'refused',
    /declares \/mf-other, which belongs to mf-other/,
  ],
  [
    'all pages of the site',
    () => good('mf-new', { routes: [{ path: '/*', title: 'T', heading: 'H', description: 'D' }] }),
    'refused',
    /which belongs to mf-/,
  ],
  [
    'a call that does not exist on the site',
    () =>
      good('mf-live', {
        routes: [
          {
            path: '/mf-live',
            title: 'T',
            heading: 'H',
            description: 'D',
            data: [{ service: 'products', method: 'findNothing' }],
          },
        ],
      }),
    'refused',
    /needs products\.findNothing, which failed: Method not found/,
  ],
  [
    'an entry with the hash of another file',
    () => good('mf-live', { edit: ({ descriptor }) => (descriptor.metadata.integrity = hashOf('other')) }),
    'refused',
    /integrity|hash/,
  ],
  [
    'a stylesheet that hides the page header',
    () => {
      const draft = good('mf-live');
      draft.files['browser/style.css'] = '[class], body:has([class]) header { display: none !important }';
      return draft;
    },
    'refused',
    /browser\/style\.css applies to the whole page/,
  ],
  ['20,000 aliases', () => withAliases(20_000), 'malformed', /aliases/],
  [
    'more for each document than the limit',
    () => withAliases(100),
    'refused',
    /What it adds to each document of the site takes 3(\.\d)? KB, and the limit is 2 KB/,
  ],
  [
    'the container of another remote',
    () => good('mf-live', { extras: { container: 'mf_estimator' } }),
    'malformed',
    /the container has the part's name/,
  ],
  [
    'a fixed path with a way out of its folder',
    () => good('mf-live', { extras: { statics: { '/static/new/../../login': '/assets/mf-live/x.js' } } }),
    'malformed',
    /a path under \/static\//,
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
    'refused',
    /^(?!.*does not hold its file).*browser\/small\.js has 1 bytes, and is listed with 8388608/,
  ],
  [
    'a script that is not among its files',
    () => good('mf-live', { extras: { scripts: ['/assets/mf-live/missing.js'] } }),
    'refused',
    /missing\.js/,
  ],
  [
    'a file that was not sent',
    () =>
      good('mf-live', {
        edit: ({ files }) =>
          void files.push({
            path: 'browser/unsent.js',
            integrity: hashOf('never sent'),
            bytes: 10,
            type: 'text/javascript',
          }),
      }),
    'missingBlobs',
    /unsent\.js/,
  ],
  [
    'an entry in another part’s folder',
    () => good('mf-live', { edit: ({ descriptor }) => (descriptor.url = '/assets/mf-other/entry.2.js') }),
    'malformed',
    /own folder/,
  ],
  [
    'an entry from elsewhere',
    () => good('mf-live', { edit: ({ descriptor }) => (descriptor.url = 'https://evil.example/x.js') }),
    'malformed',
    /a path under \/assets\//,
  ],
  [
    'a first screen of 6 MB',
    () => {
      const draft = good('mf-live');
      draft.files[`browser/large.${draft.version}.js`] = '0'.repeat(6 * 1024 ** 2);
      return draft;
    },
    'refused',
    new RegExp(`limit is ${sizeBudget.firstScreen / 1024} KB`),
  ],
  [
    'a known file name with other content',
    () => {
      const draft = good('mf-live');
      draft.files['browser/known.js'] = `/* ${draft.version} */`;
      return draft;
    },
    'refused',
    /known\.js was published with other content/,
  ],
];
