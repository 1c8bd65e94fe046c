import { dataRequest } from '@title24/remote-kit/contract';
import { publicHelp } from '@title24/remote-kit/rpc';

/** Requests the help texts about a project's questions. */
export const takeoffHelpRequest = dataRequest(publicHelp.findByCategory, { category: 'T' });
