import { areaComment, areaOfComment } from './estimated-area.ts';

test.each([
  [{ area: 2_400, existing: null }, 'Floor area from the cost estimator: 2,400 square feet.'],
  [{ area: 600, existing: 0 }, 'Floor area from the cost estimator: 600 square feet, all new.'],
  [
    { area: 2_000, existing: 1_500 },
    'Floor area from the cost estimator: 2,000 square feet, 1,500 square feet of it existing.',
  ],
])('%j is in the comment', (estimated, comment) => {
  expect(areaComment(estimated)).toBe(comment);
  expect(areaOfComment(`${comment}\nPlease hurry.`)).toEqual(estimated);
});

test('an area that the sender edited is read; a comment without an area gives none', () => {
  expect(areaOfComment('About 1,200 sq ft, two stories')).toEqual({ area: 1_200, existing: null });
  expect(areaOfComment('Please hurry.')).toBeNull();
});
