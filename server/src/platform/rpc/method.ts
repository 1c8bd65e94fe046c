import type { StandardSchemaV1 } from '@standard-schema/spec';
import * as v from 'valibot';
import { findIllFormedText } from './params/ill-formed-text.ts';
import { invalidParams, methodNotFound } from './protocol/rpc-fault.ts';
import type { RpcParams } from './protocol/rpc-message.ts';

/**
 * The schema of a method's params, by Standard Schema (https://standardschema.dev): Valibot's, or Yup's for what a form
 * sends. Yup's must be `strict()` and `noUnknown()`, or it makes text of a number and passes what it does not know.
 */
export type ParamsSchema<Input = unknown, Output = Input> = StandardSchemaV1<Input, Output>;

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
  readonly handler: (params: StandardSchemaV1.InferOutput<Schema>, context: Context) => Promise<unknown>;
}): RpcMethod<Context> {
  return {
    cacheable: definition.cacheable ?? false,
    run: async (params, context) => definition.handler(await checkParams(definition.params, params), context),
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

async function checkParams<Schema extends ParamsSchema>(
  schema: Schema,
  params: RpcParams = {},
): Promise<StandardSchemaV1.InferOutput<Schema>> {
  // Nothing by position is nothing by name.
  const named = Array.isArray(params) && params.length === 0 ? {} : params;
  if (Array.isArray(named)) throw invalidParams([{ path: '', message: 'params must be an object' }]);
  const illFormed = findIllFormedText(named);
  if (illFormed !== null) {
    throw invalidParams([{ path: illFormed, message: 'Remove the character that is only half there' }]);
  }
  const result = await schema['~standard'].validate(named);
  if (!result.issues) return result.value;
  throw invalidParams(result.issues.map(({ path, message }) => ({ path: dotPath(path), message })));
}

/** The path of an issue as a form names its fields: `product.tags.0`. */
function dotPath(path: StandardSchemaV1.Issue['path'] = []): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}
