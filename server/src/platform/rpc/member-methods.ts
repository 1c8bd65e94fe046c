import type { DescribedMethods } from '@title24/shared-domain/rpc/server';
import type { Caller } from './caller.ts';
import {
  type HandlersOf,
  type RpcMethod,
  type ServeOptions,
  serveMethods,
  UndeclaredMethodError,
} from './method.ts';
import { isPermitted, type PermissionRule } from './permission.ts';
import { forbidden, methodNotFound } from './protocol/rpc-fault.ts';
import type { RpcParams } from './protocol/rpc-message.ts';

/** Handlers for the methods under /rpc/2.0 in the contract. Each also receives the caller. */
export type MemberHandlersOf<Declared extends DescribedMethods> = HandlersOf<Declared, Caller>;

/**
 * Calls a method under /rpc/2.0 for a caller. Rejects with RpcFault -32601 if the method does not exist, with RpcFault
 * -32003 if the caller's role does not permit the call, or with the method's error.
 */
export type CallMember = (
  service: string,
  method: string,
  params: RpcParams | undefined,
  caller: Caller,
) => Promise<unknown>;

interface Options extends ServeOptions {
  /** Awaited before a method's result is returned, if the method requires a permission other than READ. */
  readonly changed?: () => Promise<void>;
  readonly refused?: (caller: Caller, method: string) => void;
}

interface GuardedMethod {
  readonly rule: PermissionRule;
  readonly method: RpcMethod<Caller>;
}

/** Collects the methods under /rpc/2.0 from all features and checks permissions. */
export class MemberMethods {
  readonly #options: Options;
  readonly #guarded = new Map<string, GuardedMethod>();

  constructor(options: Options = {}) {
    this.#options = options;
  }

  /**
   * Adds methods. The contract states who may call them.
   * @throws UndeclaredMethodError if contract and handlers differ in ways that types cannot prevent, or if a
   * method needs no login or has already been added
   */
  add<Declared extends DescribedMethods>(declared: Declared, handlers: MemberHandlersOf<Declared>): void {
    const served = serveMethods<Declared, Caller>(declared, handlers, this.#options);
    for (const { service, method: name, access } of Object.values(declared)) {
      const fullName = `${service}.${name}`;
      const method = served.get(name);
      if (access === 'public' || access === 'bearer')
        throw new UndeclaredMethodError(`${fullName} is public and cannot be served under /rpc/2.0.`);
      if (!method || this.#guarded.has(fullName))
        throw new UndeclaredMethodError(`${fullName} has already been added.`);
      this.#guarded.set(fullName, { rule: access, method });
    }
  }

  get names(): readonly string[] {
    return [...this.#guarded.keys()];
  }

  readonly call: CallMember = async (service, name, params, caller) => {
    const found = this.#guarded.get(`${service}.${name}`);
    if (!found) throw methodNotFound();
    if (!isPermitted(caller, found.rule)) {
      this.#options.refused?.(caller, `${service}.${name}`);
      throw forbidden('Your role does not allow this.');
    }
    const result = await found.method.run(params, caller);
    if (isChange(found.rule)) await this.#options.changed?.();
    return result;
  };
}

function isChange(rule: PermissionRule): boolean {
  return rule !== 'self' && rule.actions.some((action) => action !== 'READ');
}
