import type { Account } from '@title24/shared-domain';
import type { Access } from '@title24/shared-domain/rpc';
import { forbidden } from './protocol/rpc-fault.ts';

/** Permission that a method requires: `self` for an account's own data, or all given actions on a resource. */
export type PermissionRule = Exclude<Access, 'public' | 'bearer'>;

/** Returns whether a caller meets a permission rule. */
export function isPermitted(caller: Account, rule: PermissionRule): boolean {
  return rule === 'self' || caller.isAllowed(rule.actions, rule.resource);
}

/**
 * Checks a permission rule in addition to the method's.
 * @throws RpcFault -32003 if the caller's role does not meet the rule
 */
export function requirePermitted(caller: Account, rule: PermissionRule): void {
  if (!isPermitted(caller, rule)) throw forbidden('Your role does not allow this.');
}
