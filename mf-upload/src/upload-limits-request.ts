import { dataRequest } from '@title24/remote-kit/contract';
import { uploads } from '@title24/remote-kit/rpc';

/** Request for the server's upload limits. */
export const uploadLimitsRequest = dataRequest(uploads.limits);
