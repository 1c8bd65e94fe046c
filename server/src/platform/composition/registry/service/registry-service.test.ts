import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuiltPart,
  historyByHttp,
  integrityOf,
  publishByHttp,
  RegistryClientError,
  versionManifestOf,
} from '@title24/remote-kit/registry';
import { type RegistryAction, registryActions } from '@title24/shared-domain';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { auditEntries } from '../../../../features/audit/audit-entries.table.ts';
import { recordChange } from '../../../../features/audit/record-change.ts';
import { siteConfigurationSeed } from '../../../../features/configuration/site-configuration.seed.ts';
import { openSiteDatabase } from '../../../../site-database.ts';
import { type ChangeFeed, startChangeFeed } from '../../../db/change-feed.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../../db/testing/temporary-data-dir.ts';
import { compositionPlugin } from '../../composition.plugin.ts';
import { type SmallBuild, writeSmallBuild } from '../../testing/small-build.ts';
import { readWorkspacePart } from '../publish-builds.ts';
import { remoteReleases } from '../remote-releases.table.ts';
import { remoteVersions } from '../remote-versions.table.ts';
import { registryTokens } from '../tokens/registry-tokens.table.ts';
import { createToken } from '../tokens/token-store.ts';

jest.setTimeout(120_000);

let folder: TemporaryDataDir;
let workspace: TemporaryDataDir;
let db: OpenDatabase;
let changeFeed: ChangeFeed;
let app: FastifyInstance;
let url: string;
/** Of a token that may do everything to the parts of these tests. */
let token: string;

const source = { commit: '0123456789abcdef0123456789abcdef01234567' };
const reason = 'A test of the service';
const names = ['shell', 'mf-a', 'mf-b'];

const newToken = (scope: {
  names?: readonly string[];
  paths?: readonly string[];
  actions?: readonly RegistryAction[];
  expiresAt?: Date;
}) =>
  db.transaction(async (transaction) => {
    const all = { label: 'Team A, CI', names, paths: ['/'], actions: registryActions };
    const expiresAt = new Date(Date.now() + 3_600_000);
    return createToken(transaction, { ...all, expiresAt, ...scope }, 'ana');
  });

async function build(name: string, text: string, more: Partial<SmallBuild> = {}): Promise<BuiltPart> {
  await writeSmallBuild(workspace.dataDir, {
    name,
    kind: name === 'shell' ? 'host' : 'remote',
    paths: name === 'shell' ? [] : [`/${name}`],
    render: `return { head: '', top: '', bottom: '', main: '<p>${text}</p>' };`,
    assets: { [`chunk.${text}.js`]: `chunk('${text}')` },
    ...more,
  });
  return readWorkspacePart(name, { workspace: workspace.dataDir, mode: 'production' });
}
const publish = (part: BuiltPart, by = token) => publishByHttp({ url, token: by }, part, { source, reason });
const release = async (name: string, text: string, more: Partial<SmallBuild> = {}) => {
  const part = await build(name, text, more);
  await publish(part);
  return part.entry.metadata.version;
};
const call = (
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object | Buffer,
  by: string | null = token,
) =>
  app.inject({
    method,
    url: `/registry/v1${path}`,
    headers: {
      ...(by && { authorization: `Bearer ${by}` }),
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
    },
    ...(payload && { payload }),
  });
const page = async (path: string) => (await app.inject(path)).body;
const urlSafe = (integrity: string) => integrity.replaceAll('+', '-').replaceAll('/', '_');
const problemOf = async (sent: Promise<unknown>): Promise<RegistryClientError> => {
  const error = await sent.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RegistryClientError)) throw new Error(`Not refused: ${error}`);
  return error;
};

