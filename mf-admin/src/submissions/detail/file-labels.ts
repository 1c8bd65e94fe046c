import { isReleased, type SubmissionFile } from '@title24/shared-domain/full-service';
import { scanLabels } from '../../files/scan-labels.ts';

/** Describes the result of a file's virus scan, and why the file is withheld if it is. */
export function scanText({ scanState, scanFinding }: SubmissionFile): string {
  const words = scanLabels[scanState];
  return scanFinding ? `${words} (${scanFinding})` : words;
}

/** Says what to do about a withheld file; null if it is not withheld. */
export function heldBackAdvice({ scanState }: SubmissionFile): string | null {
  if (isReleased(scanState)) return null;
  return scanState === 'waiting'
    ? 'Look again in a few minutes.'
    : 'Nobody can open it. Ask the sender for a clean copy.';
}

const previewed = ['application/pdf', 'image/png', 'image/jpeg'];

/** Whether the file can be previewed without downloading it. */
export function hasPreview({ mediaType, scanState }: SubmissionFile): boolean {
  return isReleased(scanState) && previewed.includes(mediaType);
}

/** Returns the name of a file's type: 'PDF', 'DWG'; its media type if it has no common name. */
export function kindOf({ name, mediaType }: SubmissionFile): string {
  return /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? mediaType;
}
