import { Account } from './account.ts';
import { Role } from './role.ts';
import { errorOf } from './testing/error-of.ts';

const admin = new Role({ name: 'Admin', isAlmighty: true });

test('H6: an account is enabled by default and allowed what its role allows', () => {
  const account = new Account({ accountName: 'owner', role: admin });
  expect(account.enabled).toBe(true);
  expect(account.isAllowed('UPDATE', 'ORDER')).toBe(true);
  account.role = new Role({ name: 'Member' });
  expect(account.isAllowed('UPDATE', 'ORDER')).toBe(false);
});

test('H6: a disabled account is allowed nothing, even with a role', () => {
  const account = new Account({ accountName: 'owner', role: admin, enabled: false });
  expect(account.isAllowed('READ', 'ORDER')).toBe(false);
  account.enabled = true;
  expect(account.isAllowed('READ', 'ORDER')).toBe(true);
});

test('an account without a role is allowed nothing', () => {
  expect(new Account({ accountName: 'owner' }).isAllowed('READ', 'ORDER')).toBe(false);
});

test('an account requires a name, and its enabled flag must be a boolean', () => {
  expect(errorOf(() => new Account({ accountName: ' ' })).message).toBe(
    'a role and an account need a non-empty name',
  );
  const enabled = 'no' as unknown as boolean;
  expect(errorOf(() => new Account({ accountName: 'owner', enabled })).code).toBe('not-a-flag');
  const account = new Account({ accountName: 'owner', enabled: false });
  expect(errorOf(() => Object.assign(account, { enabled: 1 })).code).toBe('not-a-flag');
  expect(account.enabled).toBe(false);
});
