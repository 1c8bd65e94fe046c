import fc from 'fast-check';
import {
  bearingOfDirection,
  directionOfBearing,
  outlineOfTable,
  type PageDirection,
  pageDirections,
  tableOfOutline,
} from './edge-table.ts';
import { signedArea } from './outline.ts';

const walk = (...edges: readonly (readonly [PageDirection, number])[]) =>
  edges.map(([direction, length]) => ({ bearing: bearingOfDirection(direction), length }));

test('D6: an edge table is drawn as an outline with the same directions and lengths', () => {
  const edges = walk(['right', 30], ['down', 20], ['left', 10], ['down', 10], ['left', 20], ['up', 30]);
  const { points, gap, gapBearing } = outlineOfTable(edges, 1);
  expect(points).toEqual([
    [0, 0],
    [30, 0],
    [30, 20],
    [20, 20],
    [20, 30],
    [0, 30],
  ]);
  expect({ gap, gapBearing }).toEqual({ gap: 0, gapBearing: null });
  expect(Math.abs(signedArea(points))).toBe(800);
});

test('D6: an outline that does not close keeps its last corner and has a gap', () => {
  const { points, gap, gapBearing } = outlineOfTable(walk(['right', 30], ['down', 20], ['left', 28]), 1);
  expect(points.at(-1)).toEqual([2, 20]);
  expect(gap).toBeCloseTo(Math.hypot(2, 20), 6);
  expect(gapBearing).toBeCloseTo(360 - (Math.atan2(2, 20) * 180) / Math.PI, 6);
});

test('D6: an outline whose end is less than half an inch from its start has no gap', () => {
  const edges = walk(['right', 30], ['down', 20], ['left', 30], ['up', 19.97]);
  expect(outlineOfTable(edges, 1)).toMatchObject({ gap: 0, points: { length: 4 } });
});

test('D6: a bearing between two page directions has no page direction', () => {
  expect(pageDirections.map((name) => directionOfBearing(bearingOfDirection(name)))).toEqual(pageDirections);
  expect(directionOfBearing(-90)).toBe('left');
  expect(directionOfBearing(30)).toBeNull();
});

test('D6: drawing the edge table of a drawn outline gives the same outline at any scale', () => {
  const length = fc.integer({ min: 1, max: 9000 }).map((tenths) => tenths / 10);
  const edge = fc.record({ bearing: fc.integer({ min: 0, max: 359 }), length });
  fc.assert(
    fc.property(
      fc.array(edge, { minLength: 3, maxLength: 60 }),
      fc.constantFrom(1, 0.25, 7),
      (edges, feet) => {
        const { points } = outlineOfTable(edges, feet);
        const again = outlineOfTable(tableOfOutline(points, feet), feet);
        expect(again.gap).toBe(0);
        expect(again.points).toHaveLength(points.length);
        for (const [index, [x, y]] of again.points.entries()) {
          expect(Math.hypot(x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0))).toBeLessThan(0.01);
        }
      },
    ),
  );
});
