import { dataRequest } from '@title24/remote-kit/contract';
import { publicHelp } from '@title24/remote-kit/rpc';

/** Returns the request for a help text. */
export const helpRequest = (id: string) => dataRequest(publicHelp.findById, { id });