beforeAll(async () => {
  folder = await temporaryDataDir();
  workspace = await temporaryDataDir();
  db = await openSiteDatabase({ dataDir: folder.dataDir, databaseUrl: null });
  changeFeed = await startChangeFeed(db.connectionString, { warn: () => {} });
  app = Fastify();
  await app.register(compositionPlugin, {
    db,
    dataDir: folder.dataDir,
    recordAct: recordChange,
    changeFeed,
    callPublic: async () => siteConfigurationSeed,
    publicUrl: null,
    rendersPerMinute: 10_000,
    retention: null,
    liveReload: null,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await changeFeed.close();
  await db.close();
  await folder.remove();
  await workspace.remove();
});
beforeEach(async () => {
  await db.delete(remoteReleases);
  await db.delete(remoteVersions);
  await db.delete(registryTokens);
  await db.delete(auditEntries);
  token = (await newToken({})).secret;
});

test('a part that is published by HTTP is on the next page, and only what is missing goes up', async () => {
  await release('shell', 'first');
  const first = await build('mf-a', 'first', { assets: { 'shared.0123.js': 'shared()' } });
  expect(await publish(first)).toEqual({
    name: 'mf-a',
    from: null,
    to: first.entry.metadata.version,
    changed: true,
    untried: [expect.stringMatching(/^No page of it was opened in a browser/)],
  });
  expect(await page('/mf-a')).toContain('<p>first</p>');
  const second = await build('mf-a', 'second', { assets: { 'shared.0123.js': 'shared()' } });
  const { integrities } = { integrities: Object.values(second.files) };
  const { missing } = (await call('POST', '/blobs/missing', { integrities })).json();
  expect(missing).toHaveLength(integrities.length - 1);
  expect(missing).not.toContain(second.files['browser/shared.0123.js']);
  expect(await publish(second)).toMatchObject({ from: first.entry.metadata.version, changed: true });
  expect(await page('/mf-a')).toContain('<p>second</p>');
  expect(await publish(second)).toMatchObject({ changed: false });
  // A page that was open before asks for its own files.
  expect((await app.inject('/assets/mf-a/chunk.first.js')).statusCode).toBe(404);
  expect((await app.inject('/assets/mf-a/shared.0123.js')).body).toBe('shared()');
});

test('each act is in the audit log with who, commit and reason, and in the history', async () => {
  await release('shell', 'first');
  const first = await release('mf-a', 'first');
  const second = await release('mf-a', 'second');
  await call('POST', '/remotes/mf-a/rollback', { reason: 'It was bad' });
  await call('DELETE', '/remotes/mf-a?reason=Not%20needed');
  const rows = await db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(rows.slice(4).map(({ by, action, before, after }) => ({ by, action, before, after }))).toEqual([
    {
      by: 'the token “Team A, CI”',
      action: 'remotes.publish',
      before: null,
      after: { version: second, commit: source.commit },
    },
    {
      by: 'the token “Team A, CI”',
      action: 'remotes.release',
      before: { version: first },
      after: { version: second, commit: source.commit, reason },
    },
    {
      by: 'the token “Team A, CI”',
      action: 'remotes.rollback',
      before: { version: second },
      after: { version: first, commit: source.commit, reason: 'It was bad' },
    },
    {
      by: 'the token “Team A, CI”',
      action: 'remotes.withdraw',
      before: { version: first },
      after: { version: null, reason: 'Not needed' },
    },
  ]);
  const history = (await call('GET', '/remotes/mf-a/history')).json();
  expect(history.releases).toMatchObject([
    { version: second, releasedBy: 'the token “Team A, CI”', reason, withdrawnReason: 'It was bad' },
    { version: first, commit: source.commit, isLive: false, withdrawnReason: 'Not needed' },
  ]);
  expect(history.versions.map(({ version }: { version: string }) => version).sort()).toEqual(
    [first, second].sort(),
  );
  const { remotes, scope } = (await call('GET', '/remotes')).json();
  expect(remotes).toMatchObject([
    { name: 'mf-a', live: null },
    { name: 'shell', kind: 'host', problem: null },
  ]);
  expect(scope).toEqual({ names, paths: ['/'], actions: registryActions });
});

test('the same version with other content is refused, and what was published stays', async () => {
  await release('shell', 'first');
  const part = await build('mf-a', 'first');
  await publish(part);
  const manifest = versionManifestOf(part, source);
  const other = {
    ...manifest,
    descriptor: { ...part.entry, extras: { ...part.entry.extras, routes: [] } },
  };
  const refused = await call('POST', '/remotes/mf-a/versions', other);
  expect(refused.statusCode).toBe(409);
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(refused.json()).toMatchObject({
    type: 'urn:title24:registry:versionExists',
    detail: `mf-a ${part.entry.metadata.version} was published with other content.`,
    remedy: 'Give what you have now a new version.',
  });
  expect((await call('POST', '/remotes/mf-a/versions', manifest)).statusCode).toBe(200);
});

test('half an upload is nothing', async () => {
  await release('shell', 'first');
  const part = await build('mf-a', 'half');
  const manifest = versionManifestOf(part, null);
  const early = await call('POST', '/remotes/mf-a/versions', manifest);
  expect(early.statusCode).toBe(422);
  expect(early.json()).toMatchObject({ type: 'urn:title24:registry:missingBlobs' });
  expect(early.json().errors.length).toBe(manifest.files.length);
  for (const [, content] of part.contents)
    expect((await call('PUT', `/blobs/${urlSafe(integrityOf(content))}`, content)).statusCode).toBe(201);
  expect((await app.inject('/mf-a')).statusCode).toBe(404);
  expect((await call('POST', '/remotes/mf-a/versions', manifest)).statusCode).toBe(201);
  expect((await app.inject('/mf-a')).statusCode).toBe(404);
  expect(await db.$count(remoteReleases)).toBe(1);
  const { version } = part.entry.metadata;
  expect((await call('POST', '/remotes/mf-a/releases', { version, reason })).statusCode).toBe(201);
  expect((await app.inject('/mf-a')).statusCode).toBe(200);
});

test('a blob is taken with the content of its hash alone, under either alphabet of base64', async () => {
  const content = Buffer.from('with + and / in its hash: 5');
  const integrity = integrityOf(content);
  const wrong = await call('PUT', `/blobs/${urlSafe(integrity)}`, Buffer.from('other'));
  expect([wrong.statusCode, wrong.json().type]).toEqual([422, 'urn:title24:registry:wrongContent']);
  expect((await call('HEAD', `/blobs/${urlSafe(integrity)}`)).statusCode).toBe(404);
  expect((await call('PUT', `/blobs/${integrity}`, content)).statusCode).toBe(201);
  expect((await call('PUT', `/blobs/${encodeURIComponent(integrity)}`, content)).statusCode).toBe(200);
  expect((await call('HEAD', `/blobs/${urlSafe(integrity)}`)).statusCode).toBe(200);
  expect((await call('PUT', '/blobs/sha256-abc', content)).statusCode).toBe(400);
  expect((await call('PUT', '/blobs/..%2F..%2Fsecret', content)).statusCode).toBe(400);
  const large = await call('PUT', `/blobs/${urlSafe(integrity)}`, Buffer.alloc(17 * 1024 ** 2));
  expect([large.statusCode, large.json().type]).toEqual([413, 'urn:title24:registry:tooLarge']);
});

describe('going back', () => {
  test('two rollbacks at once go back one version', async () => {
    await release('shell', 'first');
    await release('mf-a', 'first');
    const second = await release('mf-a', 'second');
    await release('mf-a', 'third');
    const answers = await Promise.all([1, 2].map(() => call('POST', '/remotes/mf-a/rollback', { reason })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await page('/mf-a')).toContain('<p>second</p>');
    const named = await Promise.all(
      [1, 2].map(() => call('POST', '/remotes/mf-a/rollback', { from: second, reason })),
    );
    expect(named.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await page('/mf-a')).toContain('<p>first</p>');
  });

  test('to any version that was live once, also one that was rolled back itself; twice is once', async () => {
    await release('shell', 'first');
    const first = await release('mf-a', 'first');
    const second = await release('mf-a', 'second');
    const third = await release('mf-a', 'third');
    const back = (to: string) => call('POST', '/remotes/mf-a/rollback', { to, reason });
    expect((await back(first)).json()).toEqual({ name: 'mf-a', from: third, to: first, changed: true });
    expect((await back(first)).json()).toMatchObject({ to: first, changed: false });
    expect((await back(third)).json()).toMatchObject({ from: first, to: third });
    expect(await page('/mf-a')).toContain('<p>third</p>');
    const answers = await Promise.all([back(second), back(second)]);
    expect(answers.map((answer) => answer.json().changed).sort()).toEqual([false, true]);
    expect(await page('/mf-a')).toContain('<p>second</p>');
    expect((await back('9.9.9')).statusCode).toBe(404);
  });

  test('past the first version a remote is gone, and the shell stays', async () => {
    await release('shell', 'first');
    const only = await release('mf-a', 'first');
    const gone = await call('POST', '/remotes/mf-a/rollback', { reason });
    expect(gone.json()).toEqual({ name: 'mf-a', from: only, to: null, changed: true });
    expect((await app.inject('/mf-a')).statusCode).toBe(404);
    const shell = await call('POST', '/remotes/shell/rollback', { reason });
    expect([shell.statusCode, shell.json().detail]).toEqual([
      409,
      expect.stringMatching(/no version before .* stays live/),
    ]);
    expect((await call('DELETE', `/remotes/shell?reason=${reason}`)).statusCode).toBe(409);
    expect((await call('POST', '/remotes/mf-a/releases', { version: only, reason })).statusCode).toBe(201);
    expect((await app.inject('/mf-a')).statusCode).toBe(200);
  });
});

describe('at the same time', () => {
  test('one version by several is one version and one release', async () => {
    await release('shell', 'first');
    const part = await build('mf-a', 'first');
    const changes = await Promise.all([1, 2, 3, 4].map(() => publish(part)));
    expect(changes.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await db.$count(remoteVersions)).toBe(2);
  });

  test('two parts that want one path: one gets it', async () => {
    await release('shell', 'first');
    const parts = [
      await build('mf-a', 'first', { paths: ['/new'] }),
      await build('mf-b', 'first', { paths: ['/new'] }),
    ];
    const results = await Promise.allSettled(parts.map((part) => publish(part)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('who may do what', () => {
  const calls: Readonly<Record<RegistryAction, (name: string, by: string) => Promise<number>>> = {
    publish: async (name, by) =>
      (await call('POST', `/remotes/${name}/versions`, manifests.get(name), by)).statusCode,
    release: async (name, by) =>
      (await call('POST', `/remotes/${name}/releases`, { version: versions.get(name), reason }, by))
        .statusCode,
    rollback: async (name, by) =>
      (await call('POST', `/remotes/${name}/rollback`, { from: '0.0.1', reason }, by)).statusCode,
    remove: async (name, by) =>
      (await call('DELETE', `/remotes/${name}?reason=${reason}`, undefined, by)).statusCode,
  };
  let manifests: Map<string, ReturnType<typeof versionManifestOf>>;
  let versions: Map<string, string>;
  /** What is answered where it is allowed: the rollback names a version that is not live. */
  const allowed: Readonly<Record<RegistryAction, number>> = {
    publish: 200,
    release: 200,
    rollback: 409,
    remove: 200,
  };

  beforeEach(async () => {
    manifests = new Map();
    versions = new Map();
    await release('shell', 'first');
    for (const name of ['mf-a', 'mf-b']) {
      const part = await build(name, 'first');
      await publish(part);
      manifests.set(name, versionManifestOf(part, source));
      versions.set(name, part.entry.metadata.version);
    }
  });

  test.each(registryActions.flatMap((action) => ['mf-a', 'mf-b'].map((name) => [action, name] as const)))(
    'a token for %s of %s is for that alone',
    async (action, name) => {
      const { secret } = await newToken({ names: [name], actions: [action] });
      for (const other of registryActions) {
        for (const part of ['mf-a', 'mf-b']) {
          const isAllowed = other === action && part === name;
          const status = await calls[other](part, secret);
          expect([other, part, status]).toEqual([other, part, isAllowed ? allowed[other] : 403]);
          expect((await call('GET', `/remotes/${part}/history`, undefined, secret)).statusCode).toBe(
            part === name ? 200 : 403,
          );
        }
      }
      const content = Buffer.from('content');
      const put = await call('PUT', `/blobs/${urlSafe(integrityOf(content))}`, content, secret);
      expect(put.statusCode === 403).toBe(action !== 'publish');
    },
  );

  test.each([
    ['none', async () => null],
    ['a wrong one', async () => `t24r_${'A'.repeat(43)}`],
    ['one that has ended', async () => (await newToken({ expiresAt: new Date(Date.now() - 1) })).secret],
    [
      'one that was revoked',
      async () => {
        const { secret, token: made } = await newToken({});
        await db.execute(sql`update registry_tokens set revoked_at = now() where id = ${made.id}`);
        return secret;
      },
    ],
    ['that of a session', async () => 'A'.repeat(43)],
  ])('with %s nothing is answered but the documentation', async (_, make) => {
    const by = await make();
    for (const [method, path] of [
      ['GET', '/remotes'],
      ['GET', '/remotes/mf-a/history'],
      ['POST', '/blobs/missing'],
      ['PUT', '/blobs/sha384-x'],
      ['POST', '/remotes/mf-a/versions'],
      ['POST', '/remotes/mf-a/releases'],
      ['POST', '/remotes/mf-a/rollback'],
      ['DELETE', '/remotes/mf-a'],
    ] as const) {
      const answer = await call(method, path, undefined, by);
      expect([path, answer.statusCode]).toEqual([path, 401]);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    }
    expect((await call('GET', '/openapi.json', undefined, by)).statusCode).toBe(200);
  });

  test('a token publishes below its paths alone', async () => {
    const { secret } = await newToken({ names: ['mf-a'], paths: ['/new', '/mf-a'] });
    const inside = await build('mf-a', 'inside', { paths: ['/mf-a', '/new/page', '/new/*'] });
    expect(await publish(inside, secret)).toMatchObject({ changed: true });
    const outside = await build('mf-a', 'outside', { paths: ['/mf-a', '/newer'] });
    expect((await problemOf(publish(outside, secret))).message).toMatch(
      /^mf-a declares \/newer, and the token is for \/new, \/mf-a and what lies below\. Declare paths below/,
    );
  });

  test('a token is kept as its hash alone, and its last use is known', async () => {
    const { secret } = await newToken({});
    const before = JSON.stringify(await db.select().from(registryTokens));
    expect(before).not.toContain(secret.slice(5));
    await call('GET', '/remotes', undefined, secret);
    const rows = await db.select().from(registryTokens);
    expect(rows.filter(({ lastUsedAt }) => lastUsedAt !== null).length).toBeGreaterThan(0);
  });
});

test('a request that is not as the schema says is told what and where', async () => {
  const answer = await call('POST', '/remotes/mf-a/releases', { version: 'newest', reason: 'x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    type: 'urn:title24:registry:malformed',
    errors: [
      { path: 'version', message: expect.stringContaining('semantic version') },
      { path: 'reason', message: 'Say in some words why' },
    ],
  });
  const noJson = await app.inject({
    method: 'POST',
    url: '/registry/v1/remotes/mf-a/releases',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: '{half',
  });
  expect([noJson.statusCode, noJson.json().detail]).toEqual([400, 'The body is not JSON.']);
  expect((await call('GET', '/nothing')).statusCode).toBe(404);
  expect((await call('GET', '/remotes/mf-nothing/history')).statusCode).toBe(403);
  expect((await call('POST', '/remotes/Mf/rollback', { reason })).statusCode).toBe(400);
});

test('the client says what the service says, or that there is none', async () => {
  const part = await build('mf-a', 'first', { contract: '^9.0.0' });
  expect((await problemOf(publish(part))).message).toMatch(
    /^mf-a \S+ needs contract \^9\.0\.0, and this site has \S+\. Build the part for that, or update the site first\.$/,
  );
  expect((await problemOf(publish(part, `t24r_${'A'.repeat(43)}`))).status).toBe(401);
  const nowhere = historyByHttp({ url: 'http://127.0.0.1:1', token }, 'mf-a');
  expect((await problemOf(nowhere)).message).toMatch(/cannot be reached .* Check the address/);
});

test('files lie once in the store, whatever versions have them', async () => {
  await release('shell', 'first');
  const part = await build('mf-a', 'first');
  await publish(part);
  const [file = '', integrity = ''] = Object.entries(part.files)[0] ?? [];
  const key = Buffer.from(integrity.slice(7), 'base64').toString('hex');
  const stored = await readFile(join(folder.dataDir, 'registry/blobs', key.slice(0, 2), key));
  expect(stored).toEqual(part.contents.get(file));
});
