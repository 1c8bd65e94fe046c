import type { RpcClient } from '@title24/remote-kit/contract';
import { desk, type RpcMethod } from '@title24/remote-kit/rpc';
import type { DeskOrder } from '@title24/shared-domain/orders';
import type { Act } from './desk-action.ts';

/** Does with an order, as it was loaded, what was shown before. @returns the order after it */
export function performAct(
  rpc: RpcClient,
  { number, lastUpdate }: Pick<DeskOrder, 'number' | 'lastUpdate'>,
  { method, ...told }: Act,
): Promise<DeskOrder> {
  // The contract makes an act and the params of the method of its name from one table.
  const named = desk[method] as RpcMethod<object, DeskOrder>;
  return rpc.call(named, { order: number, lastUpdate, ...told });
}
