import { dataRequest } from '@title24/remote-kit/contract';
import { uploads } from '@title24/remote-kit/rpc';
import { usePageData } from '@title24/remote-kit/runtime';
import { defaultUploadLimits, type UploadLimits } from '@title24/shared-domain/full-service';

const limitsRequest = dataRequest(uploads.limits);

/** Returns the server's upload limits, or the default limits until they are loaded. */
export function useUploadLimits(): UploadLimits {
  const answer = usePageData(limitsRequest);
  return answer.status === 'ready' ? answer.data : defaultUploadLimits;
}
