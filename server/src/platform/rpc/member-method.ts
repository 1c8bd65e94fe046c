import type * as v from 'valibot';
import type { Caller } from './caller.ts';
import { defineMethod, type RpcMethod } from './method.ts';

/** As {@link defineMethod}, for a method of /rpc/2.0: its handler also learns who calls. */
export function memberMethod<Schema extends v.GenericSchema<Record<string, unknown>, unknown>>(
  params: Schema,
  handler: (params: v.InferOutput<Schema>, caller: Caller) => Promise<unknown>,
): RpcMethod<Caller> {
  return defineMethod({ params, handler });
}
