import type { LoginStatus } from '@title24/shared-domain';
import { AccountSite, password, totpCode } from '../testing/account-site.ts';

jest.setTimeout(60_000);

let site: AccountSite;

beforeAll(async () => {
  site = await AccountSite.open({ SECOND_FACTOR_ROLES: 'Admin, Nobody' });
  for (const [name, role] of [
    ['root', 'Admin'],
    ['cleo', 'Analyst'],
  ] as const)
    await site.addAccount(name, role);
});
afterAll(() => site.close());

const call = async (token: string, service: string, method: string, params = {}) =>
  (await site.call(service, method, params, token)).error?.code;

test('H7, H8: a role that requires a second factor applies in the same session once the factor is set up', async () => {
  const { result } = await site.logIn('root');
  const { role, token } = result as LoginStatus & { token: string };
  expect(role).toBeNull();
  expect(await call(token, 'accounts', 'find')).toBe(-32003);
  const before = await site.call('account', 'load', {}, token);
  expect(before.result).toMatchObject({ roles: ['Admin'], withheldRoles: ['Admin'] });

  const started = await site.call('account', 'startTotp', { password }, token);
  const { secret } = started.result as { secret: string };
  expect(await call(token, 'account', 'confirmTotp', { code: totpCode(secret) })).toBeUndefined();
  expect(await call(token, 'accounts', 'find')).toBeUndefined();
  const after = await site.call('account', 'load', {}, token);
  expect(after.result).toMatchObject({ withheldRoles: [] });

  expect(await call(token, 'account', 'stopTotp', { password })).toBeUndefined();
  expect(await call(token, 'accounts', 'find')).toBe(-32003);
});

test('other roles apply without a second factor', async () => {
  expect((await site.logIn('cleo')).result).toMatchObject({ role: { name: 'Analyst' } });
});

test('an unknown role in the setting for required second factors is logged', () => {
  expect(site.log.join('\n')).toContain('"unknown":["Nobody"]');
});
