import { loggedOut } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { accounts } from '../tables/accounts.table.ts';
import { mailedLinks } from '../tables/mailed-links.table.ts';
import { AccountSite, password } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;

beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('taken', 'Member');
});
afterAll(() => site.close());

let clients = 0;
/** Makes each call as a new client, because registrations per client are limited. */
const call = (method: string, params: object) =>
  site.callPublic('security', method, params, { from: `192.0.2.${clients++ % 250}` });
const register = (params: object = {}) =>
  call('register', { accountName: 'ana', email: 'ana@example.com', password, isAdult: true, ...params });
const verify = async (token: string) => call('verifyEmail', { token });
const invalidLink = { code: -32602, data: [{ path: 'token' }] };

test('a visitor registers, confirms by email, and logs in as a member (H8)', async () => {
  expect((await register({ accountName: 'Nora', email: 'Nora@Example.com' })).result).toEqual({});
  const [mail] = await site.mailsTo('nora@example.com');
  expect(mail).toMatchObject({ subject: expect.stringContaining('Confirm your account') });
  expect(mail?.text).toMatch(/http:\/\/localhost:\d+\/login\?verify=[\w-]{43}\n/);
  expect((await site.logIn('nora')).error?.code).toBe(-32003);

  const token = await site.mailedToken('nora@example.com');
  expect((await verify(token)).result).toEqual(loggedOut);
  expect((await verify(token)).error).toMatchObject(invalidLink);
  expect((await site.logIn('nora')).result).toMatchObject({ status: true, role: { name: 'Member' } });
});

test('confirming in the registering browser logs the user in, and the link leads back to the page before registration (H8)', async () => {
  const browserKey = 'k'.repeat(43);
  const email = 'same@example.com';
  await register({ accountName: 'same', email, next: '/project/new?kind=addition', browserKey });
  const [mail] = await site.mailsTo(email);
  expect(mail?.text).toMatch(/\/login\?verify=[\w-]{43}&next=%2Fproject%2Fnew%3Fkind%3Daddition\n/);
  const token = await site.mailedToken(email);
  const { result } = await call('verifyEmail', { token, browserKey });
  expect(result).toMatchObject({ status: true, role: { name: 'Member' } });
});

test('confirming with another browser’s key does not log the user in (H8)', async () => {
  const email = 'other-browser@example.com';
  await register({ accountName: 'other-browser', email, browserKey: 'k'.repeat(43) });
  const token = await site.mailedToken(email);
  const { result } = await call('verifyEmail', { token, browserKey: 'x'.repeat(43) });
  expect(result).toEqual(loggedOut);
  expect((await site.logIn('other-browser')).result).toMatchObject({ status: true });
});

test('the registration email does not lead to another site', async () => {
  await register({ accountName: 'lured', email: 'lured@example.com', next: '//evil.example/x' });
  const [mail] = await site.mailsTo('lured@example.com');
  expect(mail?.text).not.toContain('evil');
});

test.each([
  [{ isAdult: false }, 'isAdult', /18 or older and able to pay for what you order/],
  [{ isAdult: 'true' }, 'isAdult', /18 or older/],
  [{ email: 'ana@' }, 'email', /email address/],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email', /email address/],
  [{ accountName: 'a b' }, 'accountName', /letters, digits/],
  [{ accountName: 'a@example.com' }, 'accountName', /letters, digits/],
  [{ accountName: 'ab' }, 'accountName', /^Account name must have 3 to 40 characters$/],
  [{ password: 'short' }, 'password', /^Password must have at least 10 characters$/],
  [{ password: 'password123' }, 'password', /too easy to guess/],
  [{ accountName: 'anabelle-lee', password: 'Anabelle-Lee' }, 'password', /account name/],
])('refuses a registration with %j', async (params, path, message) => {
  const { error } = await register(params);
  expect(error).toMatchObject({ code: -32602, data: [{ path, message: expect.stringMatching(message) }] });
});

