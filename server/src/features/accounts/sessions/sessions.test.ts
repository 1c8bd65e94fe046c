import type { AccountInfo, LoginStatus } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import { tokenHash } from '../../../platform/tokens/random-token.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles } from '../tables/roles.table.ts';
import { sessions, sessionTokens } from '../tables/sessions.table.ts';
import { AccountSite, password } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let id: string;

beforeAll(async () => {
  site = await AccountSite.open();
  id = await site.addAccount('ana', 'Admin');
});
afterAll(() => site.close());

const status = (token: string | null) => site.callPublic('security', 'loginStatus', {}, { token });
const load = (token: string) => site.call('account', 'load', {}, token);
const invalid = { status: 401, text: 'invalid token' };

async function renew(token: string): Promise<string> {
  const next = ((await status(token)).result as LoginStatus).token;
  if (!next) throw new Error('There is no token.');
  return next;
}

async function age(token: string, minutes: number): Promise<void> {
  const [row] = await site.database
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.hash, tokenHash(token)));
  const earlier = (moment: Date | null) => moment && new Date(moment.getTime() - minutes * 60_000);
  await site.database
    .update(sessionTokens)
    .set({
      expiresAt: earlier(row?.expiresAt ?? null) as Date,
      supersededAt: earlier(row?.supersededAt ?? null),
    })
    .where(eq(sessionTokens.hash, tokenHash(token)));
}

test('the login status contains the role and, while the token is new, the same token', async () => {
  const token = await site.tokenOf('ana');
  expect((await status(token)).result).toMatchObject({ status: true, role: { isAlmighty: true }, token });
});

test('without a token, the login status is logged out', async () => {
  expect(await status(null)).toMatchObject({
    status: 200,
    result: { status: false, role: null, token: null },
  });
  expect(await load('')).toMatchObject(invalid);
});

test.each(['x', 'A'.repeat(43), '../../etc', "'; drop table sessions; --"])(
  'refuses %j as a token',
  async (token) => {
    expect(await status(token)).toMatchObject(invalid);
    expect(await load(token)).toMatchObject(invalid);
  },
);

test('only hashes of tokens are stored', async () => {
  const token = await site.tokenOf('ana');
  const { rows } = await site.database.$client.query('select * from session_tokens');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).toContain(tokenHash(token));
});

test('a token is exchanged after half its lifetime, and is still valid right after its successor’s first use', async () => {
  const token = await site.tokenOf('ana');
  await age(token, 8);
  const next = await renew(token);
  expect(next).not.toBe(token);
  // The client may never receive the new token, so the old one stays valid while the new one is unused.
  await age(token, 2);
  expect((await load(token)).status).toBe(200);
  expect((await load(next)).status).toBe(200);
  expect((await load(token)).status).toBe(200);
});

test('the session ends if a token is used two minutes after its successor’s first use', async () => {
  const token = await site.tokenOf('ana');
  await age(token, 8);
  const next = await renew(token);
  expect((await load(next)).status).toBe(200);
  await age(token, 2);
  expect(await load(token)).toMatchObject(invalid);
  expect(await load(next)).toMatchObject(invalid);
  expect(site.log.join('')).toContain('used after it had been exchanged');
});

test('an expired token can be exchanged, but authorizes no calls', async () => {
  const token = await site.tokenOf('ana');
  await age(token, 16);
  expect(await load(token)).toMatchObject(invalid);
  const next = await renew(token);
  expect((await load(next)).status).toBe(200);
});

test('the token of an expired session is refused', async () => {
  const token = await site.tokenOf('ana');
  const [row] = await site.database
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.hash, tokenHash(token)));
  await site.database
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.id, row?.sessionId ?? ''));
  expect(await status(token)).toMatchObject(invalid);
});

