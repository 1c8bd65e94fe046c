import type { Point } from './outline.ts';
import { cornersProblem, perspective, type SheetCorners, straightSize, turnedCorners } from './straighten.ts';

const photo = { width: 1000, height: 800 } as const;
const square: SheetCorners = [
  [100, 100],
  [900, 100],
  [900, 700],
  [100, 700],
];

/** A homography from the sheet's unit square: photograph = (H · sheet) / depth. */
const known = (u: number, v: number): Point => {
  const depth = 0.3 * u + 0.2 * v + 1;
  return [(900 * u + 40 * v + 80) / depth, (60 * u + 700 * v + 50) / depth];
};
const slanted: SheetCorners = [known(0, 0), known(1, 0), known(1, 1), known(0, 1)];

test('D7: the mapping that is computed from four corners equals the known perspective', () => {
  const toPhoto = perspective(slanted, { width: 36, height: 24 });
  for (const [x, y] of [
    [0, 0],
    [36, 24],
    [18, 12],
    [7.5, 21],
    [30, 3],
  ] as const) {
    const [px, py] = toPhoto(x, y);
    const [kx, ky] = known(x / 36, y / 24);
    expect(px).toBeCloseTo(kx, 9);
    expect(py).toBeCloseTo(ky, 9);
  }
});

test('D7: a sheet whose corners already form an upright rectangle of its size is only moved, not distorted', () => {
  expect(perspective(square, { width: 800, height: 600 })(200, 300)).toEqual([300, 400]);
});

test('D7: a straightened sheet has the paper’s aspect ratio or, if that is unknown, the ratio of its sides in the photograph', () => {
  expect(straightSize(square, 1.5, 4000)).toEqual({ width: 900, height: 600 });
  expect(straightSize(square, null, 4000)).toEqual({ width: 800, height: 600 });
  expect(straightSize(square, null, 400)).toEqual({ width: 400, height: 300 });
});

test('D7: corners that cross, turn inward, coincide or enclose almost nothing are refused', () => {
  const [a, b, c, d] = square;
  expect(cornersProblem(square, photo)).toBeNull();
  expect(cornersProblem(slanted, photo)).toBeNull();
  for (const wrong of [
    [a, c, b, d],
    [b, a, d, c],
    [a, b, [300, 200], d],
    [a, a, c, d],
  ] as const)
    expect(cornersProblem(wrong, photo)).toMatch(/do not frame a sheet/);
  const tiny: SheetCorners = [a, [110, 100], [110, 110], [100, 110]];
  expect(cornersProblem(tiny, photo)).toMatch(/too small/);
});

test('D7: four quarter turns leave the corners unchanged', () => {
  const once = turnedCorners(square, 800);
  expect(once).toEqual([
    [100, 100],
    [700, 100],
    [700, 900],
    [100, 900],
  ]);
  expect(turnedCorners(turnedCorners(turnedCorners(once, 1000), 800), 1000)).toEqual(square);
});
