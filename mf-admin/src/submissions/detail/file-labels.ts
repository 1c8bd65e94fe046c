import { isReleased, type SubmissionFile } from '@title24/shared-domain/full-service';
import { scanLabels } from '../../files/scan-labels.ts';

/** Describes the result of a file's virus scan. If a file is withheld, includes the reason. */
export function scanText({ scanState, scanFinding }: SubmissionFile): string {
  const words = scanLabels[scanState];
  return scanFinding ? `${words} (${scanFinding})` : words;
}

/** Returns what to do about a withheld file; null if the file is not withheld. */
export function heldBackAdvice({ scanState }: SubmissionFile): string | null {
  if (isReleased(scanState)) return null;
  return scanState === 'waiting'
    ? 'Look again in a few minutes.'
    : 'Nobody can open it. Ask the sender for a clean copy.';
}

const previewed = ['application/pdf', 'image/png', 'image/jpeg'];

/** Returns whether the file can be previewed without a download. */
export function hasPreview({ mediaType, scanState }: SubmissionFile): boolean {
  return isReleased(scanState) && previewed.includes(mediaType);
}

/** Returns the type of a file, such as 'PDF' or 'DWG'. If the file name has no extension, returns the media type. */
export function kindOf({ name, mediaType }: SubmissionFile): string {
  return /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? mediaType;
}
