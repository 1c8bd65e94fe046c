import fc from 'fast-check';
import { compassPoint, facingName } from './compass.ts';
import { facesWest } from './orientation.ts';

test.each([
  [0, 'north'],
  [11.2, 'north'],
  [11.25, 'north-northeast'],
  [200, 'south-southwest'],
  [270, 'west'],
  [348.75, 'north'],
  [359.9, 'north'],
])('the compass point of %p° is %s', (azimuth, name) => {
  expect(compassPoint(azimuth)).toBe(name);
});

test.each([
  [0, 'north'],
  [110, 'east'],
  [135, 'southeast'],
  [224.9, 'southwest'],
  [225, 'west'],
  [315, 'west'],
  [315.1, 'northwest'],
])('a wall at %p° faces %s', (azimuth, name) => {
  expect(facingName(azimuth)).toBe(name);
});

test('the direction name of a wall is west if and only if the wall counts as west-facing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3599 }), (tenths) => {
      expect(facingName(tenths / 10) === 'west').toBe(facesWest(tenths / 10));
    }),
  );
});
