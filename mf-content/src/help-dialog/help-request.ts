import { dataRequest } from '@title24/shared-config/contract';
import { publicHelp } from '@title24/shared-config/rpc';

/** The call that brings one help text. */
export const helpRequest = (id: string) => dataRequest(publicHelp.findById, { id });