describe('existing accounts are not revealed', () => {
  test('a registration with a taken address gets the usual response, and the address’s owner gets an email', async () => {
    expect((await register({ accountName: 'other', email: 'taken@example.com' })).result).toEqual({});
    const [mail] = await site.mailsTo('taken@example.com');
    expect(mail?.subject).toMatch(/already have an account/);
    expect(mail?.text).not.toMatch(/verify=|token=/);
    expect((await site.logIn('taken')).result).toMatchObject({ status: true });
  });

  test('a registration with a taken name gets the usual response, and the requester gets an email', async () => {
    expect((await register({ accountName: 'TAKEN', email: 'new@example.com' })).result).toEqual({});
    expect((await site.mailsTo('new@example.com'))[0]?.subject).toMatch(/another account name/);
    expect(await site.database.$count(accounts, eq(accounts.email, 'new@example.com'))).toBe(0);
  });

  test('a password reset for an unknown address gets the usual response after the usual time, but sends no email', async () => {
    const timed = async (email: string) => {
      const start = performance.now();
      const { result } = await call('requestPasswordReset', { email });
      return { result, ms: performance.now() - start };
    };
    const unknown = await timed('unknown@example.com');
    const known = await timed('taken@example.com');
    expect([unknown.result, known.result]).toEqual([{}, {}]);
    expect(Math.min(unknown.ms, known.ms)).toBeGreaterThan(380);
    expect(await site.mailsTo('unknown@example.com')).toEqual([]);
  });
});

test('a second registration with an unconfirmed address replaces the first, including its link and password', async () => {
  const email = 'victim@example.com';
  await register({ accountName: 'attacker', email, password: 'the password of the attacker' });
  const early = await site.mailedToken(email);
  await register({ accountName: 'victim', email });
  const late = await site.mailedToken(email);
  expect((await verify(early)).error).toMatchObject(invalidLink);
  expect((await verify(late)).result).toEqual(loggedOut);
  expect((await site.logIn(email, { password: 'the password of the attacker' })).error?.code).toBe(-32003);
  expect((await site.logIn('victim')).result).toMatchObject({ status: true });
});

test('if an account is not confirmed within a day, its name becomes available again', async () => {
  await register({ accountName: 'wanted', email: 'squatter@example.com' });
  await register({ accountName: 'wanted', email: 'other@example.com' });
  expect((await site.mailsTo('other@example.com'))[0]?.subject).toMatch(/another account name/);
  await site.database
    .update(accounts)
    .set({ createdAt: new Date(Date.now() - 25 * 3600_000) })
    .where(eq(accounts.email, 'squatter@example.com'));
  await register({ accountName: 'wanted', email: 'other@example.com' });
  expect((await site.mailsTo('other@example.com'))[0]?.subject).toMatch(/Confirm your account/);
});

test('ten simultaneous registrations with the same name and address create one account', async () => {
  const email = 'many@example.com';
  const from = (n: number) => ({ from: `203.0.113.${n}` });
  const params = { accountName: 'many', email, password, isAdult: true };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => site.callPublic('security', 'register', params, from(n))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(await site.database.$count(accounts, eq(accounts.email, email))).toBe(1);
  expect((await site.mailsTo(email)).length).toBeLessThanOrEqual(5);
});

test('emailed tokens are stored as hashes, and an expired token is refused', async () => {
  const email = 'late@example.com';
  await register({ accountName: 'late', email });
  const token = await site.mailedToken(email);
  const rows = await site.database.select().from(mailedLinks);
  expect(JSON.stringify(rows)).not.toContain(token);
  await site.database.update(mailedLinks).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await verify(token)).error).toMatchObject(invalidLink);
  expect((await site.logIn('late')).error?.code).toBe(-32003);
});

test('repeatedly registering another person’s address does not block their password reset', async () => {
  const email = 'pestered@example.com';
  await site.addAccount('pestered', 'Member');
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) statuses.push((await register({ email })).status);
  expect(statuses.slice(5)).toEqual([429, 429]);
  expect((await call('requestPasswordReset', { email })).result).toEqual({});
  const [mail] = await site.mailsTo(email);
  expect(mail?.text).toContain('/reset-password?token=');
});

