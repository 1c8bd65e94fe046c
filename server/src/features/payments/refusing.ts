import { notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';

/** Thrown if a payment operation is not possible. The message explains why. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}

/**
 * Returns the result of a payment operation.
 * @throws RpcFault -32010, with the reason and the state of the order or case, if the operation is refused
 */
export async function refusing<Done>(state: string, doing: Promise<Done>): Promise<Done> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof PaymentRefusedError) throw notPossible(error.message, state);
    throw error;
  }
}
