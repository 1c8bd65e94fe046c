import type { AuditEntry, ListedAccount, ListPage, ParkedMail, RoleJson } from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';

interface ListSearch {
  readonly search?: string;
  /** Counts from 1. */
  readonly page?: number;
}

interface RoleChange {
  readonly id: string;
  /** Name of the role. */
  readonly role: string;
}

/** Accounts and their roles, for staff. */
export const accounts = rpcService('accounts', {
  find: method<ListSearch, ListPage<ListedAccount>>({ resource: 'ACCOUNT', actions: ['READ'] }),
  roles: method<NoParams, readonly RoleJson[]>({ resource: 'ACCOUNT', actions: ['READ'] }),
  grantRole: method<RoleChange, ListedAccount>({ resource: 'ACCOUNT', actions: ['UPDATE'] }),
  revokeRole: method<RoleChange, ListedAccount>({ resource: 'ACCOUNT', actions: ['UPDATE'] }),
  setEnabled: method<{ readonly id: string; readonly enabled: boolean }, ListedAccount>({
    resource: 'ACCOUNT',
    actions: ['UPDATE'],
  }),
});

/** Mail that could not be delivered. */
export const mail = rpcService('mail', {
  findParked: method<{ readonly page?: number }, ListPage<ParkedMail>>({
    resource: 'CONFIG',
    actions: ['READ'],
  }),
  retry: method<{ readonly id: string }, NoParams>({ resource: 'CONFIG', actions: ['UPDATE'] }),
});

/** Who changed what, the newest first; with `accesses` also who looked at what customers sent. */
export const audit = rpcService('audit', {
  find: method<ListSearch & { readonly accesses?: boolean }, ListPage<AuditEntry>>({
    resource: 'CONFIG',
    actions: ['READ'],
  }),
});
