import { formatFileSize } from './file-size.ts';
import type { UploadLimits } from './upload-limits.schema.ts';

/** The limits of an upload (U5), with 1 MB as 1024 × 1024 bytes; the server's settings may say otherwise. */
export const defaultUploadLimits: UploadLimits = {
  maxFiles: 20,
  maxFileBytes: 500 * 1024 ** 2,
  maxSubmissionBytes: 1024 ** 3,
};

/** Describes the limits for someone about to choose files. */
export function limitsText({ maxFiles, maxFileBytes, maxSubmissionBytes }: UploadLimits): string {
  return `Up to ${maxFiles} files, ${formatFileSize(maxFileBytes)} each and ${formatFileSize(maxSubmissionBytes)} in all.`;
}
