import { usePageData } from '@title24/remote-kit/runtime';
import { defaultUploadLimits, type UploadLimits } from '@title24/shared-domain/full-service';
import { uploadLimitsRequest } from './upload-limits-request.ts';

/** Returns the server's upload limits, or the default limits until they are loaded. */
export function useUploadLimits(): UploadLimits {
  const answer = usePageData(uploadLimitsRequest);
  return answer.status === 'ready' ? answer.data : defaultUploadLimits;
}
