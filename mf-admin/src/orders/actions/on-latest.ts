import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import type { DeskOrder } from '@title24/shared-domain/orders';

/**
 * Sends a change that is independent of other changes to the order. After a conflict, reloads the order and sends the
 * change again.
 */
export async function onLatest<Result>(
  order: DeskOrder,
  onReload: () => Promise<DeskOrder>,
  send: (order: DeskOrder) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(order);
  } catch (error) {
    if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) throw error;
    return onLatest(await onReload(), onReload, send);
  }
}
