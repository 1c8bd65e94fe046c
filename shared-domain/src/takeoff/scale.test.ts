import {
  isScaleLongEnough,
  printedScaleOf,
  printedScales,
  scaleDifference,
  scaleOfPrinted,
} from './scale.ts';
import { feetPerUnit, type Scale } from './trace.ts';

const scale: Scale = { a: [0, 0], b: [100, 0], lengthFeet: 10 };

test('D6: a scale’s points must be at least 40 pixels apart on the screen', () => {
  expect(isScaleLongEnough([0, 0], [40, 0], 1)).toBe(true);
  expect(isScaleLongEnough([0, 0], [39.9, 0], 1)).toBe(false);
  expect(isScaleLongEnough([0, 0], [20, 0], 2)).toBe(true);
});

test('D6: a second known length shows by how many percent a plan is stretched', () => {
  expect(scaleDifference(scale, { a: [0, 0], b: [0, 204], lengthFeet: 20 })).toBe(2);
  expect(scaleDifference(scale, { a: [0, 0], b: [0, 190], lengthFeet: 20 })).toBe(-5);
});

test('D6: a printed scale is converted to the scale of a page with 72 points per inch', () => {
  for (const printed of printedScales) {
    const found = scaleOfPrinted(printed);
    expect(feetPerUnit(found) * 72).toBeCloseTo(printed.feetPerInch, 5);
    expect(printedScaleOf(found)).toBe(printed);
  }
  expect(feetPerUnit(scaleOfPrinted({ name: '', feetPerInch: 4 })) * 18).toBe(1);
  expect(printedScaleOf(scale)).toBeNull();
});
