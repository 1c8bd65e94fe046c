import { dataRequest } from '@title24/remote-kit/contract';
import { publicHelp } from '@title24/remote-kit/rpc';

/** Request for the help texts about the takeoff tools. */
export const takeoffHelpRequest = dataRequest(publicHelp.findByCategory, { category: 'T' });
