import type { UploadLimits } from '@title24/shared-domain/full-service';
import { method, type NoParams, rpcService } from './method.ts';

/** What the upload form says before files are chosen. */
export const uploads = rpcService('uploads', {
  limits: method<NoParams, UploadLimits>('public'),
});
