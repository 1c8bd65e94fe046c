import type { Access } from '@title24/remote-kit/rpc';
import type { Caller } from './caller.ts';

/** `self`: every logged-in account, about itself. Otherwise all of the actions on the resource. */
export type PermissionRule = Exclude<Access, 'public' | 'bearer'>;

/** Whether a caller satisfies a rule. */
export function isPermitted({ role }: Pick<Caller, 'role'>, rule: PermissionRule): boolean {
  return rule === 'self' || (role?.isAllowed(rule.actions, rule.resource) ?? false);
}
