import { contractVersion } from '@title24/remote-kit/contract';
import * as fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { recordChange } from '../../../../features/audit/record-change.ts';
import { siteConfigurationSeed } from '../../../../features/configuration/site-configuration.seed.ts';
import { openSiteDatabase } from '../../../../site-database.ts';
import { type ChangeFeed, startChangeFeed } from '../../../db/change-feed.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../../db/testing/seeded-data-dir.ts';
import { jobsPlugin } from '../../../jobs/jobs.plugin.ts';
import { methodNotFound } from '../../../rpc/protocol/rpc-fault.ts';
import { compositionPlugin } from '../../composition.plugin.ts';
import { createToken } from '../tokens/token-store.ts';
import { badReleases } from './testing/bad-releases.ts';
import { type DraftRelease, good, hashOf, manifestOf, rendered } from './testing/draft-release.ts';

jest.setTimeout(300_000);

let folder: SeededDataDir;
let db: OpenDatabase;
let changeFeed: ChangeFeed;
let app: FastifyInstance;
let token: string;

/** As the service expects it in a URL. */
const urlSafe = (integrity: string) => integrity.replaceAll('+', '-').replaceAll('/', '_');

async function call(method: 'PUT' | 'POST', path: string, payload: object | Buffer) {
  const answer = await app.inject({
    method,
    url: `/registry/v1${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
    },
    payload,
  });
  return answer.statusCode === 202
    ? app.inject({
        url: `/registry/v1/changes/${answer.json().id}`,
        headers: { authorization: `Bearer ${token}` },
      })
    : answer;
}

interface Outcome {
  readonly status: number;
  /** The refusal: its kind, what is wrong, and what to do; empty if the request succeeded. */
  readonly type: string;
  readonly problem: string;
  readonly remedy: string;
}

/** Publishes and releases. @returns the first refusal, otherwise the response to the release */
async function send(draft: DraftRelease): Promise<Outcome> {
  const manifest = manifestOf(draft);
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
  folder = await seededDataDir();
  db = await openSiteDatabase(folder);
  changeFeed = await startChangeFeed(db.connectionString, { warn: () => {} });
  app = Fastify();
  await app.register(jobsPlugin, { database: db });
  await app.register(compositionPlugin, {
    db,
    dataDir: folder.dataDir,
    recordAct: recordChange,
    changeFeed,
    jobs: app.jobs,
    callPublic: async (service, method) => {
      if (service === 'config') return siteConfigurationSeed;
      if (method === 'findAll') return [];
      throw methodNotFound();
    },
    publicUrl: null,
    allowUnconfinedThirdParty: true,
    rendersPerMinute: 100_000,
    retention: null,
    hotPages: null,
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
  for (const name of ['shell', 'mf-live', 'mf-other']) expect((await send(good(name))).status).toBe(200);
  expect(await site()).toEqual(wholeSite);
});
afterAll(async () => {
  await app.close();
  await changeFeed.close();
  await db.close();
  await folder.remove();
});

describe('F12 a bad release is refused with its reason and a remedy, and no page changes', () => {
  beforeAll(async () => {
    const draft = good('mf-live');
    draft.files['browser/known.js'] = '/* known */';
    expect((await send(draft)).status).toBe(200);
  });

  test.each(badReleases)('%s', async (_, make, type, words) => {
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
        expect(await send(draft)).toMatchObject({ status: 200, problem: ' []' });
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
