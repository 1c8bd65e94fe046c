import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { DescribedMethod, DescribedMethods, Schema } from '@title24/shared-domain/rpc/server';
import { checkAnswer, checkFault } from './check-answer.ts';
import { findHostileMember } from './params/hostile-member.ts';
import { invalidParams } from './protocol/rpc-fault.ts';
import type { RpcParams } from './protocol/rpc-message.ts';

/** A method that can be called. `Context` has what the method gets from the request in addition to the params. */
export interface RpcMethod<Context = void> {
  /** Checks the params and runs the method. Rejects with RpcFault for errors that the caller may see. */
  run(params: RpcParams | undefined, context: Context): Promise<unknown>;
}

/** Handler of a method in the contract. Its params are the output of the contract's schema. */
export type HandlerOf<Method extends DescribedMethod, Context = void> = (
  params: StandardSchemaV1.InferOutput<Method['params']>,
  context: Context,
) => Promise<StandardSchemaV1.InferOutput<Method['result']>>;

/** Handlers for exactly the declared methods. */
export type HandlersOf<Declared extends DescribedMethods, Context = void> = {
  readonly [Name in keyof Declared]: HandlerOf<Declared[Name], Context>;
};

/** Thrown when the implemented methods differ from those in the contract. */
export class UndeclaredMethodError extends Error {
  override readonly name = 'UndeclaredMethodError';
}

export interface ServeOptions {
  /** Whether results and errors are also checked against the contract, for tests and development. */
  readonly checksAnswers?: boolean;
}

/**
 * Returns the callable methods of a service, by name.
 * @throws UndeclaredMethodError if contract and handlers differ in ways that types cannot prevent
 */
export function serveMethods<Declared extends DescribedMethods, Context = void>(
  declared: Declared,
  handlers: HandlersOf<Declared, Context>,
  options: ServeOptions = {},
): ReadonlyMap<string, RpcMethod<Context>> {
  for (const name of Object.keys(handlers)) {
    if (!Object.hasOwn(declared, name)) throw new UndeclaredMethodError(`Declare ${name} in the contract.`);
  }
  const served = new Map<string, RpcMethod<Context>>();
  for (const [key, { service, method }] of Object.entries(declared)) {
    const name: keyof Declared = key;
    if (!Object.hasOwn(handlers, name)) {
      throw new UndeclaredMethodError(`Implement ${service}.${method}, as the contract declares it.`);
    }
    served.set(method, serveMethod(declared[name], handlers[name], options));
  }
  return served;
}

/** Returns a callable method from its contract and handler. */
export function serveMethod<Method extends DescribedMethod, Context = void>(
  method: Method,
  handler: HandlerOf<Method, Context>,
  { checksAnswers = false }: ServeOptions = {},
): RpcMethod<Context> {
  const run: RpcMethod<Context>['run'] = async (params, context) =>
    handler(await checkParams(method.params, params), context);
  if (!checksAnswers) return { run };
  return {
    run: async (params, context) => {
      const result = await run(params, context).catch((error: unknown) => {
        throw checkFault(method, error);
      });
      await checkAnswer(method, result);
      return result;
    },
  };
}

async function checkParams(schema: Schema, params: RpcParams = {}): Promise<unknown> {
  // An empty list of positional params is equivalent to no params.
  const named = Array.isArray(params) && params.length === 0 ? {} : params;
  if (Array.isArray(named)) throw invalidParams([{ path: '', message: 'params must be an object' }]);
  const hostile = findHostileMember(named);
  if (hostile !== null) throw invalidParams([hostile]);
  const result = await schema['~standard'].validate(named);
  if (!result.issues) return result.value;
  throw invalidParams(result.issues.map(({ path, message }) => ({ path: dotPath(path), message })));
}

/** Returns the path of an issue in dotted notation: `product.tags.0`. */
function dotPath(path: StandardSchemaV1.Issue['path'] = []): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}
