import { formatFileSize } from './file-size.ts';
import type { UploadLimits } from './upload-limits.schema.ts';

/** Default limits of an upload (U5), which the server's settings can override. 1 MB is 1024 × 1024 bytes. */
export const defaultUploadLimits: UploadLimits = {
  maxFiles: 20,
  maxFileBytes: 500 * 1024 ** 2,
  maxSubmissionBytes: 1024 ** 3,
};

/** Describes the limits to people who are about to choose files. */
export function limitsText({ maxFiles, maxFileBytes, maxSubmissionBytes }: UploadLimits): string {
  return `Up to ${maxFiles} files, ${formatFileSize(maxFileBytes)} each and ${formatFileSize(maxSubmissionBytes)} in all.`;
}
