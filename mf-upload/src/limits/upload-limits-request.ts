import { dataRequest } from '@title24/shared-config/contract';
import { uploads } from '@title24/shared-config/rpc';

/** The call for the server's limits. */
export const uploadLimitsRequest = dataRequest(uploads.limits);