describe('a password reset by email', () => {
  const email = 'reset@example.com';
  const reset = (token: string, typed: string) => call('resetPassword', { token, password: typed });

  beforeAll(() => site.addAccount('reset', 'Member'));

  test('a password reset ends all sessions and notifies the owner, and its link works only once', async () => {
    const session = await site.tokenOf('reset');
    await call('requestPasswordReset', { email: 'Reset@Example.com' });
    const [mail] = await site.mailsTo(email);
    expect(mail?.text).toMatch(/\/reset-password\?token=[\w-]{43}\n/);
    const token = await site.mailedToken(email);

    expect((await reset(token, 'reset@example.com')).error?.data).toMatchObject([{ path: 'password' }]);
    expect((await reset(token, 'a brand new password')).result).toEqual({});
    expect(await site.call('account', 'load', {}, session)).toMatchObject({ status: 401 });
    expect((await site.logIn('reset')).error?.code).toBe(-32003);
    expect((await site.logIn('reset', { password: 'a brand new password' })).result).toMatchObject({
      status: true,
    });
    expect((await reset(token, 'yet another password')).error).toMatchObject(invalidLink);
    expect((await site.mailsTo(email))[0]?.subject).toMatch(/was changed/);
  });

  test('only one of two simultaneous uses of a link succeeds', async () => {
    await call('requestPasswordReset', { email });
    const token = await site.mailedToken(email);
    const answers = await Promise.all([reset(token, 'the first of two'), reset(token, 'the second of two')]);
    expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === -32602)).toHaveLength(1);
  });

  test.each(['', 'x', 'A'.repeat(24), 'confirm-email:x', "' or ''='"])('%j is not a token', async (token) => {
    expect((await reset(token, 'a brand new password')).error).toMatchObject(invalidLink);
  });
});

test('a new email address takes effect after it is confirmed, and the old address gets an email', async () => {
  await site.addAccount('mover', 'Member');
  const token = await site.tokenOf('mover');
  const change = (params: object) => site.call('account', 'changeEmail', params, token);
  expect(
    (await change({ email: 'moved@example.com', password: 'not the password' })).error?.data,
  ).toMatchObject([{ path: 'password' }]);
  expect(await site.mailsTo('moved@example.com')).toEqual([]);
  expect((await change({ email: 'Moved@example.com', password })).result).toEqual({});
  expect((await site.call('account', 'load', {}, token)).result).toMatchObject({
    email: 'mover@example.com',
  });
  const [asked] = await site.mailsTo('mover@example.com');
  expect(asked?.subject).toMatch(/Request to change/);
  expect(asked?.text).toContain('moved@example.com');
  expect((await verify(await site.mailedToken('moved@example.com'))).result).toEqual(loggedOut);
  expect((await site.call('account', 'load', {}, token)).result).toMatchObject({
    email: 'moved@example.com',
    emailVerified: true,
  });
  expect((await site.mailsTo('mover@example.com'))[0]?.subject).toMatch(/address was changed/);
  expect((await change({ email: 'taken@example.com', password })).result).toEqual({});
  expect((await site.mailsTo('taken@example.com'))[0]?.subject).toMatch(/already have an account/);
});

test('when two accounts confirm the same new address at once, one gets it', async () => {
  const email = 'shared@example.com';
  const links: string[] = [];
  for (const name of ['quick', 'slow']) {
    await site.addAccount(name, 'Member');
    const token = await site.tokenOf(name);
    expect((await site.call('account', 'changeEmail', { email, password }, token)).result).toEqual({});
    links.push(await site.mailedToken(email));
  }
  const answers = await Promise.all(links.map(verify));
  expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1);
  expect(answers.find(({ error }) => error !== undefined)?.error).toMatchObject(invalidLink);
});

