import { usePageData } from '@title24/shared-config/runtime';
import {
  defaultUploadLimits,
  type UploadLimits,
  uploadLimitsRequest,
} from '@title24/shared-domain/full-service';

/** What one submission may hold, as the server says; the usual limits until it has said so. */
export function useUploadLimits(): UploadLimits {
  const answer = usePageData<UploadLimits>(uploadLimitsRequest);
  return answer.status === 'ready' ? answer.data : defaultUploadLimits;
}
