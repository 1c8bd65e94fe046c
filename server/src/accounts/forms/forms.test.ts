import { dataKey, type PageData } from '@title24/shared-config/contract';
import { type AccountPageData, accountPageRequest } from '@title24/shared-domain';
import { AccountSite, password, totpCode } from '../testing/account-site.ts';
import { nextPath } from './next-path.ts';

jest.setTimeout(120_000);

let site: AccountSite;
/** What the last page was rendered with. */
let page: AccountPageData | undefined;

beforeAll(async () => {
  site = await AccountSite.open({}, async (app) => {
    app.decorate('renderPage', async (_, { data }: { data?: PageData }) => {
      page = data?.[dataKey(accountPageRequest)] as AccountPageData;
      return '<!doctype html><title>own page</title>';
    });
    app.get('/*', async (_, reply) =>
      reply.type('text/html').send('<!doctype html><title>common page</title>'),
    );
  });
  await site.addAccount('ana', 'Member');
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

test('a login sets a cookie that scripts cannot read, and leads to the asked page', async () => {
  const response = await post('login', { accountName: 'ana', password, next: '/prices?a=1' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/prices?a=1']);
  expect(response.headers.get('set-cookie')).toMatch(
    /^title24_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  );
});

test('over HTTPS the cookie stays there', async () => {
  const response = await post('login', { accountName: 'ana', password }, { 'x-forwarded-proto': 'https' });
  expect(response.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('with the cookie the account page is theirs alone; without it, the common one', async () => {
  const cookie = await logIn();
  const own = await get('/my-account?x=1', cookie);
  expect([await own.text(), own.headers.get('cache-control')]).toEqual([
    '<!doctype html><title>own page</title>',
    'no-store',
  ]);
  expect(page).toMatchObject({
    login: { status: true, role: { name: 'Member' }, token: null },
    account: { accountName: 'ana', sessions: expect.any(Array) },
    submissions: [],
  });
  await get('/project/list', cookie);
  expect(page).toMatchObject({ login: { status: true } });
  expect(page?.account).toBeUndefined();
  expect(await (await get('/my-account')).text()).toContain('common page');
  expect(await (await get('/services', cookie)).text()).toContain('common page');
});

test('the cookie opens no call, and a call token no page', async () => {
  const cookie = await logIn();
  const value = cookie.split('=')[1] ?? '';
  expect((await site.call('account', 'load', {}, value)).status).toBe(401);
  expect((await site.callPublic('security', 'loginStatus', {}, { token: value })).status).toBe(401);
  await get('/my-account', `title24_session=${await site.tokenOf('ana')}`);
  expect(page).toEqual({ login: { status: false, role: null, token: null } });
});

test('a logout ends the session at once and takes the cookie back', async () => {
  const cookie = await logIn();
  const response = await post('logout', {}, { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(/^title24_session=; .*Max-Age=0/);
  expect(page).toMatchObject({ login: { status: false }, form: { name: 'logout', outcome: 'done' } });
  const copy = await get('/my-account', cookie);
  expect(page).toEqual({ login: { status: false, role: null, token: null } });
  expect(copy.headers.get('set-cookie')).toMatch(/Max-Age=0/);
});

test('a refused login shows what was typed, but for the password', async () => {
  const response = await post('login', { accountName: 'ana', password: 'wrong wrong', next: '/prices' });
  expect(response.status).toBe(422);
  expect(page?.form).toEqual({
    name: 'login',
    outcome: 'refused',
    values: { accountName: 'ana', next: '/prices' },
    errors: [{ path: '', message: 'The account name or password is not right.' }],
  });
});

test('too many tries are a page too', async () => {
  const from = { 'x-forwarded-for': '192.0.2.77' };
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await post('login', { accountName: 'ana', password: 'wrong wrong' }, from)).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect(page?.form?.errors[0]?.message).toMatch(/Too many tries/);
});

test('the second factor is asked for, then taken', async () => {
  await site.addAccount('careful', 'Member');
  const token = await site.tokenOf('careful');
  const { result } = await site.call('account', 'startTotp', { password }, token);
  const { secret } = result as { secret: string };
  await site.call('account', 'confirmTotp', { code: totpCode(secret) }, token);
  expect((await post('login', { accountName: 'careful', password })).status).toBe(200);
  expect(page?.form).toMatchObject({ outcome: 'code-needed', values: { accountName: 'careful' } });
  const response = await post('login', { accountName: 'careful', password, code: totpCode(secret) });
  expect(response.status).toBe(303);
});

test('registration, confirmation and a new password, all by forms', async () => {
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
  // Opening the link uses nothing up.
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

test.each([[{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-site' }]])(
  'a form that another site sends is refused: %j',
  async (headers) => {
    const response = await post('login', { accountName: 'ana', password }, headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  },
);

test('only small forms are read, and nothing but forms', async () => {
  expect((await post('login', { accountName: 'x'.repeat(20_000), password })).status).toBe(413);
  const json = await fetch(`${site.url}/account/login`, {
    method: 'POST',
    body: JSON.stringify({ accountName: 'ana', password }),
    headers: { 'content-type': 'application/json' },
  });
  expect(json.status).toBe(415);
  expect((await post('login', { accountName: 'ana\u0000', password })).status).toBe(422);
});

test.each([
  ['/prices', '/prices'],
  ['/my-account?a=1#b', '/my-account?a=1#b'],
  ['https://evil.example/', '/my-account'],
  ['//evil.example/', '/my-account'],
  ['/\\evil.example', '/my-account'],
  ['/.//evil.example', '/my-account'],
  ['javascript:alert(1)', '/my-account'],
  ['/login', '/my-account'],
  [undefined, '/my-account'],
])('after a login %s leads to %s', (next, path) => {
  expect(nextPath(next)).toBe(path);
});

test('passwords and cookies never reach the log', async () => {
  const cookie = await logIn();
  const log = site.log.join('');
  expect(log).not.toContain(password);
  expect(log).not.toContain(cookie.split('=')[1]);
});
