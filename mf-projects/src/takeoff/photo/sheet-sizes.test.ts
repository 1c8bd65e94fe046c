import type { SheetCorners } from '@title24/shared-domain/takeoff';
import { aspectOf, paperNames, paperOf } from './sheet-sizes.ts';

const upright: SheetCorners = [
  [0, 0],
  [300, 0],
  [300, 400],
  [0, 400],
];

test('D7: a known paper size is used in landscape or portrait', () => {
  expect(paperNames).toContain('36 × 24 in');
  expect(aspectOf('36 × 24 in', upright)).toBeCloseTo(24 / 36);
  expect(paperOf('36 × 24 in', { width: 2667, height: 4000 })).toEqual([24, 36]);
  expect(paperOf('36 × 24 in', { width: 4000, height: 2667 })).toEqual([36, 24]);
});

test('D7: an unknown paper size keeps the straightened sheet’s proportions', () => {
  expect(aspectOf('', upright)).toBeNull();
  expect(paperOf('', { width: 3000, height: 4000 })).toEqual([27, 36]);
});
