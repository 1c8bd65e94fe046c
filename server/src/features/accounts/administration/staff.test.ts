import type { AuditEntry, ListedAccount, ListPage, RoleJson } from '@title24/shared-domain';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { AccountSite } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let token: string;
let boss: string;
let ana: string;

beforeAll(async () => {
  site = await AccountSite.open();
  boss = await site.addAccount('boss', 'Admin');
  ana = await site.addAccount('ana', 'Member');
  token = await site.tokenOf('boss');
});
afterAll(() => site.close());

const call = (method: string, params: object, by = token) => site.call('accounts', method, params, by);
const find = async (params: object = {}) => (await call('find', params)).result as ListPage<ListedAccount>;
const forbidden = (message: RegExp) => ({ code: -32003, message: expect.stringMatching(message) });

test('lists accounts with their roles, and finds an account by its email address', async () => {
  expect(await find()).toMatchObject({
    total: 2,
    items: [
      { accountName: 'ana', email: 'ana@example.com', roles: ['Member'], enabled: true, lastLoginAt: null },
      { accountName: 'boss', roles: ['Admin'], lastLoginAt: expect.stringMatching(/Z$/) },
    ],
  });
  expect((await find({ search: 'BOSS@' })).items.map(({ accountName }) => accountName)).toEqual(['boss']);
  expect(await find({ search: '%' })).toEqual({ items: [], total: 0 });
  expect(await find({ page: 2 })).toEqual({ items: [], total: 2 });
});

test('H7: the seed roles exist', async () => {
  const roles = (await call('roles', {})).result as RoleJson[];
  expect(roles.map(({ name }) => name)).toEqual(['Member', 'Analyst', 'Customer Service', 'Admin']);
  expect(roles.map(({ isAlmighty }) => isAlmighty)).toEqual([false, false, false, true]);
});

test('the permissions of granted roles add up, and a role can be revoked', async () => {
  expect((await call('grantRole', { id: ana, role: 'Analyst' })).result).toMatchObject({
    roles: ['Member', 'Analyst'],
  });
  const anasToken = await site.tokenOf('ana');
  const { result } = await site.callPublic('security', 'loginStatus', {}, { token: anasToken });
  // PROJECT has the Member's four bits. ORDER combines the Member's CREATE and READ with the Analyst's READ and UPDATE.
  expect(result).toMatchObject({
    role: { name: 'Member, Analyst', permissions: { PROJECT: '15', ORDER: '7', UPLOAD: '6' } },
  });
  expect((await call('revokeRole', { id: ana, role: 'Analyst' })).result).toMatchObject({
    roles: ['Member'],
  });
  expect((await call('grantRole', { id: ana, role: 'Nope' })).error?.code).toBe(-32001);
  expect((await call('grantRole', { id: crypto.randomUUID(), role: 'Admin' })).error?.code).toBe(-32001);
});

test('the last account with all permissions cannot lose them, and staff cannot disable themselves', async () => {
  expect((await call('revokeRole', { id: boss, role: 'Admin' })).error).toEqual(forbidden(/at least one/));
  expect((await call('setEnabled', { id: boss, enabled: false })).error).toEqual(forbidden(/your own/));
});

test('two administrators cannot revoke each other’s role at the same time', async () => {
  const other = await site.addAccount('other', 'Admin');
  const others = await site.tokenOf('other');
  const answers = await Promise.all([
    call('revokeRole', { id: other, role: 'Admin' }),
    call('revokeRole', { id: boss, role: 'Admin' }, others),
  ]);
  expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1);
  const { rows } = await site.database.$client.query(
    "select account_id from account_roles where role_name = 'Admin'",
  );
  expect(rows).toHaveLength(1);
  await site.database.$client.query(
    "insert into account_roles (account_id, role_name) values ($1, 'Admin') on conflict do nothing",
    [boss],
  );
});

test('a disabled account is logged out, and cannot log in until it is enabled', async () => {
  const anasToken = await site.tokenOf('ana');
  expect((await call('setEnabled', { id: ana, enabled: false })).result).toMatchObject({ enabled: false });
  expect((await site.call('account', 'load', {}, anasToken)).status).toBe(401);
  expect((await site.logIn('ana')).error?.code).toBe(-32003);
  expect((await call('setEnabled', { id: ana, enabled: true })).result).toMatchObject({ enabled: true });
  expect((await site.logIn('ana')).result).toMatchObject({ status: true });
});

test('staff cannot grant or revoke permissions that they do not have', async () => {
  await site.database.$client.query(
    `insert into roles (name, description, sort_order, permissions) values ('Keeper', '', 8, '{"ACCOUNT": "6"}')`,
  );
  const keeper = await site.addAccount('keeper', 'Keeper');
  const keeperToken = await site.tokenOf('keeper');
  expect((await call('grantRole', { id: keeper, role: 'Admin' }, keeperToken)).error).toEqual(
    forbidden(/more permissions than/),
  );
  expect((await call('grantRole', { id: keeper, role: 'Analyst' }, keeperToken)).error).toEqual(
    forbidden(/more permissions than/),
  );
  expect((await call('revokeRole', { id: boss, role: 'Admin' }, keeperToken)).error).toEqual(
    forbidden(/more permissions than/),
  );
  expect((await call('setEnabled', { id: boss, enabled: false }, keeperToken)).error).toEqual(
    forbidden(/more permissions than/),
  );
  expect((await call('grantRole', { id: ana, role: 'Keeper' }, keeperToken)).result).toMatchObject({
    roles: ['Member', 'Keeper'],
  });
});

test('the audit log has each change that staff make to an account, with its actor, time, and values before and after', async () => {
  const { result } = await site.call('audit', 'find', { search: 'account ana' }, token);
  const { items, total } = result as ListPage<AuditEntry>;
  expect(total).toBe(items.length);
  expect(items.map(({ action, by }) => [action, by])).toEqual([
    ['accounts.grantRole', 'keeper'],
    ['accounts.setEnabled', 'boss'],
    ['accounts.setEnabled', 'boss'],
    ['accounts.revokeRole', 'boss'],
    ['accounts.grantRole', 'boss'],
  ]);
  expect(items[1]).toMatchObject({
    at: expect.stringMatching(/Z$/),
    before: { enabled: false },
    after: { enabled: true },
  });
});

test('only on request, the audit log shows who opened files', async () => {
  const looked = { by: 'ada', action: 'work.openFile', subject: 'order P100245-1' };
  await site.database.insert(auditEntries).values(looked);
  const log = async (params: object) => {
    const { result } = await site.call('audit', 'find', { search: looked.subject, ...params }, token);
    return result as ListPage<AuditEntry>;
  };
  expect(await log({})).toEqual({ items: [], total: 0 });
  expect(await log({ accesses: true })).toMatchObject({ items: [looked], total: 1 });
});
