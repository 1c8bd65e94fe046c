import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { contractVersion } from '@title24/remote-kit/contract';
import { maxRenderBundleBytes } from '@title24/remote-kit/registry';
import * as fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { recordChange } from '../../../../features/audit/record-change.ts';
import { siteConfigurationSeed } from '../../../../features/configuration/site-configuration.seed.ts';
import { openSiteDatabase } from '../../../../site-database.ts';
import { type ChangeFeed, startChangeFeed } from '../../../db/change-feed.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../../db/testing/temporary-data-dir.ts';
import { methodNotFound } from '../../../rpc/protocol/rpc-fault.ts';
import { compositionPlugin } from '../../composition.plugin.ts';
import { sizeBudget } from '../gates/size-gate.ts';
import { createToken } from '../tokens/token-store.ts';

jest.setTimeout(300_000);

/** A release as a team's client sends it; everything in it can be wrong. */
interface Draft {
  name: string;
  version: string;
  /** Contents by path within the build. */
  files: Record<string, string | Buffer>;
  /** The descriptor's metadata and extras, which override those of a good one. */
  descriptor: Record<string, unknown>;
  extras: Record<string, unknown>;
  routes: Record<string, unknown>[];
  /** Changes the manifest before it is sent. */
  edit?: (manifest: Manifest) => unknown;
}

interface Manifest {
  descriptor: { url: string; metadata: { integrity: string } };
  files: { path: string; integrity: string; bytes: number; type: string }[];
}

let folder: TemporaryDataDir;
let db: OpenDatabase;
let changeFeed: ChangeFeed;
let app: FastifyInstance;
let token: string;

const hashOf = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
/** As the service expects it in a URL. */
const urlSafe = (integrity: string) => integrity.replaceAll('+', '-').replaceAll('/', '_');
const rendered = (body: string) => `exports.render = async (request) => { ${body} };`;
const goodRender = rendered(
  `return { head: '', top: '<nav>Site</nav>', bottom: '<p>End</p>', main: '<p>good</p>' };`,
);

let count = 0;
/** A release without faults. */
function good(name: string, more: Partial<Draft> = {}): Draft {
  count += 1;
  return {
    name,
    version: `1.0.${count}`,
    files: {
      [`browser/entry.${count}.js`]: `/* ${name} ${count} */`,
      [`browser/chunk.${count}.js`]: `/* chunk of ${name} ${count} */`,
      'render/render.cjs': goodRender,
    },
    descriptor: {},
    extras: {},
    routes: name === 'shell' ? [] : [{ path: `/${name}`, title: 'T', heading: 'H', description: 'D' }],
    ...more,
  };
}

