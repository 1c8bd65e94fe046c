import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { type LoginStatus, roleOf } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import { AttemptCounter } from '../../../platform/limits/attempt-counter.ts';
import { accounts } from '../tables/accounts.table.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import { AccountSite, password, totpCode } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;

beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('Ana.Member', 'Member');
  await site.addAccount('shut', 'Member');
  await site.database.update(accounts).set({ enabled: false }).where(eq(accounts.name, 'shut'));
  await site.addAccount('unconfirmed', 'Member');
  await site.database.update(accounts).set({ emailVerified: false }).where(eq(accounts.name, 'unconfirmed'));
});
afterAll(() => site.close());

const refused = { code: -32003, message: 'That account name or password is incorrect.' };

test.each(['Ana.Member', ' ana.member ', 'Ana.Member@Example.com'])(
  'logs in with the account name or email address %j',
  async (name) => {
    const { result, status } = await site.logIn(name);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      status: true,
      role: { name: 'Member', isAlmighty: false },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(roleOf(result as LoginStatus)?.isAllowed('CREATE', 'PROJECT')).toBe(true);
  },
);

test.each([
  ['a wrong password', 'ana.member', 'four plain words'],
  ['an unknown name', 'nobody', password],
  ['an unknown address', 'nobody@example.com', password],
  ['a disabled account', 'shut', password],
  ['an unconfirmed account', 'unconfirmed', password],
  ['a password of 256 characters', 'ana.member', 'x'.repeat(256)],
])('refuses a login with %s, without giving the reason', async (_, name, typed) => {
  const { status, error } = await site.logIn(name, { password: typed, from: '192.0.2.1' });
  expect([status, error]).toEqual([200, refused]);
});

test('the log records logins, refused logins and refused permissions, but no passwords or tokens', async () => {
  const before = site.log.length;
  const token = await site.tokenOf('ana.member');
  await site.logIn('ana.member', { password: 'a guess at it', from: '192.0.2.77' });
  await site.call('accounts', 'find', {}, token);
  const text = site.log.slice(before).join('\n');
  expect(text).toMatch(/"account":"[\w-]{36}","client":"[^"]+","way":"password".*"Logged in"/);
  expect(text).toMatch(/"client":"192\.0\.2\.77","way":"password".*"A login was refused"/);
  expect(text).toMatch(/"method":"accounts\.find".*"A right was refused"/);
  for (const typed of ['a guess at it', password, token]) expect(text).not.toContain(typed);
});

test('a refused login computes one hash, whether or not the account exists', async () => {
  const hashed = jest.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  for (const [index, name] of ['ana.member', 'nobody', 'shut', 'unconfirmed'].entries()) {
    hashed.mockClear();
    await site.logIn(name, { password: 'four plain words', from: `192.0.2.${10 + index}` });
    expect([name, hashed.mock.calls.length]).toEqual([name, 1]);
  }
  hashed.mockRestore();
  syncBuiltinESMExports();
});

test.each([
  [{}, ['accountName', 'password']],
  [{ accountName: 'ana\u0000', password }, ['accountName']],
  [{ accountName: 'ana', password: '' }, ['password']],
  [{ accountName: 'ana', password, remember: true }, ['remember']],
])('a login with the params %j is refused', async (params, paths) => {
  const { error } = await site.callPublic('security', 'login', params);
  expect(error?.code).toBe(-32602);
  expect(error?.data).toEqual(paths.map((path) => ({ path, message: expect.any(String) })));
});

