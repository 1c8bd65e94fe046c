import type { RpcMethod as DeclaredMethod } from '@title24/shared-config/rpc';
import type { Caller } from './caller.ts';
import type { RpcMethod } from './method.ts';
import { isPermitted, type PermissionRule } from './permission.ts';
import { forbidden, methodNotFound } from './protocol/rpc-fault.ts';
import type { RpcParams } from './protocol/rpc-message.ts';

/** Methods of the contract by name: a whole service, or some of one. */
export type DeclaredMethods = Readonly<Record<string, Pick<DeclaredMethod, 'service' | 'method' | 'access'>>>;

/** What serves methods under /rpc/2.0: exactly those that the contract declares. */
export type MemberMethodsOf<Declared> = { readonly [Name in keyof Declared]: RpcMethod<Caller> };

/** A method was given that the contract does not declare, or the other way round. */
export class UndeclaredMethodError extends Error {
  override readonly name = 'UndeclaredMethodError';
}

/** Calls a method of /rpc/2.0 for an account. Rejects with RpcFault, -32003 if its role does not allow it. */
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

/** The methods under /rpc/2.0 behind their permissions, as the features give them. */
export class MemberMethods {
  readonly #changed: () => Promise<void>;
  readonly #guarded = new Map<string, GuardedMethod>();

  /** `changed` is waited for before a change is answered. */
  constructor(changed: () => Promise<void> = async () => {}) {
    this.#changed = changed;
  }

  /**
   * Adds methods; who may call each of them stands in the contract.
   * @throws UndeclaredMethodError if the two do not name the same methods, which types alone cannot keep out
   */
  add<Declared extends DeclaredMethods>(declared: Declared, methods: MemberMethodsOf<Declared>): void {
    for (const name of Object.keys(methods)) {
      if (!Object.hasOwn(declared, name)) throw new UndeclaredMethodError(`Declare ${name} in the contract.`);
    }
    for (const [name, { service, method: declaredName, access }] of Object.entries(declared)) {
      const fullName = `${service}.${declaredName}`;
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
      if (!method) throw new UndeclaredMethodError(`Implement ${fullName}, as the contract declares it.`);
      if (access === 'public' || access === 'bearer')
        throw new UndeclaredMethodError(`${fullName} is for anyone and cannot stand under /rpc/2.0.`);
      if (this.#guarded.has(fullName)) throw new UndeclaredMethodError(`${fullName} is there already.`);
      this.#guarded.set(fullName, { rule: access, method });
    }
  }

  /** What can be called, as 'service.method'. */
  get names(): readonly string[] {
    return [...this.#guarded.keys()];
  }

  readonly call: CallMember = async (service, name, params, caller) => {
    const found = this.#guarded.get(`${service}.${name}`);
    if (!found) throw methodNotFound();
    if (!isPermitted(caller, found.rule)) throw forbidden('Your role does not allow this.');
    const result = await found.method.run(params, caller);
    if (isChange(found.rule)) await this.#changed();
    return result;
  };
}

function isChange(rule: PermissionRule): boolean {
  return rule !== 'self' && rule.actions.some((action) => action !== 'READ');
}
