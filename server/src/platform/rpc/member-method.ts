import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Caller } from './caller.ts';
import { defineMethod, type ParamsSchema, type RpcMethod } from './method.ts';

/** As {@link defineMethod}, for a method of /rpc/2.0: its handler also learns who calls. */
export function memberMethod<Schema extends ParamsSchema>(
  params: Schema,
  handler: (params: StandardSchemaV1.InferOutput<Schema>, caller: Caller) => Promise<unknown>,
): RpcMethod<Caller> {
  return defineMethod({ params, handler });
}
