import * as v from 'valibot';
import { findIllFormedText } from './params/ill-formed-text.ts';
import { invalidParams, methodNotFound } from './protocol/rpc-fault.ts';
import type { RpcParams } from './protocol/rpc-message.ts';

type ParamsSchema = v.GenericSchema<Record<string, unknown>, unknown>;

/** A method as the table of a service holds it. `Context` is what it learns of the request beside the params. */
export interface RpcMethod<Context = void> {
  /** Whether its result depends on nothing but the params and the site's content, so that it may be kept. */
  readonly cacheable: boolean;
  /** Checks the params and runs. Rejects with RpcFault where the caller is to be told. */
  run(params: RpcParams | undefined, context: Context): Promise<unknown>;
}

/** A service's methods by name. */
export type RpcService = ReadonlyMap<string, RpcMethod>;

/** Services by the name in their address. */
export type RpcServices = ReadonlyMap<string, RpcService>;

/** A method with the schema of its params; the handler gets what the schema makes of them. */
export function defineMethod<Schema extends ParamsSchema, Context = void>(definition: {
  readonly params: Schema;
  readonly cacheable?: boolean;
  readonly handler: (params: v.InferOutput<Schema>, context: Context) => Promise<unknown>;
}): RpcMethod<Context> {
  return {
    cacheable: definition.cacheable ?? false,
    run: async (params, context) => definition.handler(checkParams(definition.params, params), context),
  };
}

/** For methods that take nothing. */
export const noParams = v.strictObject({});

/** @throws RpcFault -32601 */
export function findMethod(services: RpcServices, service: string, method: string): RpcMethod {
  const found = services.get(service)?.get(method);
  if (!found) throw methodNotFound();
  return found;
}

function checkParams<Schema extends ParamsSchema>(
  schema: Schema,
  params: RpcParams = {},
): v.InferOutput<Schema> {
  // Nothing by position is nothing by name.
  const named = Array.isArray(params) && params.length === 0 ? {} : params;
  if (Array.isArray(named)) throw invalidParams([{ path: '', message: 'params must be an object' }]);
  const illFormed = findIllFormedText(named);
  if (illFormed !== null) {
    throw invalidParams([{ path: illFormed, message: 'Remove the character that is only half there' }]);
  }
  const result = v.safeParse(schema, named);
  if (result.success) return result.output;
  throw invalidParams(
    result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  );
}
