import type { Access } from '@title24/remote-kit/rpc';
import type { Account } from '@title24/shared-domain';
import { forbidden } from './protocol/rpc-fault.ts';

/** `self`: every logged-in account, about itself. Otherwise the caller needs all of the actions on the resource. */
export type PermissionRule = Exclude<Access, 'public' | 'bearer'>;

/** Whether a caller satisfies a rule. */
export function isPermitted(caller: Account, rule: PermissionRule): boolean {
  return rule === 'self' || caller.isAllowed(rule.actions, rule.resource);
}

/**
 * Checks the permission for an action that needs more permissions than its method.
 * @throws RpcFault -32003 if the caller's role does not satisfy the rule
 */
export function requirePermitted(caller: Account, rule: PermissionRule): void {
  if (!isPermitted(caller, rule)) throw forbidden('Your role does not allow this.');
}
