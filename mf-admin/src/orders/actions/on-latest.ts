import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import type { DeskOrder } from '@title24/shared-domain/orders';

/**
 * Sends what says the same on whatever others have done with the order meanwhile: after a conflict, once more on the order as it
 * is then.
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
