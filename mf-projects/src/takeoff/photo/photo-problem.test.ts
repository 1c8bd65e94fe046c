import { PlanProblem } from '@title24/plan-reader/problem';
import { PdfAmongPhotos, photoProblem } from './photo-problem.ts';

test.each([
  [
    'a file that is not a picture',
    new PlanProblem('unsupported'),
    'This is not a photo that we can open. Choose a JPEG, PNG or WebP file.',
  ],
  ['a truncated file', new PlanProblem('damaged'), 'This photo is damaged or incomplete. Take it again.'],
  ['too many pixels', new PlanProblem('too-large'), /^This photo is too large\. It may have 160 megapixels/],
  ['an empty file', new PlanProblem('empty'), /^This file is empty/],
  ['a PDF', new PdfAmongPhotos(), /^This is a PDF\. Close the photos/],
  ['a browser without memory', new Error('InvalidStateError'), /^This photo could not be read/],
])('D7: %s has its own message', (_, error, words) => {
  expect(photoProblem(error)).toMatch(words);
});
