import { fittingScale, placedAt, stepsOfWheel, within, zoomedBy, zoomLimits } from './zoom.ts';

test('D1e: at the fitting scale, the whole page is visible', () => {
  expect(fittingScale({ width: 1000, height: 500 }, { width: 2000, height: 500 })).toBe(0.5);
  expect(fittingScale({ width: 1000, height: 500 }, { width: 100, height: 1000 })).toBe(0.5);
});

test('D1e: four steps double the scale, within limits', () => {
  const limits = zoomLimits('pdf', 0.5);
  expect(zoomedBy(1, 4, limits)).toBeCloseTo(2);
  expect(zoomedBy(zoomedBy(1, 3, limits), -3, limits)).toBeCloseTo(1);
  expect(zoomedBy(15, 40, limits)).toBe(16);
  expect(zoomedBy(1, -40, limits)).toBe(0.25);
  expect(within(0.3, zoomLimits('picture', 4))).toBe(2);
});

test('D1e: a wheel notch is about two steps, scrolling up zooms in, and one event is at most four steps', () => {
  const wheel = (deltaY: number, deltaMode = 0, ctrlKey = false) =>
    stepsOfWheel({ deltaY, deltaMode, ctrlKey });
  expect(wheel(-100)).toBeCloseTo(2);
  expect(wheel(3, 1)).toBeCloseTo(-1.98);
  expect(wheel(-5, 0, true)).toBeCloseTo(0.5);
  expect(wheel(-100_000)).toBe(4);
});

test('D1e: a sheet that fits is centered, and the space beside a larger sheet is at most the margin', () => {
  expect(placedAt(-300, 100, 500, 24)).toBe(200);
  expect(placedAt(60, 1000, 500, 24)).toBe(24);
  expect(placedAt(-900, 1000, 500, 24)).toBe(-524);
  expect(placedAt(-100, 1000, 500, 24)).toBe(-100);
});
