import { isReleased, type SubmissionFile } from '@title24/shared-domain/full-service';
import { scanLabels } from './scan-labels.ts';

/** A file from a customer. A project's attachment has no `scanFinding`. */
export type ReceivedFile = Omit<SubmissionFile, 'scanFinding'> & {
  /** What the customer says the file is. */
  readonly title?: string;
  readonly scanFinding?: SubmissionFile['scanFinding'];
};

/** Describes the result of a file's virus scan, including what the scan found. */
export function scanText({ scanState, scanFinding }: ReceivedFile): string {
  const words = scanLabels[scanState];
  return scanFinding ? `${words} (${scanFinding})` : words;
}

/** Returns advice about a withheld file, otherwise null. */
export function withheldAdvice({ scanState }: ReceivedFile): string | null {
  if (isReleased(scanState)) return null;
  return scanState === 'waiting'
    ? 'Look again in a few minutes.'
    : 'Nobody can open it. Ask the sender for a clean copy.';
}

const previewed = ['application/pdf', 'image/png', 'image/jpeg'];

/** Returns whether the file can be previewed without a download. */
export function hasPreview({ mediaType, scanState }: ReceivedFile): boolean {
  return isReleased(scanState) && previewed.includes(mediaType);
}

/**
 * Returns a file's extension in capitals, such as 'PDF'. If the name has no extension of at most 5
 * characters, returns the media type.
 */
export function kindOf({ name, mediaType }: ReceivedFile): string {
  return /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? mediaType;
}
