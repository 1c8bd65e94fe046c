import { Role, siteRoles } from '@title24/shared-domain';
import { type SitePermission, sitePermissions } from '@title24/shared-domain/editing';
import type { RpcMethod } from '@title24/shared-domain/rpc';
import * as contract from '@title24/shared-domain/rpc';
import * as described from '@title24/shared-domain/rpc/server';
import { Caller } from '../platform/rpc/caller.ts';
import { MemberMethods } from '../platform/rpc/member-methods.ts';
import { UndeclaredMethodError } from '../platform/rpc/method.ts';
import { AccountSite } from './accounts/testing/account-site.ts';

jest.setTimeout(120_000);

const allRoles = ['Member', 'Analyst', 'Customer Service', 'Admin', 'no role'];
const admin = ['Admin'];
const staff = ['Analyst', 'Customer Service', 'Admin'];
const owners = ['Member', ...staff];
const members = ['Member', 'Admin'];

/** Roles that can call each method (H7), repeated here to detect accidental changes. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'account.load': allRoles,
  'account.submissions': allRoles,
  'account.exportData': allRoles,
  'account.deleteAccount': allRoles,
  'account.changeEmail': allRoles,
  'account.changePassword': allRoles,
  'account.endSession': allRoles,
  'account.startTotp': allRoles,
  'account.confirmTotp': allRoles,
  'account.stopTotp': allRoles,
  'account.passkeyOptions': allRoles,
  'account.addPasskey': allRoles,
  'account.removePasskey': allRoles,
  'config.loadForEdit': admin,
  'config.update': admin,
  'config.loadEstimatorPrices': admin,
  'config.updateEstimatorPrices': admin,
  'products.findAll': admin,
  'products.findBySKU': admin,
  'products.insert': admin,
  'products.update': admin,
  'help.loadFaqCategories': admin,
  'help.loadFaqCatHelp': admin,
  'help.findById': admin,
  'help.update': admin,
  'help.history': admin,
  'help.restore': admin,
  'accounts.find': admin,
  'accounts.roles': admin,
  'accounts.grantRole': admin,
  'accounts.revokeRole': admin,
  'accounts.setEnabled': admin,
  'roles.insert': admin,
  'roles.update': admin,
  'submissions.load': staff,
  'submissions.openFile': staff,
  'submissions.openAll': staff,
  'submissions.addNote': staff,
  'submissions.delete': admin,
  'cases.act': staff,
  'cases.preview': staff,
  'cases.addReport': staff,
  'cases.refund': admin,
  'cases.removeReport': staff,
  'projects.list': owners,
  'projects.create': members,
  'projects.import': members,
  'projects.load': owners,
  'projects.saveStep': owners,
  'projects.saveTakeoff': owners,
  'projects.copy': members,
  'projects.rename': owners,
  'projects.remove': members,
  'projects.restore': members,
  'projects.setActive': owners,
  'projects.active': owners,
  'projects.attach': owners,
  'projects.detach': owners,
  'projects.openFile': owners,
  'projects.export': owners,
  'orders.draft': owners,
  'orders.saveDraft': members,
  'orders.prepareCard': members,
  'orders.quote': members,
  'orders.submit': members,
  'orders.resubmit': members,
  'orders.withdraw': members,
  'orders.cancel': members,
  'orders.requestCancel': members,
  'orders.payLink': members,
  'orders.register': members,
  'orders.openFile': owners,
  'orders.load': owners,
  'orders.list': owners,
  'work.find': staff,
  'work.neighbors': staff,
  'work.colleagues': staff,
  'work.handOver': staff,
  'work.setDuty': staff,
  'business.figures': admin,
  'business.payments': admin,
  'desk.load': staff,
  'desk.snapshot': staff,
  'desk.difference': staff,
  'desk.preview': staff,
  'desk.addFile': staff,
  'desk.removeFile': staff,
  'desk.openFile': staff,
  'desk.startReview': staff,
  'desk.release': staff,
  'desk.saveChecklist': staff,
  'desk.requestChanges': staff,
  'desk.deliver': staff,
  'desk.register': staff,
  'desk.markMailed': staff,
  'desk.extend': staff,
  'desk.cancel': staff,
  'desk.refuseCancel': staff,
  'desk.unlock': staff,
  'desk.relock': staff,
  'desk.note': staff,
  'desk.confirmFee': staff,
  'desk.waive': staff,
  'desk.recordPayment': staff,
  'desk.retryCharge': staff,
  'desk.refund': admin,
  'calendar.update': admin,
  'replies.load': staff,
  'replies.save': staff,
  'mail.findParked': admin,
  'mail.retry': admin,
  'audit.find': admin,
  'privacy.find': admin,
  'privacy.erase': admin,
  'remotes.list': admin,
  'remotes.history': admin,
  'remotes.failures': admin,
  'remotes.preview': admin,
  'remotes.release': admin,
  'remotes.rollback': admin,
  'remotes.outcome': admin,
  'remotes.withdraw': admin,
  'registryTokens.list': admin,
  'registryTokens.create': admin,
  'registryTokens.revoke': admin,
  // This call must be last, because it ends the session that the other calls use.
  'account.logoutEverywhere': allRoles,
};

let site: AccountSite;

beforeAll(async () => {
  site = await AccountSite.open();
  for (const { name } of siteRoles) await site.addAccount(nameOf(name), name);
  await site.addAccount(nameOf('no role'), 'Member');
  await site.database.$client.query(
    "delete from account_roles using accounts where id = account_id and accounts.name = 'no-role'",
  );
});
afterAll(() => site.close());

const nameOf = (role: string) => role.toLowerCase().replace(' ', '-');

test('the table of permitted roles contains exactly the methods under /rpc/2.0', () => {
  expect([...site.app.rpc.memberMethods].sort()).toEqual(Object.keys(expected).sort());
});

test('the site has exactly the methods under /rpc/2.0 that the contract declares', () => {
  const isMemberMethod = (value: unknown): value is RpcMethod => {
    const { access } = value as Partial<RpcMethod>;
    return access === 'self' || typeof access === 'object';
  };
  const memberMethods = Object.values(contract)
    .flatMap((exported): unknown[] => Object.values(exported))
    .filter(isMemberMethod)
    .map(({ service, method }) => `${service}.${method}`);
  expect([...site.app.rpc.memberMethods].sort()).toEqual(memberMethods.sort());
});

test.each([...siteRoles.map(({ name }) => name), 'no role'])(
  'an account with “%s” can call exactly the methods that the table permits (H7)',
  async (role) => {
    const token = await site.tokenOf(nameOf(role));
    const allowed: string[] = [];
    for (const call of Object.keys(expected)) {
      const [service = '', method = ''] = call.split('.');
      const { status, error } = await site.call(service, method, {}, token);
      expect([call, status]).toEqual([call, 200]);
      expect([call, error?.code]).not.toEqual([call, -32601]);
      if (error?.code !== -32003) allowed.push(call);
    }
    expect(allowed).toEqual(Object.keys(expected).filter((call) => expected[call]?.includes(role)));
  },
);

test.each(Object.keys(expected))('%s requires a login', async (call) => {
  const [service = '', method = ''] = call.split('.');
  for (const token of ['', 'A'.repeat(43)]) {
    expect(await site.call(service, method, {}, token)).toMatchObject({ status: 401, text: 'invalid token' });
  }
});

test.each(['nope.load', 'config.nope', 'constructor.load', 'config.constructor', 'config.__proto__'])(
  '%s is refused as an unknown method',
  async (call) => {
    const [service = '', method = ''] = call.split('.');
    const token = await site.tokenOf('admin');
    expect((await site.call(service, method, {}, token)).error?.code).toBe(-32601);
  },
);

test('a role with only the permission to read content cannot change it', async () => {
  await site.database.$client.query(
    `insert into roles (name, description, sort_order, permissions) values ('Reader', '', 9, '{"HELP": "2", "PRODUCT": "2"}')`,
  );
  await site.addAccount('reader', 'Reader');
  const token = await site.tokenOf('reader');
  const codeOf = async (service: string, method: string) =>
    (await site.call(service, method, {}, token)).error?.code;
  expect(await codeOf('help', 'loadFaqCategories')).toBeUndefined();
  expect(await codeOf('products', 'findAll')).toBeUndefined();
  expect(await codeOf('help', 'update')).toBe(-32003);
  expect(await codeOf('products', 'update')).toBe(-32003);
  expect(await codeOf('config', 'loadForEdit')).toBe(-32003);
  await site.database.$client.query("update roles set enabled = false where name = 'Reader'");
  expect(await codeOf('products', 'findAll')).toBe(-32003);
});

test('H7: roles that can only read orders cannot charge, and bookkeepers cannot review orders', async () => {
  const boss = await site.tokenOf('admin');
  const codeOf = async (token: string, service: string, method: string, params: object = {}) =>
    (await site.call(service, method, params, token)).error?.code;
  const roleOf = async (name: string, permissions: readonly SitePermission[]) => {
    const role = { name, description: '', enabled: true, permissions };
    expect((await site.call('roles', 'insert', { role }, boss)).error).toBeUndefined();
    await site.addAccount(name.toLowerCase(), name);
    return site.tokenOf(name.toLowerCase());
  };
  const reader = await roleOf('Auditor', ['ORDER UPDATE', 'DESK READ', 'UPLOAD READ']);
  const bookkeeper = await roleOf('Bookkeeper', [
    'ORDER UPDATE',
    'DESK READ',
    'PAYMENT READ',
    'PAYMENT UPDATE',
  ]);
  expect(await codeOf(reader, 'work', 'find')).toBeUndefined();
  for (const method of ['load', 'snapshot', 'openFile']) {
    expect([method, await codeOf(reader, 'desk', method)]).not.toEqual([method, -32003]);
  }
  const money = ['confirmFee', 'waive', 'recordPayment', 'retryCharge'];
  for (const method of [...money, 'refund', 'deliver', 'note', 'startReview']) {
    expect([method, await codeOf(reader, 'desk', method)]).toEqual([method, -32003]);
  }
  for (const method of money) expect(await codeOf(bookkeeper, 'desk', method)).toBe(-32602);
  expect(await codeOf(bookkeeper, 'business', 'figures')).toBeUndefined();
  expect(await codeOf(reader, 'business', 'figures')).toBe(-32003);
  for (const method of ['refund', 'deliver', 'startReview']) {
    expect(await codeOf(bookkeeper, 'desk', method)).toBe(-32003);
  }
  for (const method of ['act', 'refund']) expect(await codeOf(reader, 'cases', method)).toBe(-32003);

  const seen = { order: 'P100001-1', lastUpdate: '2026-11-20T12:00:00.000Z' };
  const analyst = await roleOf('Reviewer', ['DESK READ', 'DESK UPDATE', 'UPLOAD READ', 'UPLOAD UPDATE']);
  const waive = { method: 'waive', charge: crypto.randomUUID(), reason: 'We made a mistake.' };
  expect(await codeOf(analyst, 'desk', 'preview', { ...seen, action: waive })).toBe(-32003);
  expect(await codeOf(reader, 'desk', 'preview', { ...seen, action: waive })).toBe(-32003);
  expect(await codeOf(bookkeeper, 'desk', 'preview', { ...seen, action: waive })).toBe(-32001);
  const charged = { ...seen, fee: 'evaluation', reason: 'Nobody answered.' };
  expect(await codeOf(analyst, 'desk', 'cancel', charged)).toBe(-32003);
  expect(await codeOf(analyst, 'desk', 'cancel', { ...charged, fee: 'none' })).toBe(-32001);
  expect(await codeOf(analyst, 'desk', 'preview', { ...seen, action: { method: 'deliver' } })).toBe(-32001);
  const caseSeen = { reference: 'FS-20260101-00000000', lastUpdate: seen.lastUpdate };
  const acts = [
    { event: 'waive', message: 'We made a mistake.' },
    { event: 'record-payment', way: 'check', paidOn: '2026-11-20', reference: '' },
  ];
  for (const act of acts) {
    expect(await codeOf(analyst, 'cases', 'act', { ...caseSeen, act })).toBe(-32003);
    expect(await codeOf(analyst, 'cases', 'preview', { ...caseSeen, act })).toBe(-32003);
  }
});

test('H7: the list of permissions contains exactly those that methods need, and ORDER UPDATE', () => {
  const asked = Object.values(contract)
    .flatMap((exported): RpcMethod[] => Object.values(exported))
    .flatMap(({ access }) =>
      typeof access === 'object' ? access.actions.map((action) => `${access.resource} ${action}`) : [],
    );
  // No call requires ORDER UPDATE. This permission only identifies staff (N3).
  expect([...sitePermissions].sort()).toEqual([...new Set([...asked, 'ORDER UPDATE'])].sort());
});

test('a call that makes a change responds only after caches are invalidated, and a call that reads does not wait', async () => {
  const steps: string[] = [];
  const step = (name: string) => async () => {
    steps.push(name);
    return {};
  };
  const { delete: change, load: read } = described.submissions;
  const methods = new MemberMethods({
    changed: async () => {
      await Promise.resolve();
      steps.push('caught up');
    },
  });
  methods.add(
    {
      change: { ...change, params: described.nothing },
      read: { ...change, method: 'read', access: read.access, params: described.nothing },
    },
    { change: step('change'), read: step('read') },
  );
  const { call } = methods;
  const role = new Role({ name: 'Admin', isAlmighty: true });
  const caller = new Caller({
    accountName: 'boss',
    role,
    accountId: '',
    email: '',
    emailVerified: true,
    sessionId: '',
    roleNames: [role.name],
    withheldRoles: [],
  });
  await call('submissions', 'read', undefined, caller);
  await call('submissions', 'delete', undefined, caller);
  steps.push('answered');
  expect(steps).toEqual(['read', 'change', 'caught up', 'answered']);
});

test('a method cannot be added if it is public, has no handler, is not in the contract or has already been added', () => {
  const handler = async () => ({}) as never;
  const methods = new MemberMethods();
  const { findAll, update } = described.products;
  expect(() => methods.add({}, { drop: handler } as never)).toThrow(UndeclaredMethodError);
  expect(() => methods.add({}, { constructor: handler } as never)).toThrow(UndeclaredMethodError);
  expect(() => methods.add({ findAll, update }, { findAll: handler } as never)).toThrow('products.update');
  expect(() => methods.add({ load: described.publicConfig.load }, { load: handler })).toThrow(
    UndeclaredMethodError,
  );
  methods.add({ update }, { update: handler });
  expect(() => methods.add({ update }, { update: handler })).toThrow('products.update');
});

test('without a login, invalid JSON, an oversized body, an unknown path and a GET request all get 401', async () => {
  for (const [method, path, body] of [
    ['POST', '/rpc/2.0/config', '{malformed'],
    ['POST', '/rpc/2.0/config', 'x'.repeat(2 * 1024 ** 2)],
    ['POST', '/rpc/2.0/a/b', '{}'],
    ['GET', '/rpc/2.0/config', undefined],
  ] as const) {
    for (const authorization of ['', 'Bearer abc', 'Basic abc', 'Bearer ']) {
      const response = await site.app.inject({
        method,
        url: path,
        headers: { 'content-type': 'text/plain', ...(authorization && { authorization }) },
        ...(body && { payload: body }),
      });
      expect([response.statusCode, response.body]).toEqual([401, 'invalid token']);
      expect(response.headers['content-type']).toMatch(/^text\/plain/);
    }
  }
});
