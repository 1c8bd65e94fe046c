import { historyByHttp, integrityOf, versionManifestOf } from '@title24/remote-kit/registry';
import { registryActions } from '@title24/shared-domain';
import { auditEntries } from '../../../../features/audit/audit-entries.table.ts';
import { remoteReleases } from '../remote-releases.table.ts';
import { remoteVersions } from '../remote-versions.table.ts';
import { partNames, reason, ServiceSite, source } from './testing/service-site.ts';

jest.setTimeout(120_000);

const site = new ServiceSite();
beforeEach(() => site.reset());

test('the next page shows a part published over HTTP, and only missing files are sent', async () => {
  await site.release('shell', 'first');
  const first = await site.build('mf-a', 'first', { assets: { 'shared.0123.js': 'shared()' } });
  expect(await site.publish(first)).toEqual({
    name: 'mf-a',
    from: null,
    to: first.entry.metadata.version,
    changed: true,
    untried: [expect.stringMatching(/the site did not open them in a browser/)],
  });
  expect(await site.page('/mf-a')).toContain('<p>first</p>');
  const second = await site.build('mf-a', 'second', { assets: { 'shared.0123.js': 'shared()' } });
  const integrities = Object.values(second.files);
  const { missing } = (await site.call('POST', '/blobs/missing', { integrities })).json();
  expect(missing).toHaveLength(integrities.length - 1);
  expect(missing).not.toContain(second.files['browser/shared.0123.js']);
  expect(await site.publish(second)).toMatchObject({ from: first.entry.metadata.version, changed: true });
  expect(await site.page('/mf-a')).toContain('<p>second</p>');
  expect(await site.publish(second)).toMatchObject({ changed: false });
  // A version has a chunk named after its label by default. The first version has other `assets` instead.
  expect((await site.app.inject('/assets/mf-a/chunk.first.js')).statusCode).toBe(404);
  expect((await site.app.inject('/assets/mf-a/shared.0123.js')).body).toBe('shared()');
});

test('each change is in the audit log and in the history', async () => {
  await site.release('shell', 'first');
  const first = await site.release('mf-a', 'first');
  const second = await site.release('mf-a', 'second');
  await site.call('POST', '/remotes/mf-a/rollback', { reason: 'It was bad' });
  await site.call('DELETE', '/remotes/mf-a?reason=Not%20needed');
  const rows = await site.db.select().from(auditEntries).orderBy(auditEntries.id);
  const by = 'the token “Team A, CI”';
  const { commit } = source;
  expect(rows.slice(4).map(({ by, action, before, after }) => [by, action, before, after])).toEqual([
    [by, 'remotes.publish', null, { version: second, commit }],
    [by, 'remotes.release', { version: first }, { version: second, commit, reason }],
    [by, 'remotes.rollback', { version: second }, { version: first, commit, reason: 'It was bad' }],
    [by, 'remotes.withdraw', { version: first }, { version: null, reason: 'Not needed' }],
  ]);
  const history = (await site.call('GET', '/remotes/mf-a/history')).json();
  expect(history.releases).toMatchObject([
    { version: second, releasedBy: by, reason, withdrawnReason: 'It was bad' },
    { version: first, commit, isLive: false, withdrawnReason: 'Not needed' },
  ]);
  expect(history.versions.map(({ version }: { version: string }) => version).sort()).toEqual(
    [first, second].sort(),
  );
  const { remotes, scope } = (await site.call('GET', '/remotes')).json();
  expect(remotes).toMatchObject([
    { name: 'mf-a', live: null },
    { name: 'shell', kind: 'host', problem: null },
  ]);
  expect(scope).toEqual({ names: partNames, paths: ['/'], actions: registryActions });
});

test('the same version with other content is refused', async () => {
  await site.release('shell', 'first');
  const part = await site.build('mf-a', 'first');
  await site.publish(part);
  const manifest = versionManifestOf(part, source);
  const other = {
    ...manifest,
    descriptor: { ...part.entry, extras: { ...part.entry.extras, routes: [] } },
  };
  const refused = await site.call('POST', '/remotes/mf-a/versions', other);
  expect(refused.statusCode).toBe(409);
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(refused.json()).toMatchObject({
    type: 'urn:title24:registry:versionExists',
    detail: `mf-a ${part.entry.metadata.version} was published with other content.`,
    remedy: 'Give the changed content a new version.',
  });
  expect((await site.call('POST', '/remotes/mf-a/versions', manifest)).statusCode).toBe(200);
});

test('a version is refused until all its files have been sent, and no page shows it before its release', async () => {
  await site.release('shell', 'first');
  const part = await site.build('mf-a', 'half');
  const manifest = versionManifestOf(part, null);
  const early = await site.call('POST', '/remotes/mf-a/versions', manifest);
  expect(early.statusCode).toBe(422);
  expect(early.json()).toMatchObject({ type: 'urn:title24:registry:missingBlobs' });
  expect(early.json().errors.length).toBe(manifest.files.length);
  for (const content of part.contents.values()) expect((await site.putBlob(content)).statusCode).toBe(201);
  expect((await site.app.inject('/mf-a')).statusCode).toBe(404);
  expect((await site.call('POST', '/remotes/mf-a/versions', manifest)).statusCode).toBe(201);
  expect((await site.app.inject('/mf-a')).statusCode).toBe(404);
  expect(await site.db.$count(remoteReleases)).toBe(1);
  const { version } = part.entry.metadata;
  expect((await site.call('POST', '/remotes/mf-a/releases', { version, reason })).statusCode).toBe(200);
  expect((await site.app.inject('/mf-a')).statusCode).toBe(200);
});

