import { usePageData } from '@title24/remote-kit/runtime';
import { defaultUploadLimits, type UploadLimits } from '@title24/shared-domain/full-service';
import { uploadLimitsRequest } from './upload-limits-request.ts';

/** What one submission may hold, as the server says; the usual limits until it has said so. */
export function useUploadLimits(): UploadLimits {
  const answer = usePageData(uploadLimitsRequest);
  return answer.status === 'ready' ? answer.data : defaultUploadLimits;
}
