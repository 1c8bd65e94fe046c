import { dataRequest } from '@title24/remote-kit/contract';
import { publicHelp } from '@title24/remote-kit/rpc';
import type { FaqLetter } from '@title24/shared-domain';

/** Returns the request for a section's answers. */
export const answersRequest = (category: FaqLetter) => dataRequest(publicHelp.findByCategory, { category });