describe('an emailed link becomes invalid when the account’s password, address, roles or enabled state changes', () => {
  const second = 'a second password here';
  const asked = async (name: string) => {
    await call('requestPasswordReset', { email: `${name}@example.com` });
    return site.mailedToken(`${name}@example.com`);
  };
  const reset = (token: string, typed = 'password of a stranger') =>
    call('resetPassword', { token, password: typed });
  const changeEmail = async (token: string, email: string, typed = password) => {
    expect((await site.call('account', 'changeEmail', { email, password: typed }, token)).result).toEqual({});
    return site.mailedToken(email);
  };
  const addressOf = async (name: string) =>
    (await site.database.select().from(accounts).where(eq(accounts.name, name)))[0]?.email;

  test('after the owner resets the password, a person who knew the old one cannot change the address', async () => {
    await site.addAccount('owner', 'Analyst');
    const thiefToken = await changeEmail(await site.tokenOf('owner'), 'thief@example.com');
    expect((await site.mailsTo('owner@example.com'))[0]?.text).toContain('thief@example.com');
    expect((await reset(await asked('owner'), second)).result).toEqual({});
    expect((await verify(thiefToken)).error).toMatchObject(invalidLink);
    expect(await addressOf('owner')).toBe('owner@example.com');
    await call('requestPasswordReset', { email: 'thief@example.com' });
    expect((await site.mailsTo('thief@example.com'))[0]?.subject).toMatch(/Confirm your new/);
  });

  test('a change of password ends a pending change of address', async () => {
    await site.addAccount('careful', 'Member');
    const token = await site.tokenOf('careful');
    const link = await changeEmail(token, 'careless@example.com');
    await site.call('account', 'changePassword', { password, newPassword: second }, token);
    expect((await verify(link)).error).toMatchObject(invalidLink);
  });

  test('a second request to change the address invalidates the link of the first request', async () => {
    await site.addAccount('restless', 'Member');
    const token = await site.tokenOf('restless');
    const first = await changeEmail(token, 'restless-1@example.com');
    const later = await changeEmail(token, 'restless-2@example.com');
    expect((await verify(first)).error).toMatchObject(invalidLink);
    expect((await verify(later)).result).toEqual(loggedOut);
    expect(await addressOf('restless')).toBe('restless-2@example.com');
  });

  test('a password change invalidates a reset link', async () => {
    await site.addAccount('changed', 'Member');
    const link = await asked('changed');
    const token = await site.tokenOf('changed');
    await site.call('account', 'changePassword', { password, newPassword: second }, token);
    expect((await reset(link)).error).toMatchObject(invalidLink);
    await site.tokenOf('changed', second);
  });

  test('an address change invalidates a reset link in the old mailbox', async () => {
    await site.addAccount('moved-on', 'Member');
    const link = await asked('moved-on');
    const token = await site.tokenOf('moved-on');
    expect((await verify(await changeEmail(token, 'new-home@example.com'))).result).toEqual(loggedOut);
    expect((await reset(link)).error).toMatchObject(invalidLink);
    await site.tokenOf('moved-on');
  });

  test('using one reset link invalidates all others', async () => {
    await site.addAccount('impatient', 'Member');
    const first = await asked('impatient');
    const later = await asked('impatient');
    expect((await reset(later, second)).result).toEqual({});
    expect((await reset(first)).error).toMatchObject(invalidLink);
  });

  test('links of a disabled account stay invalid after the account is enabled again', async () => {
    const id = await site.addAccount('suspended', 'Member');
    await site.addAccount('boss', 'Admin');
    const boss = await site.tokenOf('boss');
    const link = await asked('suspended');
    for (const enabled of [false, true]) {
      expect((await site.call('accounts', 'setEnabled', { id, enabled }, boss)).error).toBeUndefined();
    }
    expect((await reset(link)).error).toMatchObject(invalidLink);
  });

  test('a new role invalidates the account’s links', async () => {
    const id = await site.addAccount('promoted', 'Member');
    const boss = await site.tokenOf('boss');
    const link = await asked('promoted');
    expect((await site.call('accounts', 'grantRole', { id, role: 'Analyst' }, boss)).error).toBeUndefined();
    expect((await reset(link)).error).toMatchObject(invalidLink);
  });
});

test('the audit log has registrations, confirmations and password resets, without passwords', async () => {
  const entries = await site.database.select().from(auditEntries);
  expect(entries).toContainEqual(
    expect.objectContaining({ by: 'Nora', action: 'security.register', subject: 'account Nora' }),
  );
  const actions = new Set(entries.map(({ action }) => action));
  for (const action of ['security.verifyEmail', 'security.resetPassword']) expect(actions).toContain(action);
  expect(JSON.stringify(entries)).not.toContain(password);
});

test('passwords and session tokens do not reach the server log', async () => {
  const token = await site.tokenOf('taken');
  await site.call('account', 'changePassword', { password, newPassword: 'short' }, token);
  const log = site.log.join('');
  expect(log).toContain('/rpc/2.0/account');
  for (const secret of [password, token, 'a brand new password', 'the password of the attacker']) {
    expect(log).not.toContain(secret);
  }
});
