import type { RpcClient } from '@title24/remote-kit/contract';
import { desk, type RpcMethod } from '@title24/remote-kit/rpc';
import type { DeskOrder } from '@title24/shared-domain/orders';
import type { Act } from './desk-action.ts';

/** Performs an action on an order in the state that was loaded. @returns the order after it */
export function performAct(
  rpc: RpcClient,
  { number, lastUpdate }: Pick<DeskOrder, 'number' | 'lastUpdate'>,
  { method, ...told }: Act,
): Promise<DeskOrder> {
  // In the contract, an action and the params of the method with its name come from one table.
  const named = desk[method] as RpcMethod<object, DeskOrder>;
  return rpc.call(named, { order: number, lastUpdate, ...told });
}
