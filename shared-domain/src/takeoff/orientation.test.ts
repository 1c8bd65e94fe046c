import {
  facesWest,
  frontFromNorthArrow,
  fullCircle,
  nearestOrientation,
  orientations,
  trueAzimuth,
} from './orientation.ts';

test('each orientation is 45° clockwise from the previous one', () => {
  expect(orientations.map((orientation) => trueAzimuth(0, orientation))).toEqual([
    0, 45, 90, 135, 180, 225, 270, 315,
  ]);
  expect(trueAzimuth(359.9, 'frontLeft')).toBe(44.9);
  expect(trueAzimuth(22.5, 'backRight')).toBe(247.5);
});

test.each([
  [224.9, false],
  [225, true],
  [270, true],
  [315, true],
  [315.1, false],
  [0, false],
  [90, false],
])('for an azimuth of %d°, facesWest returns %p', (azimuth, west) => {
  expect(facesWest(azimuth)).toBe(west);
});

test.each([
  [0, 'front'],
  [22.4, 'front'],
  [22.5, 'frontLeft'],
  [337.5, 'front'],
  [337.4, 'rightFront'],
  [-90, 'right'],
  [360, 'front'],
  [359.9999999999, 'front'],
  [-1e-12, 'front'],
])('%d° clockwise from the front is %s', (degrees, orientation) => {
  expect(nearestOrientation(degrees)).toBe(orientation);
});

test('angles are normalized to at least 0 and less than 360°', () => {
  expect([fullCircle(-10), fullCircle(730), fullCircle(360), fullCircle(0)]).toEqual([350, 10, 0, 0]);
  expect(frontFromNorthArrow(180, 0)).toBe(180);
  expect(frontFromNorthArrow(180, 200)).toBe(340);
});
