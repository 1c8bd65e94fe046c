import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { PaymentRefusedError } from './payments.ts';

/**
 * Runs an operation of a payment method. @throws RpcFault -32010 with its message if it refuses, with the state of the
 * object
 */
export async function refusing<Done>(state: string, doing: Promise<Done>): Promise<Done> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof PaymentRefusedError) throw notPossible(error.message, state);
    throw error;
  }
}
