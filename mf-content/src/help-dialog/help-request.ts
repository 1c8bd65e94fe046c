import { dataRequest } from '@title24/remote-kit/contract';
import { publicHelp } from '@title24/remote-kit/rpc';

/** Returns the call that loads a help text. */
export const helpRequest = (id: string) => dataRequest(publicHelp.findById, { id });
