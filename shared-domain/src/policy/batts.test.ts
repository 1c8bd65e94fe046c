import { battInches, ceilingBatts, floorBatts, wallBatts } from './batts.ts';

test('P4: battInches returns the possible thicknesses for a rating, with one batt or stacked batts', () => {
  expect(battInches('R-19', wallBatts)).toEqual([6.25]);
  expect(battInches('R-30', floorBatts)).toEqual([8.25, 10]);
  expect(battInches('R-49', ceilingBatts)).toEqual([13.75, 15.5]);
});

test.each(['R-0', 'unknown', '', 'R-38'])('P4: there is no wall batt %j', (rating) => {
  expect(battInches(rating, wallBatts)).toEqual([]);
});
