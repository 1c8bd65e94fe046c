import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { PaymentRefusedError } from './payments.ts';

/** What a way of payment does. @throws RpcFault -32010 in its words if it does not, with the state of what it is about */
export async function refusing<Done>(state: string, doing: Promise<Done>): Promise<Done> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof PaymentRefusedError) throw notPossible(error.message, state);
    throw error;
  }
}