describe('limits on wrong passwords', () => {
  const wrong = (name: string, from: string) => site.logIn(name, { password: 'wrong wrong wrong', from });

  test('after too many wrong passwords for one account, only the client that sent them is blocked, and only for that account', async () => {
    const answers = [];
    for (let n = 0; n < 7; n++) answers.push(await wrong('ana.member', '198.51.100.1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number(answers[6]?.retryAfter)).toBeGreaterThan(0);
    expect((await site.logIn('ana.member', { from: '198.51.100.1' })).status).toBe(429);
    expect((await site.logIn('ana.member', { from: '198.51.100.2' })).result).toMatchObject({ status: true });
    expect((await wrong('nobody-else', '198.51.100.1')).status).toBe(200);
  });

  test('attempts on an unknown account are blocked like attempts on an existing one', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await wrong('ghost', '198.51.100.3')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('an IPv6 network counts as one client', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await wrong('ghost', `2001:db8:1:2:${n}::1`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await wrong('ghost', '2001:db8:1:3::1')).status).toBe(200);
  });

  test('a login resets the count of wrong passwords', async () => {
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) expect((await wrong('ana.member', '198.51.100.4')).status).toBe(200);
      expect((await site.logIn('ana.member', { from: '198.51.100.4' })).status).toBe(200);
    }
  });

  test('repeated attempts on one account do not block logins to other accounts from the same network address', async () => {
    const from = '198.51.100.5';
    for (let n = 0; n < 110; n++) await wrong('somebody-else', from);
    expect((await wrong('somebody-else', from)).status).toBe(429);
    expect((await site.logIn('ana.member', { from })).result).toMatchObject({ status: true });
  });

  test('attempts on many accounts block all logins from the same network address', async () => {
    const from = '198.51.100.6';
    const counter = new AttemptCounter(site.database);
    for (let n = 0; n < 98; n++) await counter.add(['client', from]);
    const statuses = [];
    for (let n = 0; n < 3; n++) {
      const { status } = await site.callPublic(
        'security',
        'login',
        { accountName: `list-${n}`, password },
        { from },
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await site.logIn('ana.member', { from })).status).toBe(429);
  });

  test('1,000 attempts from one client block only that client, and do not flood the log', async () => {
    const before = site.log.length;
    const statuses = new Map<number, number>();
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) => wrong(`victim-${n % 5}`, '203.0.113.9')),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const tried = statuses.get(200) ?? 0;
    expect(tried).toBeLessThan(50);
    expect(statuses.get(429)).toBe(1_000 - tried);
    expect((await site.logIn('ana.member', { from: '203.0.113.10' })).result).toMatchObject({ status: true });
    expect(site.log.length - before).toBeLessThan(30);
  });
});

