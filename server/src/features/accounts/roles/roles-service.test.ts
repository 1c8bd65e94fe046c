import type { RoleJson } from '@title24/shared-domain';
import type { RoleRights } from '@title24/shared-domain/editing';
import { AccountSite } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let boss: string;

beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('boss', 'Admin');
  boss = await site.tokenOf('boss');
});
afterAll(() => site.close());

const reviewer: RoleRights = {
  name: 'Junior',
  description: 'Reviews, charges nothing',
  enabled: true,
  permissions: ['DESK READ', 'DESK UPDATE', 'ORDER UPDATE'],
};
const insert = (role: RoleRights, token = boss) => site.call('roles', 'insert', { role }, token);
const update = (loaded: RoleRights, role: RoleRights, token = boss) =>
  site.call('roles', 'update', { loaded, role }, token);

test('H7: a role is added and changed, and its holders have a new permission from the next call on', async () => {
  expect((await insert(reviewer)).result).toMatchObject({
    name: 'Junior',
    sortOrder: 4,
    isAlmighty: false,
    permissions: { DESK: '6', ORDER: '4' },
  });
  await site.addAccount('jo', 'Junior');
  const token = await site.tokenOf('jo');
  const codeOf = async (method: string) => (await site.call('desk', method, {}, token)).error?.code;
  expect(await codeOf('waive')).toBe(-32003);
  const charging: RoleRights = { ...reviewer, permissions: ['DESK READ', 'PAYMENT UPDATE'] };
  expect((await update(reviewer, charging)).result).toMatchObject({
    permissions: { DESK: '2', PAYMENT: '4' },
  });
  expect([await codeOf('waive'), await codeOf('deliver')]).toEqual([-32602, -32003]);
  expect((await update(reviewer, reviewer)).error).toMatchObject({ code: -32009 });
  expect((await update(charging, { ...charging, enabled: false })).error).toBeUndefined();
  expect(await codeOf('load')).toBe(-32003);
  const { items } = (await site.call('audit', 'find', {}, boss)).result as { items: { action: string }[] };
  expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['roles.update', 'roles.update']);
});

test('H7: an all-powerful role cannot be added or changed, and names are unique', async () => {
  const admin: RoleRights = { name: 'Admin', description: '', enabled: true, permissions: [] };
  expect((await update(admin, { ...admin, enabled: false })).error?.code).toBe(-32010);
  expect((await insert(admin)).error?.code).toBe(-32009);
  expect((await insert({ ...reviewer, name: '  ' })).error?.code).toBe(-32602);
  expect((await update({ ...admin, name: 'Nobody' }, admin)).error?.code).toBe(-32001);
  const almighty = { ...reviewer, name: 'Root', isAlmighty: true };
  expect((await insert(almighty as RoleRights)).error?.code).toBe(-32602);
  const { result } = await site.call('accounts', 'roles', {}, boss);
  expect((result as RoleJson[]).filter(({ isAlmighty }) => isAlmighty).map(({ name }) => name)).toEqual([
    'Admin',
  ]);
});

test('H7: staff cannot grant permissions that they lack, or change a role that has such permissions', async () => {
  const clerk: RoleRights = {
    ...reviewer,
    name: 'Clerk',
    permissions: ['ACCOUNT CREATE', 'ACCOUNT READ', 'ACCOUNT UPDATE'],
  };
  await insert(clerk);
  await site.addAccount('cleo', 'Clerk');
  const token = await site.tokenOf('cleo');
  expect(
    (await insert({ ...clerk, name: 'Other', permissions: ['PAYMENT DELETE'] }, token)).error?.code,
  ).toBe(-32003);
  expect(
    (await update(clerk, { ...clerk, permissions: ['ACCOUNT READ', 'DESK READ'] }, token)).error?.code,
  ).toBe(-32003);
  const strong: RoleRights = { ...reviewer, name: 'Strong' };
  await insert(strong);
  expect((await update(strong, { ...strong, permissions: [] }, token)).error?.code).toBe(-32003);
});
