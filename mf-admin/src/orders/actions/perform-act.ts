import type { RpcClient } from '@title24/remote-kit/contract';
import { desk, type RpcMethod } from '@title24/remote-kit/rpc';
import type { DeskOrder } from '@title24/shared-domain/orders';
import type { Act } from './desk-action.ts';

/**
 * Performs an action on the loaded version of an order.
 * @returns the order after the action
 */
export function performAct(
  rpc: RpcClient,
  { number, lastUpdate }: Pick<DeskOrder, 'number' | 'lastUpdate'>,
  { method, ...told }: Act,
): Promise<DeskOrder> {
  // The cast is safe, because `Act` pairs each method with its parameters.
  const named = desk[method] as RpcMethod<object, DeskOrder>;
  return rpc.call(named, { order: number, lastUpdate, ...told });
}
