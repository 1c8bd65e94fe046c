import type { SiteAction, SiteResource } from '@title24/shared-domain';
import type { RpcMethod } from '../rpc/method.ts';
import type { Caller } from './caller.ts';

/** `self`: every account that is logged in, about itself. Otherwise all of the actions on the resource. */
export type PermissionRule =
  | 'self'
  | { readonly resource: SiteResource; readonly actions: readonly [SiteAction, ...SiteAction[]] };

/**
 * Who may call what under /rpc/2.0, by service and method. The only such table: a method without a row does not compile,
 * does not start and is not found.
 */
export const permissions = {
  account: {
    load: 'self',
    submissions: 'self',
    exportData: 'self',
    deleteAccount: 'self',
    changeEmail: 'self',
    changePassword: 'self',
    endSession: 'self',
    logoutEverywhere: 'self',
    startTotp: 'self',
    confirmTotp: 'self',
    stopTotp: 'self',
    passkeyOptions: 'self',
    addPasskey: 'self',
    removePasskey: 'self',
  },
  config: {
    loadForEdit: { resource: 'CONFIG', actions: ['READ'] },
    update: { resource: 'CONFIG', actions: ['UPDATE'] },
    loadEstimatorPrices: { resource: 'CONFIG', actions: ['READ'] },
    updateEstimatorPrices: { resource: 'CONFIG', actions: ['UPDATE'] },
  },
  products: {
    findAll: { resource: 'PRODUCT', actions: ['READ'] },
    findBySKU: { resource: 'PRODUCT', actions: ['READ'] },
    insert: { resource: 'PRODUCT', actions: ['CREATE'] },
    update: { resource: 'PRODUCT', actions: ['UPDATE'] },
  },
  help: {
    loadFaqCategories: { resource: 'HELP', actions: ['READ'] },
    loadFaqCatHelp: { resource: 'HELP', actions: ['READ'] },
    findById: { resource: 'HELP', actions: ['READ'] },
    update: { resource: 'HELP', actions: ['UPDATE'] },
    history: { resource: 'HELP', actions: ['READ'] },
    restore: { resource: 'HELP', actions: ['UPDATE'] },
  },
  accounts: {
    find: { resource: 'ACCOUNT', actions: ['READ'] },
    roles: { resource: 'ACCOUNT', actions: ['READ'] },
    grantRole: { resource: 'ACCOUNT', actions: ['UPDATE'] },
    revokeRole: { resource: 'ACCOUNT', actions: ['UPDATE'] },
    setEnabled: { resource: 'ACCOUNT', actions: ['UPDATE'] },
  },
  submissions: {
    find: { resource: 'UPLOAD', actions: ['READ'] },
    load: { resource: 'UPLOAD', actions: ['READ'] },
    openFile: { resource: 'UPLOAD', actions: ['READ'] },
    openAll: { resource: 'UPLOAD', actions: ['READ'] },
    setStatus: { resource: 'UPLOAD', actions: ['UPDATE'] },
    addNote: { resource: 'UPLOAD', actions: ['UPDATE'] },
    delete: { resource: 'UPLOAD', actions: ['DELETE'] },
  },
  mail: {
    findParked: { resource: 'CONFIG', actions: ['READ'] },
    retry: { resource: 'CONFIG', actions: ['UPDATE'] },
  },
  // The log tells of configuration and of accounts; who may read the one part may not therefore read the other.
  audit: { find: { resource: 'CONFIG', actions: ['READ'] } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PermissionRule>>>>;

/**
 * Who may use the routes that take or give files. `anyone`: visitors too. A route below these paths without a row stops
 * the start.
 */
export const routePermissions = {
  'POST /project-upload': 'anyone',
  'POST /uploads/files': 'anyone',
  'PATCH /uploads/files/:id': 'anyone',
  'HEAD /uploads/files/:id': 'anyone',
  'DELETE /uploads/files/:id': 'anyone',
  'GET /downloads/:ticket/:name': { resource: 'UPLOAD', actions: ['READ'] },
} as const satisfies Readonly<Record<string, PermissionRule | 'anyone'>>;

type Permissions = typeof permissions;

/** The methods of each service: exactly those that the table has rows for. */
export type MemberServices = {
  readonly [Service in keyof Permissions]: {
    readonly [Method in keyof Permissions[Service]]: RpcMethod<Caller>;
  };
};

/** Whether a caller passes a rule. */
export function isPermitted({ role }: Pick<Caller, 'role'>, rule: PermissionRule): boolean {
  return rule === 'self' || (role?.isAllowed(rule.actions, rule.resource) ?? false);
}
