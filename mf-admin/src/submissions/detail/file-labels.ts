import { isReleased, type SubmissionFile } from '@title24/shared-domain/full-service';
import { scanLabels } from '../../files/scan-labels.ts';

/** What is known of a file's safety, and why it is held back where it is. */
export function scanText({ scanState, scanFinding }: SubmissionFile): string {
  const words = scanLabels[scanState];
  return scanFinding ? `${words} (${scanFinding})` : words;
}

/** What to do about a file that is held back; null if it is not. */
export function heldBackAdvice({ scanState }: SubmissionFile): string | null {
  if (isReleased(scanState)) return null;
  return scanState === 'waiting'
    ? 'Look again in a few minutes.'
    : 'Nobody can open it. Ask the sender for a clean copy.';
}

const previewed = ['application/pdf', 'image/png', 'image/jpeg'];

/** Whether the file can be looked at without storing it. */
export function hasPreview({ mediaType, scanState }: SubmissionFile): boolean {
  return isReleased(scanState) && previewed.includes(mediaType);
}

/** What the kind of a file is called: 'PDF', 'DWG'; its media type if nobody calls it anything. */
export function kindOf({ name, mediaType }: SubmissionFile): string {
  return /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? mediaType;
}