test('after a logout, a copy of the token is refused', async () => {
  const token = await site.tokenOf('ana');
  const copy = token;
  expect((await site.callPublic('security', 'logout', {}, { token })).result).toEqual({});
  expect(await load(copy)).toMatchObject(invalid);
  expect(await status(copy)).toMatchObject(invalid);
  expect((await site.callPublic('security', 'logout', {}, { token })).result).toEqual({});
});

test('sessions are listed, and can be ended one by one or all at once', async () => {
  await site.addAccount('bea', 'Member');
  const [first, second, third] = [
    await site.tokenOf('bea'),
    await site.tokenOf('bea'),
    await site.tokenOf('bea'),
  ];
  const { sessions: list } = (await load(first)).result as AccountInfo;
  expect(list).toHaveLength(3);
  expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

  const own = ((await load(second)).result as AccountInfo).sessions.find(({ isCurrent }) => isCurrent)?.id;
  expect((await site.call('account', 'endSession', { id: own }, first)).result).toEqual({});
  expect(await load(second)).toMatchObject(invalid);
  expect((await site.call('account', 'endSession', { id: own }, first)).error?.code).toBe(-32001);

  expect((await site.call('account', 'logoutEverywhere', {}, first)).result).toEqual({});
  for (const token of [first, third]) expect(await load(token)).toMatchObject(invalid);
});

test('a session of another account cannot be ended', async () => {
  await site.addAccount('eve', 'Member');
  const victim = await site.tokenOf('ana');
  const { sessions: list } = (await load(victim)).result as AccountInfo;
  const answer = await site.call('account', 'endSession', { id: list[0]?.id }, await site.tokenOf('eve'));
  expect(answer.error?.code).toBe(-32001);
  expect((await load(victim)).status).toBe(200);
});

test('a revoked role does not apply to the next call', async () => {
  const token = await site.tokenOf('ana');
  const call = () => site.call('config', 'loadForEdit', {}, token);
  expect((await call()).result).toBeDefined();
  await site.database.delete(accountRoles).where(eq(accountRoles.accountId, id));
  expect((await call()).error).toMatchObject({ code: -32003 });
  expect((await status(token)).result).toMatchObject({ status: true, role: null });
  await site.database.insert(accountRoles).values({ accountId: id, roleName: 'Admin' });
  expect((await call()).result).toBeDefined();
});

test('a disabled account is logged out at the next call', async () => {
  await site.addAccount('cleo', 'Member');
  const token = await site.tokenOf('cleo');
  await site.database.update(accounts).set({ enabled: false }).where(eq(accounts.name, 'cleo'));
  expect(await load(token)).toMatchObject(invalid);
});

test('a changed password ends all other sessions', async () => {
  await site.addAccount('dora', 'Member');
  const [here, elsewhere] = [await site.tokenOf('dora'), await site.tokenOf('dora')];
  const change = (typed: string, newPassword: string) =>
    site.call('account', 'changePassword', { password: typed, newPassword }, here);
  expect((await change('not the password', 'another four words')).error?.data).toEqual([
    { path: 'password', message: 'The password is incorrect' },
  ]);
  expect((await change(password, 'dora@example.com')).error?.data).toMatchObject([{ path: 'newPassword' }]);
  expect((await change(password, 'another four words')).result).toEqual({});
  expect(await load(elsewhere)).toMatchObject(invalid);
  expect((await load(here)).status).toBe(200);
  expect((await site.logIn('dora')).error?.code).toBe(-32003);
  expect((await site.logIn('dora', { password: 'another four words' })).result).toMatchObject({
    status: true,
  });
  expect((await site.mailsTo('dora@example.com'))[0]?.subject).toMatch(/password was changed/);
});

test('password guesses in a logged-in session are limited, and do not block logins', async () => {
  await site.addAccount('fay', 'Member');
  const token = await site.tokenOf('fay');
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await site.call('account', 'startTotp', { password: `guess number ${n}` }, token)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await site.logIn('fay')).result).toMatchObject({ status: true });
});
