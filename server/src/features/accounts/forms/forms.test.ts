import { accountPageData, type PageData } from '@title24/remote-kit/contract';
import type { AccountPageData, LoginStatus } from '@title24/shared-domain';
import { sql } from 'drizzle-orm';
import { AccountSite, password, totpCode } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let page: AccountPageData | undefined;
let shownAs: LoginStatus | undefined;

beforeAll(async () => {
  site = await AccountSite.open({}, async (app) => {
    app.decorate('renderPage', async (_, { data, login }: { data?: PageData; login?: LoginStatus }) => {
      shownAs = login;
      page = data?.[accountPageData.key] as AccountPageData;
      return { html: '<!doctype html><title>own page</title>', found: true };
    });
    app.get('/*', async (_, reply) =>
      reply.type('text/html').send('<!doctype html><title>common page</title>'),
    );
  });
  await site.addAccount('ana', 'Member');
  await site.addAccount('ada', 'Analyst');
});
afterAll(() => site.close());
beforeEach(() => {
  page = undefined;
});

const post = (form: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/account/${form}`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  });

const get = (path: string, cookie = '') => fetch(site.url + path, { headers: { ...(cookie && { cookie }) } });

async function logIn(values: Record<string, string> = {}): Promise<string> {
  const response = await post('login', { accountName: 'ana', password, ...values });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

test('a login sets a cookie that scripts cannot read, and redirects to the requested page', async () => {
  const response = await post('login', { accountName: 'ana', password, next: '/prices?a=1' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/prices?a=1']);
  expect(response.headers.get('set-cookie')).toMatch(
    /^title24_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test.each([
  ['ana', {}, '/project/list'],
  ['ada', {}, '/admin/work'],
  ['ada', { next: '/prices' }, '/prices'],
])('Q4: the login of %s with %j leads to %s', async (accountName, values, target) => {
  const response = await post('login', { accountName, password, ...values });
  expect([response.status, response.headers.get('location')]).toEqual([303, target]);
});

test('the response to a HEAD request for an account page has the cache headers of a GET response', async () => {
  const head = await fetch(`${site.url}/my-account`, { method: 'HEAD', headers: { cookie: await logIn() } });
  expect([head.headers.get('cache-control'), head.headers.get('vary')]).toEqual([
    'private, no-store',
    'cookie',
  ]);
});

test('the cookie of a login over HTTPS has the Secure attribute', async () => {
  const response = await post('login', { accountName: 'ana', password }, { 'x-forwarded-proto': 'https' });
  expect(response.headers.get('set-cookie')).toMatch(/; Secure(;|$)/);
});

test('with the cookie, My Account shows the visitor’s account; without it, the public page is served', async () => {
  const cookie = await logIn();
  const own = await get('/my-account?x=1', cookie);
  expect([await own.text(), own.headers.get('cache-control')]).toEqual([
    '<!doctype html><title>own page</title>',
    'private, no-store',
  ]);
  expect(page).toMatchObject({
    login: { status: true, role: { name: 'Member' }, token: null },
    account: { accountName: 'ana', sessions: expect.any(Array) },
    submissions: [],
  });
  await get('/logout', cookie);
  expect(page).toMatchObject({ login: { status: true } });
  expect(page?.account).toBeUndefined();
  expect(await (await get('/my-account')).text()).toContain('common page');
});

test('with the cookie, pages show a logged-in visitor, and no cache shares GET or HEAD responses', async () => {
  const cookie = await logIn();
  const own = await get('/services', cookie);
  expect(await own.text()).toContain('own page');
  expect([shownAs, page]).toMatchObject([{ status: true, role: { name: 'Member' }, token: null }, undefined]);
  const head = await fetch(`${site.url}/my-account`, { method: 'HEAD', headers: { cookie } });
  for (const { headers } of [own, head]) {
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-store', 'cookie']);
  }
  expect(await (await get('/services/', cookie)).text()).toContain('common page');
});

test('if the session cannot be loaded, account pages say when to retry, and other pages are still served', async () => {
  const cookie = await logIn();
  await site.database.execute(sql`alter table session_tokens rename to gone`);
  try {
    expect(await (await get('/services', cookie)).text()).toContain('common page');
    const own = await get('/my-account', cookie);
    expect([own.status, own.headers.get('retry-after')]).toEqual([503, '30']);
  } finally {
    await site.database.execute(sql`alter table gone rename to session_tokens`);
  }
});

test('the cookie authorizes no calls, and pages do not accept a call token as the cookie', async () => {
  const cookie = await logIn();
  const value = cookie.split('=')[1] ?? '';
  expect((await site.call('account', 'load', {}, value)).status).toBe(401);
  expect((await site.callPublic('security', 'loginStatus', {}, { token: value })).status).toBe(401);
  await get('/my-account', `title24_session=${await site.tokenOf('ana')}`);
  expect(page).toEqual({ login: { status: false, role: null, token: null } });
});

test('a logout ends the session immediately and clears the cookie', async () => {
  const cookie = await logIn();
  const response = await post('logout', {}, { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(/^title24_session=; .*Max-Age=0/);
  expect(page).toMatchObject({ login: { status: false }, form: { name: 'logout', outcome: 'done' } });
  const copy = await get('/my-account', cookie);
  expect(page).toEqual({ login: { status: false, role: null, token: null } });
  expect(copy.headers.get('set-cookie')).toMatch(/Max-Age=0/);
});

test('the page of a refused login shows the values that were entered, except the password', async () => {
  const response = await post('login', { accountName: 'ana', password: 'wrong wrong', next: '/prices' });
  expect(response.status).toBe(422);
  expect(page?.form).toEqual({
    name: 'login',
    outcome: 'refused',
    values: { accountName: 'ana', next: '/prices' },
    errors: [{ path: '', message: 'That account name or password is incorrect.' }],
  });
});

test('the response to too many login attempts is an HTML page', async () => {
  const from = { 'x-forwarded-for': '192.0.2.77' };
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await post('login', { accountName: 'ana', password: 'wrong wrong' }, from)).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect(page?.form?.errors[0]?.message).toMatch(/Too many attempts/);
});

test('the login form requires an account’s second factor, then accepts it', async () => {
  await site.addAccount('careful', 'Member');
  const token = await site.tokenOf('careful');
  const { result } = await site.call('account', 'startTotp', { password }, token);
  const { secret } = result as { secret: string };
  await site.call('account', 'confirmTotp', { code: totpCode(secret) }, token);
  expect((await post('login', { accountName: 'careful', password })).status).toBe(200);
  expect(page?.form).toMatchObject({ outcome: 'code-needed', values: { accountName: 'careful' } });
  const response = await post('login', { accountName: 'careful', password, code: totpCode(secret, 1) });
  expect(response.status).toBe(303);
});

test('registration, confirmation and password reset work through forms', async () => {
  const values = { accountName: 'nora', email: 'nora@example.com', password };
  expect((await post('register', values)).status).toBe(422);
  expect(page?.form).toMatchObject({
    outcome: 'refused',
    values: { accountName: 'nora', email: 'nora@example.com' },
    errors: [{ path: 'isAdult' }],
  });
  expect(page?.form?.values).not.toHaveProperty('password');
  expect((await post('register', { ...values, isAdult: 'true' })).status).toBe(200);
  expect(page?.form).toMatchObject({ name: 'register', outcome: 'done' });

  const token = await site.mailedToken('nora@example.com');
  // Opening the link does not use up its token.
  await get(`/login?verify=${token}`);
  expect((await post('verify-email', { token })).status).toBe(200);
  expect(page?.form).toMatchObject({ name: 'verify-email', outcome: 'done' });
  expect((await site.logIn('nora')).result).toMatchObject({ status: true });

  const cookie = await logIn({ accountName: 'nora' });
  await post('request-password-reset', { email: 'nora@example.com' });
  expect(page?.form).toMatchObject({ name: 'request-password-reset', outcome: 'done' });
  const reset = await site.mailedToken('nora@example.com');
  expect((await post('reset-password', { token: reset, password: 'short' })).status).toBe(422);
  expect(page?.form).toMatchObject({ values: { token: reset }, errors: [{ path: 'password' }] });
  expect((await post('reset-password', { token: reset, password: 'another four words' })).status).toBe(200);
  await get('/my-account', cookie);
  expect(page?.login.status).toBe(false);
});

describe('changing the account through forms', () => {
  const secret = 'present four plain words';

  /** Creates a separate account that is logged in by cookie in one browser and by token in another. */
  async function holder(name: string) {
    await site.addAccount(name, 'Member', secret);
    const token = await site.tokenOf(name, secret);
    return { name, token, cookie: await logIn({ accountName: name, password: secret }) };
  }
  const isAlive = async (token: string) => (await site.call('account', 'load', {}, token)).status === 200;

  test('the form for ending a session ends only the visitor’s own sessions', async () => {
    const { cookie, token } = await holder('ender');
    const otherMember = await holder('stranger');
    await get('/my-account', cookie);
    const other = page?.account?.sessions.find(({ isCurrent }) => !isCurrent);
    const own = { cookie };
    expect((await post('end-session', { id: other?.id ?? '' }, { cookie: otherMember.cookie })).status).toBe(
      422,
    );
    expect(page?.form).toMatchObject({ outcome: 'refused', errors: [{ path: '' }] });
    expect(await isAlive(token)).toBe(true);
    expect((await post('end-session', { id: other?.id ?? '' }, own)).status).toBe(200);
    expect(page).toMatchObject({
      form: { name: 'end-session', outcome: 'done' },
      account: { accountName: 'ender', sessions: [{ isCurrent: true }] },
    });
    expect(await isAlive(token)).toBe(false);
    expect((await post('end-session', { id: 'x' }, own)).status).toBe(422);
  });

  test('logging out everywhere ends all sessions and clears the cookie', async () => {
    const { cookie, token } = await holder('leaver');
    const response = await post('logout-everywhere', {}, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^title24_session=; .*Max-Age=0/);
    expect(page).toMatchObject({ login: { status: false }, form: { outcome: 'done' } });
    expect(await isAlive(token)).toBe(false);
    expect((await post('logout-everywhere', {}, { cookie })).status).toBe(200);
  });

  test('the form for changing the password requires the current password', async () => {
    const { cookie, token, name } = await holder('changer');
    const change = (values: Record<string, string>) => post('change-password', values, { cookie });
    expect((await change({ password: secret, newPassword: 'short' })).status).toBe(422);
    expect(page?.form).toMatchObject({ values: {}, errors: [{ path: 'newPassword' }] });
    expect((await change({ password: 'wrong wrong', newPassword: 'another four words' })).status).toBe(422);
    expect(page).toMatchObject({
      form: { values: {}, errors: [{ path: 'password', message: 'The password is incorrect' }] },
      account: { accountName: name },
    });
    expect((await change({ password: secret, newPassword: 'another four words' })).status).toBe(200);
    expect(page).toMatchObject({ form: { outcome: 'done' }, account: { sessions: [{ isCurrent: true }] } });
    expect(await isAlive(token)).toBe(false);
    await site.tokenOf(name, 'another four words');
  });

  test('guesses of the current password are limited, with forms and calls counted together', async () => {
    const { cookie, token } = await holder('guessed');
    const statuses = [];
    for (let n = 0; n < 3; n++) {
      const form = { email: 'x@example.com', password: 'wrong wrong' };
      statuses.push((await post('change-email', { ...form, email: `${n}@example.com` }, { cookie })).status);
      const call = { password: 'wrong wrong', newPassword: 'another four words' };
      statuses.push((await site.call('account', 'changePassword', call, token)).status);
    }
    expect(statuses).toEqual([422, 200, 422, 200, 422, 429]);
    expect(
      (await post('change-email', { email: '9@example.com', password: secret }, { cookie })).status,
    ).toBe(429);
    expect(page?.form?.errors[0]?.message).toMatch(/Too many attempts/);
  });

  test('the form for changing the email address requires the password and a confirmation, and keeps the typed address', async () => {
    const { cookie } = await holder('mover');
    const email = 'moved@example.com';
    expect((await post('change-email', { email, password: 'wrong wrong' }, { cookie })).status).toBe(422);
    expect(page?.form).toMatchObject({ values: { email }, errors: [{ path: 'password' }] });
    expect(page?.form?.values).not.toHaveProperty('password');
    expect((await post('change-email', { email, password: secret }, { cookie })).status).toBe(200);
    expect(page).toMatchObject({
      form: { outcome: 'done', values: { email } },
      account: { email: 'mover@example.com' },
    });
    await post('verify-email', { token: await site.mailedToken(email) });
    await get('/my-account', cookie);
    expect(page?.account?.email).toBe(email);
  });

  test.each(['change-email', 'change-password', 'end-session'])(
    'without a login, the form %s changes nothing',
    async (form) => {
      expect((await post(form, { email: 'x@example.com', password: secret, newPassword: 'x' })).status).toBe(
        422,
      );
      expect(page).toEqual({
        login: { status: false, role: null, token: null },
        form: {
          name: form,
          outcome: 'refused',
          values: { email: 'x@example.com' },
          errors: [{ path: '', message: 'Your login has ended, and nothing was changed. Log in again.' }],
        },
      });
    },
  );

  test('another site cannot submit the form for logging out everywhere', async () => {
    const { cookie, token } = await holder('target');
    const response = await post('logout-everywhere', {}, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(await isAlive(token)).toBe(true);
  });

  test('opening a form’s URL as a page shows the account', async () => {
    const { cookie } = await holder('reader');
    await get('/account/change-email', cookie);
    expect(page?.account?.accountName).toBe('reader');
  });
});

test.each([[{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-site' }]])(
  'the login form is refused from another origin (%j)',
  async (headers) => {
    const response = await post('login', { accountName: 'ana', password }, headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  },
);

test('the login form refuses large bodies, JSON and control characters', async () => {
  expect((await post('login', { accountName: 'x'.repeat(20_000), password })).status).toBe(413);
  const json = await fetch(`${site.url}/account/login`, {
    method: 'POST',
    body: JSON.stringify({ accountName: 'ana', password }),
    headers: { 'content-type': 'application/json' },
  });
  expect(json.status).toBe(415);
  expect((await post('login', { accountName: 'ana\u0000', password })).status).toBe(422);
});

test('the log contains neither the password nor the cookie of a login', async () => {
  const cookie = await logIn();
  const log = site.log.join('');
  expect(log).not.toContain(password);
  expect(log).not.toContain(cookie.split('=')[1]);
});
