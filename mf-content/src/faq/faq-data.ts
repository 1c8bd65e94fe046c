import { dataRequest } from '@title24/shared-config/contract';
import { publicHelp } from '@title24/shared-config/rpc';
import type { FaqLetter } from '@title24/shared-domain';

/** The call that brings the answers of one section. */
export const answersRequest = (category: FaqLetter) => dataRequest(publicHelp.findByCategory, { category });
