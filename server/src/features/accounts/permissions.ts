import {
  type Access,
  account,
  accounts,
  audit,
  config,
  help,
  mail,
  products,
  submissions,
} from '@title24/shared-config/rpc';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { RpcMethod } from '../../platform/rpc/method.ts';

/** `self`: every account that is logged in, about itself. Otherwise all of the actions on the resource. */
export type PermissionRule = Exclude<Access, 'public' | 'bearer'>;

/** The services under /rpc/2.0. The contract says who may call what of them; nothing else is found there. */
const memberServices = { account, accounts, audit, config, help, mail, products, submissions };

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

/** The implementation of each service under /rpc/2.0: exactly the methods that the contract declares. */
export type MemberServices = {
  readonly [Service in keyof typeof memberServices]: {
    readonly [Method in keyof (typeof memberServices)[Service]]: RpcMethod<Caller>;
  };
};

/** Who may call what under /rpc/2.0, by 'service.method'. */
export const permissions: ReadonlyMap<string, PermissionRule> = new Map(
  Object.values(memberServices).flatMap((methods) =>
    Object.values(methods).map(({ service, method, access }): [string, PermissionRule] => {
      if (access === 'public' || access === 'bearer')
        throw new Error(`${service}.${method} is for anyone and cannot stand under /rpc/2.0.`);
      return [`${service}.${method}`, access];
    }),
  ),
);

/** Whether a caller passes a rule. */
export function isPermitted({ role }: Pick<Caller, 'role'>, rule: PermissionRule): boolean {
  return rule === 'self' || (role?.isAllowed(rule.actions, rule.resource) ?? false);
}
