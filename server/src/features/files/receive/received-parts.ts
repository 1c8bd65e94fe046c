import type { UploadLimits } from '@title24/shared-domain/full-service';

/** A received file. */
export interface ReceivedPart {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Name in the incoming folder, or null if there was no attempt to store the file. */
  readonly storedName: string | null;
  readonly sha256: string | null;
}

/** A submitted form, read to its end. */
export interface ReceivedParts {
  /** First value of each field, as sent. */
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly ReceivedPart[];
  readonly isOverLimit: boolean;
  /** Error that prevented the storing of a file, such as a full disk. */
  readonly failure?: unknown;
}

/** Returns whether files sent together exceed the maximum number of files or the maximum total size. */
export function exceedLimits(
  files: readonly Pick<ReceivedPart, 'size'>[],
  { maxFiles, maxSubmissionBytes }: UploadLimits,
): boolean {
  return files.length > maxFiles || files.reduce((sum, { size }) => sum + size, 0) > maxSubmissionBytes;
}
