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

/** Path for uploading files in pieces (tus 1.0). */
export const resumablePath = '/uploads/files';

/**
 * Size in bytes of the chunks of a resumable upload. The last chunk may be smaller. After a lost connection, at most
 * one chunk is sent again. A browser can send data directly to a bucket only if a request contains exactly one chunk.
 */
export const uploadChunkBytes = 16 * 1024 ** 2;

/** States of the upload form (U3). */
export const uploadStatus = { initial: 0, filesAdded: 1, saving: 2, success: 3, failed: 4 } as const;

export type UploadStatus = (typeof uploadStatus)[keyof typeof uploadStatus];
