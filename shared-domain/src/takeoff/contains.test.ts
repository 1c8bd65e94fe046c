import { outlineContains } from './contains.ts';
import type { Point } from './outline.ts';

const box = (left: number, top: number, width: number, height: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];
/** A U, open at the top between x = 10 and x = 20. */
const u: Point[] = [
  [0, 0],
  [10, 0],
  [10, 20],
  [20, 20],
  [20, 0],
  [30, 0],
  [30, 30],
  [0, 30],
];

test('D6: an outline contains itself and the outlines inside it, even those that touch it', () => {
  expect(outlineContains(u, box(2, 2, 5, 5))).toBe(true);
  expect(outlineContains(u, box(0, 20, 30, 10))).toBe(true);
  expect(outlineContains(u, u)).toBe(true);
});

test('D6: an outline does not contain a second outline that is outside it or crosses it, even if all corners of the second are inside', () => {
  expect(outlineContains(u, box(40, 0, 5, 5))).toBe(false);
  expect(outlineContains(u, box(-1, 2, 5, 5))).toBe(false);
  // All corners of the box are in the arms of the U.
  expect(outlineContains(u, box(5, 5, 20, 5))).toBe(false);
  expect(outlineContains(u, box(12, 5, 5, 5))).toBe(false);
});

test('D6: an outline that crosses another one by less than the tolerance counts as inside it', () => {
  expect(outlineContains(u, box(-0.01, 2, 5, 5), 0.02)).toBe(true);
});
