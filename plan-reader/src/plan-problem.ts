import { maxPageInches, maxPages, maxPictureMegapixels, maxPlanMegabytes } from './plan-limits.ts';

/**
 * Reason why a plan or one of its pages cannot be shown:
 * - `unsupported`: the file is neither a PDF nor an image in a supported format
 * - `empty`: the file has no bytes
 * - `unreadable`: the browser can no longer read the file, for example because it was moved or changed
 * - `damaged`: the file begins like a PDF or an image, but cannot be opened
 * - `password`: the PDF requires a password
 * - `too-many-pages`: the PDF has too many pages
 * - `too-large`: the file, image or page is too large
 * - `page`: this page cannot be shown, but others may work
 * - `stopped`: reading took too long or the reader ended; if the plan is still open, the next request
 *   starts a new reader
 * - `no-reader`: the script that reads plans did not start in time
 */
export type PlanProblemKind =
  | 'unsupported'
  | 'empty'
  | 'unreadable'
  | 'damaged'
  | 'password'
  | 'too-many-pages'
  | 'too-large'
  | 'page'
  | 'stopped'
  | 'no-reader';

/** Messages by problem. Each states the problem and what to do. */
const words: Readonly<Record<PlanProblemKind, string>> = {
  unsupported: 'This file is not a plan that we can open. Choose a PDF, PNG, JPEG or WebP file.',
  empty: 'This file is empty. Save it again in the program that it came from, and choose the new file.',
  unreadable: 'This file can no longer be read, because it was moved or changed. Choose it again.',
  damaged:
    'This file is damaged or incomplete. Open it in the program that it came from, save it again as a PDF, and choose the new file.',
  password: 'This PDF is protected by a password. Save a copy without the password, and choose the copy.',
  'too-many-pages': `This PDF has more than ${maxPages} pages. Save the pages that you measure as a separate PDF.`,
  'too-large': `This plan is too large. A file may have ${maxPlanMegabytes} MB, a page ${maxPageInches} inches a side, a picture ${maxPictureMegapixels} megapixels. Save a smaller copy, and choose the copy.`,
  page: 'This page cannot be shown. Choose another page, or save this page again as a PDF or a picture.',
  stopped:
    'The plan took too long to read. Try again; if it happens again, save the page that you measure as a picture.',
  'no-reader': 'The plan reader could not be loaded. Check your connection, and choose the file again.',
};

/** Thrown if a plan or one of its pages cannot be shown. The message is for the person who chose the file. */
export class PlanProblem extends Error {
  readonly kind: PlanProblemKind;

  constructor(kind: PlanProblemKind, options?: ErrorOptions) {
    super(words[kind], options);
    this.name = 'PlanProblem';
    this.kind = kind;
  }
}
