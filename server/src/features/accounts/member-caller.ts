import type { Caller } from '../../platform/rpc/caller.ts';
import type { RpcMethod } from '../../platform/rpc/method.ts';
import { forbidden, methodNotFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import type { RpcParams } from '../../platform/rpc/protocol/rpc-message.ts';
import { isPermitted, type MemberServices, type PermissionRule, permissions } from './permissions.ts';

/** A method was given that the contract does not declare. */
export class UndeclaredMethodError extends Error {
  override readonly name = 'UndeclaredMethodError';
}

/** Calls a method of /rpc/2.0 for an account. Rejects with RpcFault, -32003 where its role does not allow it. */
export type CallMember = (
  service: string,
  method: string,
  params: RpcParams | undefined,
  caller: Caller,
) => Promise<unknown>;

interface GuardedMethod {
  readonly rule: PermissionRule;
  readonly method: RpcMethod<Caller>;
}

/**
 * The methods behind their permissions. `changed` is waited for before a change is answered.
 * @throws UndeclaredMethodError for a method that the contract does not declare, which types alone cannot keep out
 */
export function createMemberCaller(
  services: MemberServices,
  changed: () => Promise<void> = async () => {},
  table: ReadonlyMap<string, PermissionRule> = permissions,
): CallMember {
  const guarded = new Map<string, GuardedMethod>();
  for (const [service, methods] of Object.entries(services)) {
    for (const [name, method] of Object.entries(methods)) {
      const rule = table.get(`${service}.${name}`);
      if (!rule) throw new UndeclaredMethodError(`Declare ${service}.${name} in the contract.`);
      guarded.set(`${service}.${name}`, { rule, method });
    }
  }
  return async (service, name, params, caller) => {
    const found = guarded.get(`${service}.${name}`);
    if (!found) throw methodNotFound();
    if (!isPermitted(caller, found.rule)) throw forbidden('Your role does not allow this.');
    const result = await found.method.run(params, caller);
    if (isChange(found.rule)) await changed();
    return result;
  };
}

function isChange(rule: PermissionRule): boolean {
  return rule !== 'self' && rule.actions.some((action) => action !== 'READ');
}