describe('logins with an authenticator app', () => {
  const name = 'careful';
  let secret: string;
  let confirmedWith: string;
  let backupCodes: readonly string[];

  beforeAll(async () => {
    await site.addAccount(name, 'Admin');
    const token = await site.tokenOf(name);
    const started = await site.call('account', 'startTotp', { password }, token);
    ({ secret } = started.result as { secret: string });
    expect(started.result).toMatchObject({
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Energy%20Compliance%20Reports/),
    });
    expect((await site.logIn(name)).result).toMatchObject({ status: true });
    expect((await site.call('account', 'confirmTotp', { code: '000000' }, token)).error).toMatchObject({
      code: -32602,
      data: [{ path: 'code' }],
    });
    confirmedWith = totpCode(secret);
    const confirmed = await site.call('account', 'confirmTotp', { code: confirmedWith }, token);
    ({ backupCodes } = confirmed.result as { backupCodes: string[] });
    expect((await site.call('account', 'load', {}, token)).result).toMatchObject({ totpEnabled: true });
  });

  test('a login requires a code in addition to the name and password', async () => {
    expect((await site.logIn(name)).result).toEqual({
      status: false,
      role: null,
      token: null,
      secondFactor: 'totp',
    });
  });

  test('the response to a wrong password does not reveal that the account has an app', async () => {
    const answer = await site.logIn(name, { password: 'wrong wrong wrong', from: '198.51.100.20' });
    expect(answer.error).toEqual(refused);
  });

  test('an app code can be used for only one login', async () => {
    expect((await site.logIn(name, { code: confirmedWith })).error).toEqual(refused);
    const next = totpCode(secret, 1);
    expect((await site.logIn(name, { code: next })).result).toMatchObject({ status: true });
    expect((await site.logIn(name, { code: next })).error).toEqual(refused);
  });

  test('only one of several simultaneous logins with the same code succeeds', async () => {
    await site.database.update(secondFactors).set({ lastStep: null });
    const code = totpCode(secret);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => site.logIn(name, { code, from: `198.51.100.${30 + n}` })),
    );
    expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.message === refused.message)).toHaveLength(3);
  });

  test('after too many wrong codes, the client has to wait, even if it sends only the password between two codes', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const { status, error } = await site.logIn(name, { code: '1234567', from: '198.51.100.21' });
      statuses.push([status, error?.message]);
      await site.logIn(name, { from: '198.51.100.21' });
    }
    expect(statuses[0]).toEqual([200, refused.message]);
    expect(statuses[5]?.[0]).toBe(429);
  });

  test('a backup code replaces an app code only once', async () => {
    const code = backupCodes[0] ?? '';
    expect((await site.logIn(name, { code, from: '198.51.100.22' })).result).toMatchObject({ status: true });
    expect((await site.logIn(name, { code, from: '198.51.100.22' })).error).toEqual(refused);
  });

  test('ten wrong codes from several clients lock the account for a while, even for correct codes', async () => {
    const fromAnywhere = (n: number, code: string) => site.logIn(name, { code, from: `203.0.113.${20 + n}` });
    const lockedUntil = async () => {
      const [factor] = await site.database.select().from(secondFactors);
      return factor?.lockedUntil;
    };
    await site.database.update(secondFactors).set({ lastStep: null, failedVerificationCount: 0 });
    for (let n = 0; n < 9; n++) await fromAnywhere(n, n % 2 ? '1234567' : 'aaaaa-bbbbb');
    expect(await lockedUntil()).toBeNull();
    expect((await fromAnywhere(9, backupCodes[1] ?? '')).result).toMatchObject({ status: true });
    for (let n = 0; n < 10; n++) await fromAnywhere(10 + n, n % 2 ? '1234567' : 'aaaaa-bbbbb');
    const quarter = Number(await lockedUntil()) - Date.now();
    expect(quarter).toBeGreaterThan(10 * 60_000);
    expect(quarter).toBeLessThanOrEqual(15 * 60_000);
    expect((await fromAnywhere(20, backupCodes[2] ?? '')).error).toEqual(refused);
    expect((await fromAnywhere(21, totpCode(secret))).error).toEqual(refused);
    // When the lock ends, the refused codes are still unused, and one wrong code does not lock the account again.
    await site.database.update(secondFactors).set({ lockedUntil: new Date(Date.now() - 1) });
    expect((await fromAnywhere(22, '1234567')).error).toEqual(refused);
    expect((await fromAnywhere(23, backupCodes[2] ?? '')).result).toMatchObject({ status: true });
    expect((await fromAnywhere(24, totpCode(secret))).result).toMatchObject({ status: true });
  });

  test('only one of several simultaneous logins with the same backup code succeeds', async () => {
    const code = backupCodes[3] ?? '';
    const answers = await Promise.all(
      [1, 2, 3].map((n) => site.logIn(name, { code, from: `203.0.113.${60 + n}` })),
    );
    expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.message === refused.message)).toHaveLength(2);
  });

  test('removing the app requires the password, and logins after the removal require no code', async () => {
    await site.database.update(secondFactors).set({ lastStep: null });
    const { result } = await site.logIn(name, { code: totpCode(secret), from: '198.51.100.23' });
    const { token } = result as { token: string };
    const wrong = await site.call('account', 'stopTotp', { password: 'wrong wrong wrong' }, token);
    expect(wrong.error).toMatchObject({ code: -32602, data: [{ path: 'password' }] });
    expect((await site.call('account', 'stopTotp', { password }, token)).result).toEqual({});
    expect((await site.logIn(name, { from: '198.51.100.23' })).result).toMatchObject({ status: true });
  });
});