const call = (method: 'PUT' | 'POST', path: string, payload: object | Buffer) =>
  app.inject({
    method,
    url: `/registry/v1${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
    },
    payload,
  });

interface Outcome {
  readonly status: number;
  /** The refusal: its kind, what is wrong, and what to do; empty if the request succeeded. */
  readonly type: string;
  readonly problem: string;
  readonly remedy: string;
}

/** Publishes and releases. @returns the first refusal, otherwise the response to the release */
async function send(draft: Draft): Promise<Outcome> {
  const scripts = Object.keys(draft.files).filter((file) => /^browser\/.*\.js$/.test(file));
  const urlOf = (file: string) => `/assets/${draft.name}/${file.slice('browser/'.length)}`;
  const [entry = ''] = scripts;
  const manifest = {
    descriptor: {
      name: draft.name,
      url: urlOf(entry),
      metadata: { version: draft.version, integrity: hashOf(draft.files[entry] ?? '') },
      extras: {
        kind: draft.name === 'shell' ? 'host' : 'remote',
        contract: `^${contractVersion}`,
        container: draft.name.replaceAll('-', '_'),
        routes: draft.routes,
        statics: {},
        styles: [],
        scripts: scripts.slice(1).map(urlOf),
        ...draft.extras,
      },
      ...draft.descriptor,
    },
    files: Object.entries(draft.files).map(([path, content]) => ({
      path,
      integrity: hashOf(content),
      bytes: Buffer.byteLength(content),
      type: 'text/javascript',
    })),
  };
  await draft.edit?.(manifest);
  for (const content of Object.values(draft.files)) {
    await call('PUT', `/blobs/${urlSafe(hashOf(content))}`, Buffer.from(content as string));
  }
  const published = await call('POST', `/remotes/${draft.name}/versions`, manifest);
  const answer =
    published.statusCode < 300
      ? await call('POST', `/remotes/${draft.name}/releases`, {
          version: draft.version,
          reason: 'A trial of the gates',
        })
      : published;
  const { type = '', detail = '', remedy = '', errors = [] } = answer.json();
  return {
    status: answer.statusCode,
    type: type.replace('urn:title24:registry:', ''),
    problem: [detail, JSON.stringify(errors)].join(' '),
    remedy,
  };
}

/** All pages of the site as a visitor gets them. */
const site = async () => {
  const answers = await Promise.all(['/mf-live', '/mf-other', '/nowhere'].map((path) => app.inject(path)));
  return answers.map(({ statusCode, body }) => [
    statusCode,
    body.includes('<nav>Site</nav>'),
    body.includes('<p>End</p>'),
    body.includes('<p>good</p>'),
  ]);
};
const wholeSite = [
  [200, true, true, true],
  [200, true, true, true],
  [404, true, true, true],
];

beforeAll(async () => {
  folder = await temporaryDataDir();
  db = await openSiteDatabase({ dataDir: folder.dataDir, databaseUrl: null });
  changeFeed = await startChangeFeed(db.connectionString, { warn: () => {} });
  app = Fastify();
  await app.register(compositionPlugin, {
    db,
    dataDir: folder.dataDir,
    recordAct: recordChange,
    changeFeed,
    callPublic: async (service, method) => {
      if (service === 'config') return siteConfigurationSeed;
      if (method === 'findAll') return [];
      throw methodNotFound();
    },
    publicUrl: null,
    rendersPerMinute: 100_000,
    retention: null,
    liveReload: null,
  });
  await app.ready();
  const names = ['shell', 'mf-live', 'mf-other', 'mf-new', 'aaa'];
  const { secret } = await db.transaction((transaction) =>
    createToken(
      transaction,
      {
        label: 'All teams',
        names,
        paths: ['/'],
        actions: ['publish', 'release', 'rollback'],
        expiresAt: new Date(Date.now() + 3_600_000),
      },
      'ana',
    ),
  );
  token = secret;
  for (const name of ['shell', 'mf-live', 'mf-other']) expect((await send(good(name))).status).toBe(201);
  expect(await site()).toEqual(wholeSite);
});
afterAll(async () => {
  await app.close();
  await changeFeed.close();
  await db.close();
  await folder.remove();
});

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

/** Bad releases: the refusal's code and what it says. */
const bad: readonly [string, () => Draft, string, RegExp][] = [
  [
    'a shell for another contract',
    () => good('shell', { extras: { contract: '^9.0.0' } }),
    'refused',
    /needs contract \^9\.0\.0/,
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
    () =>
      good('mf-live', {
        edit: ({ files }) => {
          const content = '.mine { color: red } header { display: none }';
          files.push({
            path: 'browser/style.css',
            integrity: hashOf(content),
            bytes: content.length,
            type: 'text/css',
          });
          return call('PUT', `/blobs/${urlSafe(hashOf(content))}`, Buffer.from(content));
        },
      }),
    'refused',
    /browser\/style\.css styles elements of the whole page: header/,
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

describe('F12 a bad release is refused with its reason and a remedy, and no page changes', () => {
  beforeAll(async () => {
    const draft = good('mf-live');
    draft.files['browser/known.js'] = '/* known */';
    expect((await send(draft)).status).toBe(201);
  });

  test.each(bad)('%s', async (_, make, type, words) => {
    const outcome = await send(make());
    expect(outcome).toMatchObject({ type, problem: expect.stringMatching(words) });
    expect(outcome.status).toBeGreaterThanOrEqual(400);
    expect(outcome.status).toBeLessThan(500);
    expect(outcome.remedy).toMatch(/^[A-Z].*\.$/);
    expect(await site()).toEqual(wholeSite);
  });
});

test('F12 of 200 good releases none is refused', async () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const release = fc.record({
    paths: fc.uniqueArray(word, { maxLength: 4 }),
    parcels: fc.uniqueArray(word, { maxLength: 3 }),
    contract: fc.constantFrom('*', `^${contractVersion}`, `>=${contractVersion}`),
    chunks: fc.array(fc.string({ maxLength: 2_000 }), { maxLength: 3 }),
    folder: fc.constantFrom('', 'static/js/', 'a/b/c/'),
    type: fc.constantFrom(undefined, 'global', 'module'),
    // Each starts its own renderer, which takes a while.
    rendersOnServer: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  });
  await fc.assert(
    fc.asyncProperty(
      release,
      async ({ paths, parcels, contract, chunks, folder: inside, type, rendersOnServer }) => {
        const draft = good('mf-new');
        const heading = `Heading ${draft.version}`;
        draft.routes = ['', ...paths].map((path) => ({
          path: `/mf-new${path && `/${path}`}`,
          title: `Title ${draft.version}`,
          heading,
          description: 'D',
        }));
        draft.extras = {
          contract,
          parcels,
          rendersOnServer,
          ...(type && { containerType: type }),
        };
        draft.files = {
          [`browser/${inside}entry.${draft.version}.js`]: `/* ${draft.version} */`,
          ...Object.fromEntries(
            chunks.map((chunk, index) => [
              `browser/${inside}${index}.${draft.version}.js`,
              JSON.stringify(chunk),
            ]),
          ),
          ...(rendersOnServer && {
            'render/render.cjs': rendered(`return { head: '', main: '<p>${draft.version}</p>' };`),
          }),
        };
        expect(await send(draft)).toMatchObject({ status: 201, problem: ' []' });
        // The rest is rendered by the browser and only checked now and then.
        if (!rendersOnServer) return;
        const { statusCode, body } = await app.inject('/mf-new');
        expect([statusCode, body.includes(`<title>Title ${draft.version}`)]).toEqual([200, true]);
        expect(body).toContain(`<p>${draft.version}</p>`);
      },
    ),
    { numRuns: 200, seed: 20_261_123 },
  );
  expect(await site()).toEqual(wholeSite);
}, 900_000);
