import { maxPictureMegapixels, maxPlanMegabytes } from '@title24/plan-reader/limits';
import { PlanProblem, type PlanProblemKind } from '@title24/plan-reader/problem';

/** A PDF was selected as a photo. Its pages need no straightening, so it must be opened as a plan. */
export class PdfAmongPhotos extends Error {}

/** Messages that differ from those for plan files. */
const words: Readonly<Partial<Record<PlanProblemKind, string>>> = {
  unsupported: 'This is not a photo that we can open. Choose a JPEG, PNG or WebP file.',
  damaged: 'This photo is damaged or incomplete. Take it again.',
  'too-large': `This photo is too large. It may have ${maxPictureMegapixels} megapixels and ${maxPlanMegabytes} MB. Save a smaller copy.`,
  stopped: 'This photo took too long to read. Save a smaller copy.',
};

/** Returns why a photo cannot be used and what to do. */
export function photoProblem(error: unknown): string {
  if (error instanceof PdfAmongPhotos)
    return 'This is a PDF. Close the photos, and open it as the plan file.';
  if (error instanceof PlanProblem) return words[error.kind] ?? error.message;
  return 'This photo could not be read. Take a smaller one.';
}
