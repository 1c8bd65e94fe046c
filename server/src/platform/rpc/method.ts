import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { DescribedMethod, DescribedMethods, Schema } from '@title24/remote-kit/rpc/server';
import { checkAnswer, checkFault } from './check-answer.ts';
import { findHostileMember } from './params/hostile-member.ts';
import { invalidParams } from './protocol/rpc-fault.ts';
import type { RpcParams } from './protocol/rpc-message.ts';

/** A method as served. `Context` has the values that it gets from the request in addition to the params. */
export interface RpcMethod<Context = void> {
  /** Checks the params and runs. Rejects with RpcFault for errors that the caller may see. */
  run(params: RpcParams | undefined, context: Context): Promise<unknown>;
}

/** The handler of a method in the contract: it gets the output of the contract's params schema. */
export type HandlerOf<Method extends DescribedMethod, Context = void> = (
  params: StandardSchemaV1.InferOutput<Method['params']>,
  context: Context,
) => Promise<StandardSchemaV1.InferOutput<Method['result']>>;

/** Handlers of methods in the contract: one for each of them and no others. */
export type HandlersOf<Declared extends DescribedMethods, Context = void> = {
  readonly [Name in keyof Declared]: HandlerOf<Declared[Name], Context>;
};

/** A method was provided that the contract does not declare, or vice versa. */
export class UndeclaredMethodError extends Error {
  override readonly name = 'UndeclaredMethodError';
}

export interface ServeOptions {
  /** Whether results are checked against the contract too: for tests and development. */
  readonly checksAnswers?: boolean;
}

/**
 * Returns the methods of a service by name, as served.
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

/** Returns a method of the contract, as served. */
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
  // Empty params by position are the same as empty params by name.
  const named = Array.isArray(params) && params.length === 0 ? {} : params;
  if (Array.isArray(named)) throw invalidParams([{ path: '', message: 'params must be an object' }]);
  const hostile = findHostileMember(named);
  if (hostile !== null) throw invalidParams([hostile]);
  const result = await schema['~standard'].validate(named);
  if (!result.issues) return result.value;
  throw invalidParams(result.issues.map(({ path, message }) => ({ path: dotPath(path), message })));
}

/** Returns the path of an issue in the form's notation: `product.tags.0`. */
function dotPath(path: StandardSchemaV1.Issue['path'] = []): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}
