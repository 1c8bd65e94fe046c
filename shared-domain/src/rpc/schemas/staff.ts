import * as v from 'valibot';
import { type RoleRights, retryMailParams } from '../../editing/index.ts';
import type { ListedAccount } from '../../index.ts';
import { createSiteRole, siteRoles } from '../../index.ts';
import { auditEntry, listedAccount, parkedMail, role, roleRights } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleIds, exampleMoment } from './example-values.ts';
import { listPage, page, search } from './lists.ts';
import { text, uuid } from './values.ts';

const ana: ListedAccount = {
  id: exampleIds.account,
  accountName: 'ana',
  email: 'ana@example.com',
  roles: ['Member'],
  enabled: true,
  createdAt: exampleMoment,
  lastLoginAt: null,
};
const roleChange = v.strictObject({ id: uuid, role: text(100) });
const nobody = '00000000-0000-4000-8000-000000000000';
const noAccount = { error: 'notFound', message: 'There is no such account.' } as const;

export const accountsSchemas = {
  find: describeMethod({
    summary: 'The accounts whose name or address contains the search text, by name.',
    params: v.strictObject({ search, page }),
    result: listPage(listedAccount),
    examples: [{ name: 'A search', params: { search: 'ana' }, result: { items: [ana], total: 1 } }],
  }),
  roles: describeMethod({
    summary: 'The roles that an account can have.',
    result: v.array(role),
    examples: [
      { name: 'The roles', params: {}, result: siteRoles.map((seed) => createSiteRole(seed).toJSON()) },
    ],
  }),
  grantRole: describeMethod({
    summary: 'Assigns a role to an account.',
    params: roleChange,
    result: listedAccount,
    errors: ['notFound'],
    examples: [
      {
        name: 'Another role',
        params: { id: exampleIds.account, role: 'Analyst' },
        result: { ...ana, roles: ['Member', 'Analyst'] },
      },
      { name: 'No account', params: { id: nobody, role: 'Analyst' }, ...noAccount },
    ],
  }),
  revokeRole: describeMethod({
    summary: 'Removes a role from an account.',
    params: roleChange,
    result: listedAccount,
    errors: ['notFound'],
    examples: [
      { name: 'A role is removed', params: { id: exampleIds.account, role: 'Analyst' }, result: ana },
      { name: 'No account', params: { id: nobody, role: 'Analyst' }, ...noAccount },
    ],
  }),
  setEnabled: describeMethod({
    summary: 'Disables an account and ends its sessions, or enables it again.',
    params: v.strictObject({ id: uuid, enabled: v.boolean() }),
    result: listedAccount,
    errors: ['notFound'],
    examples: [
      {
        name: 'Disabled',
        params: { id: exampleIds.account, enabled: false },
        result: { ...ana, enabled: false },
      },
      { name: 'No account', params: { id: nobody, enabled: false }, ...noAccount },
    ],
  }),
};

const reviewer: RoleRights = {
  name: 'Reviewer',
  description: 'Looks at orders, charges nothing',
  enabled: true,
  permissions: ['DESK READ', 'ORDER UPDATE'],
};

export const rolesSchemas = {
  insert: describeMethod({
    summary: 'Adds a role. Nobody can add one with more permissions than their own.',
    params: v.strictObject({ role: roleRights }),
    result: role,
    errors: ['conflict'],
    examples: [
      {
        name: 'A name that is taken',
        params: { role: { ...reviewer, name: 'Analyst' } },
        error: 'conflict',
        message: 'There is a role with this name.',
      },
    ],
  }),
  update: describeMethod({
    summary:
      'Changes a role’s permissions, unless the role is all-powerful. `loaded` is the role when the editor opened. If the role has changed since, this is a conflict.',
    params: v.strictObject({ loaded: roleRights, role: roleRights }),
    result: role,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [
      {
        name: 'No role',
        params: { loaded: reviewer, role: reviewer },
        error: 'notFound',
        message: 'There is no role Reviewer.',
      },
      {
        name: 'An all-powerful role',
        params: { loaded: { ...reviewer, name: 'Admin' }, role: { ...reviewer, name: 'Admin' } },
        error: 'notPossible',
        message: 'The role Admin may do everything, and stays as it is.',
      },
    ],
  }),
};

export const mailSchemas = {
  findParked: describeMethod({
    summary: 'Mail that could not be delivered, newest first.',
    params: v.strictObject({ page }),
    result: listPage(parkedMail),
    examples: [
      {
        name: 'One mail',
        params: {},
        result: {
          items: [
            {
              id: exampleIds.mail,
              to: 'ana@example.com',
              subject: 'Confirm your email address',
              createdAt: exampleMoment,
              attempts: 9,
              lastError: '550 mailbox unavailable',
            },
          ],
          total: 1,
        },
      },
    ],
  }),
  retry: describeMethod({
    summary:
      'Sends such a mail again. A corrected address also becomes that of the case that the mail is about. A mail with a login link is sent to its address only.',
    params: retryMailParams,
    errors: ['notFound', 'notPossible'],
    examples: [
      { name: 'Another try', params: { id: exampleIds.mail, to: 'ana@example.com' }, result: {} },
      {
        name: 'No such mail',
        params: { id: nobody, to: 'ana@example.com' },
        error: 'notFound',
        message: 'This mail is no longer waiting: it was sent or is being tried again.',
      },
    ],
  }),
};

export const auditSchemas = {
  find: describeMethod({
    summary: 'Who changed what, newest first; with `accesses`, also who viewed what customers sent.',
    params: v.strictObject({ search, page, accesses: v.optional(v.boolean(), false) }),
    result: listPage(auditEntry),
    examples: [
      {
        name: 'Changes of products',
        params: { search: 'product' },
        result: {
          items: [
            {
              id: '17',
              at: exampleMoment,
              by: 'ana',
              action: 'products.update',
              subject: 'product 9001',
              before: { price: 75.5 },
              after: { price: 80 },
            },
          ],
          total: 1,
        },
      },
    ],
  }),
};