test('a blob must match the hash in the URL, in either base64 alphabet', async () => {
  const content = Buffer.from('with + and / in its hash: 5');
  const integrity = integrityOf(content);
  const wrong = await site.putBlob(Buffer.from('other'), site.token, integrity);
  expect([wrong.statusCode, wrong.json().type]).toEqual([422, 'urn:title24:registry:wrongContent']);
  expect((await site.call('PUT', `/blobs/${integrity}`, content)).statusCode).toBe(201);
  expect((await site.call('PUT', `/blobs/${encodeURIComponent(integrity)}`, content)).statusCode).toBe(200);
  expect((await site.putBlob(content)).statusCode).toBe(200);
  expect((await site.call('PUT', '/blobs/sha256-abc', content)).statusCode).toBe(400);
  expect((await site.call('PUT', '/blobs/..%2F..%2Fsecret', content)).statusCode).toBe(400);
  const large = await site.putBlob(Buffer.alloc(17 * 1024 ** 2));
  expect([large.statusCode, large.json().type]).toEqual([413, 'urn:title24:registry:tooLarge']);
});

describe('a rollback', () => {
  test('by two callers at once goes back only one version', async () => {
    await site.release('shell', 'first');
    await site.release('mf-a', 'first');
    const second = await site.release('mf-a', 'second');
    await site.release('mf-a', 'third');
    const answers = await Promise.all(
      [1, 2].map(() => site.call('POST', '/remotes/mf-a/rollback', { reason })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await site.page('/mf-a')).toContain('<p>second</p>');
    const named = await Promise.all(
      [1, 2].map(() => site.call('POST', '/remotes/mf-a/rollback', { from: second, reason })),
    );
    expect(named.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await site.page('/mf-a')).toContain('<p>first</p>');
  });

  test('restores any version that was once live', async () => {
    await site.release('shell', 'first');
    const first = await site.release('mf-a', 'first');
    await site.release('mf-a', 'second');
    const third = await site.release('mf-a', 'third');
    const back = (to: string) => site.call('POST', '/remotes/mf-a/rollback', { to, reason });
    expect((await back(first)).json()).toEqual({ name: 'mf-a', from: third, to: first, changed: true });
    expect((await back(first)).json()).toMatchObject({ to: first, changed: false });
    expect((await back(third)).json()).toMatchObject({ from: first, to: third });
    expect(await site.page('/mf-a')).toContain('<p>third</p>');
    expect((await back('9.9.9')).statusCode).toBe(404);
  });

  test('of the first version removes a remote but not the shell', async () => {
    await site.release('shell', 'first');
    const only = await site.release('mf-a', 'first');
    const gone = await site.call('POST', '/remotes/mf-a/rollback', { reason });
    expect(gone.json()).toEqual({ name: 'mf-a', from: only, to: null, changed: true });
    expect((await site.app.inject('/mf-a')).statusCode).toBe(404);
    const shell = await site.call('POST', '/remotes/shell/rollback', { reason });
    expect([shell.statusCode, shell.json().detail]).toEqual([
      409,
      expect.stringMatching(/no version before .* stays live/),
    ]);
    expect((await site.call('DELETE', `/remotes/shell?reason=${reason}`)).statusCode).toBe(409);
    expect((await site.call('POST', '/remotes/mf-a/releases', { version: only, reason })).statusCode).toBe(
      200,
    );
    expect((await site.app.inject('/mf-a')).statusCode).toBe(200);
  });
});

describe('with simultaneous requests,', () => {
  test('the same version is published only once', async () => {
    await site.release('shell', 'first');
    const part = await site.build('mf-a', 'first');
    const changes = await Promise.all([1, 2, 3, 4].map(() => site.publish(part)));
    expect(changes.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await site.db.$count(remoteVersions)).toBe(2);
  });

  test('a path that two parts declare goes to one of them', async () => {
    await site.release('shell', 'first');
    const parts = [
      await site.build('mf-a', 'first', { paths: ['/new'] }),
      await site.build('mf-b', 'first', { paths: ['/new'] }),
    ];
    const results = await Promise.allSettled(parts.map((part) => site.publish(part)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

test('each mismatch with the schema is reported with its location', async () => {
  const answer = await site.call('POST', '/remotes/mf-a/releases', { version: 'newest', reason: 'x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    type: 'urn:title24:registry:malformed',
    errors: [
      { path: 'version', message: expect.stringContaining('semantic version') },
      { path: 'reason', message: 'Give a reason of at least 3 characters' },
    ],
  });
  const noJson = await site.app.inject({
    method: 'POST',
    url: '/registry/v1/remotes/mf-a/releases',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    payload: '{half',
  });
  expect([noJson.statusCode, noJson.json().detail]).toEqual([400, expect.stringContaining('not valid JSON')]);
  expect((await site.call('GET', '/nothing')).statusCode).toBe(404);
  expect((await site.call('GET', '/remotes/mf-nothing/history')).statusCode).toBe(403);
  expect((await site.call('POST', '/remotes/Mf/rollback', { reason })).statusCode).toBe(400);
});

test('the client reports the service’s message or an unreachable service', async () => {
  await site.release('shell', 'first');
  const part = await site.build('mf-a', 'first', { contract: '^9.0.0' });
  await expect(site.publish(part)).rejects.toThrow(
    /^mf-a needs contract \^9\.0\.0, and the shell \S+, which is live, has contract \S+\. Build it with/,
  );
  await expect(site.publish(part, `t24r_${'A'.repeat(43)}`)).rejects.toMatchObject({ status: 401 });
  const nowhere = historyByHttp({ url: 'http://127.0.0.1:1', token: site.token }, 'mf-a');
  await expect(nowhere).rejects.toThrow(/cannot be reached .* Check the address/);
});
