import fc from 'fast-check';
import type { Point } from './outline.ts';
import { edgeEnd, snapPoint } from './snap.ts';

const corner: Point = [100, 100];
const nothing = new Float32Array();
const at = (x: number, y: number, open: readonly Point[] = [], corners: readonly Point[] = []) =>
  snapPoint([x, y], { corners, open, drawn: nothing, tolerance: 8 });

test('D6: a point snaps to the nearest corner within the tolerance', () => {
  expect(at(105, 105, [], [corner])).toEqual({ point: corner, to: 'corner' });
  expect(at(106, 106, [], [corner])).toEqual({ point: [106, 106], to: null });
  expect(at(104, 100, [], [corner, [106, 100]]).point).toEqual([106, 100]);
});

test('D6: the first edge snaps to multiples of 45° on the page, and later edges to multiples of 45° from the previous edge', () => {
  expect(at(300, 106, [corner])).toEqual({ point: [300, 100], to: 'angle' });
  expect(at(204, 200, [corner])).toEqual({ point: [202, 202], to: 'angle' });
  expect(at(300, 150, [corner])).toEqual({ point: [300, 150], to: null });
  // The previous edge has an angle of about 31°, and the pointer is close to its extension.
  const along = at(186.6, 155, [[0, 40], corner]);
  expect(along.to).toBe('angle');
});

test('D6: a point snaps to where a guide of the last edge meets a guide of the first edge', () => {
  const open: Point[] = [corner, [400, 100], [400, 300]];
  expect(at(103, 305, open)).toEqual({ point: [100, 300], to: 'angle' });
});

test('D6: if the length is typed, the edge points toward the pointer, in a direction rounded to a multiple of 45° unless the edge is free', () => {
  expect(edgeEnd([corner], [300, 120], 245, false)).toEqual([345, 100]);
  expect(edgeEnd([corner], [100, 50], 10, false)).toEqual([100, 90]);
  expect(edgeEnd([corner], [130, 140], 100, true)).toEqual([160, 180]);
  expect(edgeEnd([corner], corner, 10, false)).toBeNull();
  expect(edgeEnd([], corner, 10, false)).toBeNull();
});

test('D6: an edge with a typed length has exactly this length in any direction', () => {
  const coordinate = fc.integer({ min: -500, max: 500 });
  const points = fc.tuple(coordinate, coordinate);
  fc.assert(
    fc.property(
      points,
      points,
      points,
      fc.integer({ min: 1, max: 900 }),
      fc.boolean(),
      (one, two, to, length, free) => {
        const end = edgeEnd([one, two], to, length, free);
        if (end === null) return;
        expect(Math.hypot(end[0] - two[0], end[1] - two[1])).toBeCloseTo(length, 4);
      },
    ),
  );
});

test('D7: a point snaps to a nearby traced corner, or else to an end of a drawn line, or else to the line itself', () => {
  // Drawn lines: both faces of two walls that meet, 6 units thick; a line that ends near a face; and a single line.
  const drawn = new Float32Array([
    ...[100, 100, 300, 100, 100, 100, 100, 300],
    ...[106, 106, 300, 106, 106, 106, 106, 300],
    ...[199.5, 106.5, 199.5, 200],
    ...[400, 0, 500, 50],
  ]);
  const near = (x: number, y: number, corners: readonly Point[] = [], open: readonly Point[] = []) =>
    snapPoint([x, y], { corners, open, drawn, tolerance: 8 });
  expect(near(101, 98)).toEqual({ point: [100, 100], to: 'drawn' });
  expect(near(105, 107)).toEqual({ point: [106, 106], to: 'drawn' });
  expect(near(101, 98, [[104, 104]])).toEqual({ point: [104, 104], to: 'corner' });
  expect(near(200, 108).point).toEqual([199.5, 106.5]);
  expect(near(250, 97).point).toEqual([250, 100]);
  // A point snaps to an angle only if no drawn line is near.
  expect(near(250, 97, [], [[100, 94]])).toEqual({ point: [250, 100], to: 'drawn' });
  expect(near(600, 300, [], [[500, 296]])).toEqual({ point: [600, 296], to: 'angle' });
  expect(near(452, 24).to).toBe('drawn');
  expect(near(350, 20)).toEqual({ point: [350, 20], to: null });
});
