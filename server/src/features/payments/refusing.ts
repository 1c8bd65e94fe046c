import { notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';

/** Something cannot be paid this way; the message says what to do instead. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}

/**
 * Runs an operation of a payment. @throws RpcFault -32010 if it is refused, with the reason and the state of the work
 */
export async function refusing<Done>(state: string, doing: Promise<Done>): Promise<Done> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof PaymentRefusedError) throw notPossible(error.message, state);
    throw error;
  }
}
