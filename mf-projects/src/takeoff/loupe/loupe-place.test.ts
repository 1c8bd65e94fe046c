import { loupe, loupeOffset } from './loupe-place.ts';

test('D7: the loupe is above a mouse pointer, or beside it if the pointer is near the top of the sheet', () => {
  expect(loupeOffset([100, 400], 'mouse', 900)).toEqual([0, -loupe.away]);
  expect(loupeOffset([100, 60], 'mouse', 900)).toEqual([loupe.away, 0]);
});

test('D7: the loupe is beside a finger, on the side with more room', () => {
  expect(loupeOffset([100, 400], 'finger', 900)).toEqual([loupe.away, 0]);
  expect(loupeOffset([800, 400], 'finger', 900)).toEqual([-loupe.away, 0]);
});
