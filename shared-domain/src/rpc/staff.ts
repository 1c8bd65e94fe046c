import { rpcService } from './method.ts';
import type { privacySchemas } from './schemas/privacy.ts';
import type { accountsSchemas, auditSchemas, mailSchemas, rolesSchemas } from './schemas/staff.ts';

/** Accounts and their roles, for staff. */
export const accounts = rpcService<typeof accountsSchemas>('accounts', {
  find: { resource: 'ACCOUNT', actions: ['READ'] },
  roles: { resource: 'ACCOUNT', actions: ['READ'] },
  grantRole: { resource: 'ACCOUNT', actions: ['UPDATE'] },
  revokeRole: { resource: 'ACCOUNT', actions: ['UPDATE'] },
  setEnabled: { resource: 'ACCOUNT', actions: ['UPDATE'] },
});

/** Roles and their permissions, for staff. */
export const roles = rpcService<typeof rolesSchemas>('roles', {
  insert: { resource: 'ACCOUNT', actions: ['CREATE'] },
  update: { resource: 'ACCOUNT', actions: ['UPDATE'] },
});

/** Lets staff see and retry emails that could not be delivered. */
export const mail = rpcService<typeof mailSchemas>('mail', {
  findParked: { resource: 'CONFIG', actions: ['READ'] },
  retry: { resource: 'CONFIG', actions: ['UPDATE'] },
});

/** Audit log, newest first. The param `accesses` includes entries about who viewed customers' data. */
export const audit = rpcService<typeof auditSchemas>('audit', {
  find: { resource: 'CONFIG', actions: ['READ'] },
});

/** Stored data about a person, which staff can see and delete on request. */
export const privacy = rpcService<typeof privacySchemas>('privacy', {
  find: { resource: 'ACCOUNT', actions: ['READ'] },
  erase: { resource: 'ACCOUNT', actions: ['DELETE'] },
});
