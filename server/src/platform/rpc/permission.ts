import type { Access } from '@title24/remote-kit/rpc';
import type { Caller } from './caller.ts';
import { forbidden } from './protocol/rpc-fault.ts';

/** `self`: every logged-in account, about itself. Otherwise all of the actions on the resource. */
export type PermissionRule = Exclude<Access, 'public' | 'bearer'>;

/** Whether a caller satisfies a rule. */
export function isPermitted({ role }: Pick<Caller, 'role'>, rule: PermissionRule): boolean {
  return rule === 'self' || (role?.isAllowed(rule.actions, rule.resource) ?? false);
}

/**
 * For methods with actions that need more than the method itself.
 * @throws RpcFault -32003 if the caller's role does not satisfy the rule
 */
export function requirePermitted(caller: Pick<Caller, 'role'>, rule: PermissionRule): void {
  if (!isPermitted(caller, rule)) throw forbidden('Your role does not allow this.');
}
