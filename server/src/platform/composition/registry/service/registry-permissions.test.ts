import { versionManifestOf } from '@title24/remote-kit/registry';
import { type RegistryAction, registryActions } from '@title24/shared-domain';
import { sql } from 'drizzle-orm';
import { registryTokens } from '../tokens/registry-tokens.table.ts';
import { maxDailyBlobBytes } from './blob-quota.ts';
import { reason, ServiceSite, source } from './testing/service-site.ts';

jest.setTimeout(120_000);

const site = new ServiceSite();
beforeAll(() => site.reset());

describe('permissions of registry tokens', () => {
  const calls: Readonly<Record<RegistryAction, (name: string, by: string) => Promise<number>>> = {
    publish: async (name, by) =>
      (await site.call('POST', `/remotes/${name}/versions`, manifests.get(name), by)).statusCode,
    release: async (name, by) =>
      (await site.call('POST', `/remotes/${name}/releases`, { version: versions.get(name), reason }, by))
        .statusCode,
    rollback: async (name, by) =>
      (await site.call('POST', `/remotes/${name}/rollback`, { from: '0.0.1', reason }, by)).statusCode,
    remove: async (name, by) =>
      (await site.call('DELETE', `/remotes/${name}?reason=${reason}`, undefined, by)).statusCode,
  };
  let manifests: Map<string, ReturnType<typeof versionManifestOf>>;
  let versions: Map<string, string>;
  /** Status of each permitted call. A rollback gets 409, because the named version is not live. */
  const allowed: Readonly<Record<RegistryAction, number>> = {
    publish: 200,
    release: 200,
    rollback: 409,
    remove: 200,
  };

  beforeAll(async () => {
    manifests = new Map();
    versions = new Map();
    await site.release('shell', 'first');
    for (const name of ['mf-a', 'mf-b']) {
      const part = await site.build(name, 'first');
      await site.publish(part);
      manifests.set(name, versionManifestOf(part, source));
      versions.set(name, part.entry.metadata.version);
    }
  });

  test.each([
    ['no token', async () => null],
    ['a wrong token', async () => `t24r_${'A'.repeat(43)}`],
    ['an expired token', async () => (await site.newToken({ expiresAt: new Date(Date.now() - 1) })).secret],
    [
      'a revoked token',
      async () => {
        const { secret, token: made } = await site.newToken({});
        await site.db.execute(sql`update registry_tokens set revoked_at = now() where id = ${made.id}`);
        return secret;
      },
    ],
    ['the token of a session', async () => 'A'.repeat(43)],
  ])('with %s, calls are refused, but the documentation is served', async (_, make) => {
    const by = await make();
    for (const [method, path] of [
      ['GET', '/remotes'],
      ['GET', '/remotes/mf-a/history'],
      ['POST', '/blobs/missing'],
      ['PUT', '/blobs/sha384-x'],
      ['POST', '/remotes/mf-a/versions'],
      ['POST', '/remotes/mf-a/releases'],
      ['POST', '/remotes/mf-a/rollback'],
      ['GET', '/changes/5d0c8a3b-2f4e-4d6a-9b7c-1e3f5a7b9c11'],
      ['DELETE', '/remotes/mf-a'],
    ] as const) {
      const answer = await site.call(method, path, undefined, by);
      expect([path, answer.statusCode]).toEqual([path, 401]);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    }
    expect((await site.call('GET', '/openapi.json', undefined, by)).statusCode).toBe(200);
  });

  test('a token can publish only parts with paths at or below the token’s paths', async () => {
    const { secret } = await site.newToken({ names: ['mf-a'], paths: ['/new', '/mf-a'] });
    const inside = await site.build('mf-a', 'inside', { paths: ['/mf-a', '/new/page', '/new/*'] });
    expect(await site.publish(inside, secret)).toMatchObject({ changed: true });
    const outside = await site.build('mf-a', 'outside', { paths: ['/mf-a', '/newer'] });
    await expect(site.publish(outside, secret)).rejects.toThrow(
      /^mf-a declares \/newer, but the token covers only \/new, \/mf-a and the paths below\. Declare paths below/,
    );
  });

  test('the secret of a token is not stored, and the use of tokens is recorded', async () => {
    const { secret } = await site.newToken({});
    const before = JSON.stringify(await site.db.select().from(registryTokens));
    expect(before).not.toContain(secret.slice(5));
    await site.call('GET', '/remotes', undefined, secret);
    const rows = await site.db.select().from(registryTokens);
    expect(rows.filter(({ lastUsedAt }) => lastUsedAt !== null).length).toBeGreaterThan(0);
  });

  // The action 'remove' comes last, because the others need the part.
  test.each(registryActions.flatMap((action) => ['mf-a', 'mf-b'].map((name) => [action, name] as const)))(
    "a token with the action '%s' for %s permits no other change",
    async (action, name) => {
      const { secret } = await site.newToken({ names: [name], actions: [action] });
      for (const other of registryActions) {
        for (const part of ['mf-a', 'mf-b']) {
          const isAllowed = other === action && part === name;
          const status = await calls[other](part, secret);
          expect([other, part, status]).toEqual([other, part, isAllowed ? allowed[other] : 403]);
          expect((await site.call('GET', `/remotes/${part}/history`, undefined, secret)).statusCode).toBe(
            part === name ? 200 : 403,
          );
        }
      }
      const put = await site.putBlob(Buffer.from('content'), secret);
      expect(put.statusCode === 403).toBe(action !== 'publish');
    },
  );
});

test('a token over its quota is refused with a remedy, while another token is accepted', async () => {
  const [first, second] = [await site.newToken({}), await site.newToken({})];
  expect((await site.putBlob(Buffer.from('one'), first.secret)).statusCode).toBe(201);
  site.app.requestCounts?.count('registry-blobs', first.token.id, 86_400_000, maxDailyBlobBytes / 1024);
  const refused = await site.putBlob(Buffer.from('two'), first.secret);
  expect([refused.statusCode, refused.json().remedy]).toEqual([
    429,
    expect.stringMatching(/^Wait \d+ hours/),
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  expect((await site.putBlob(Buffer.from('two'), second.secret)).statusCode).toBe(201);
});
