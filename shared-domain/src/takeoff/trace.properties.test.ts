import fc from 'fast-check';
import { type ByOrientation, type Orientation, orientations } from './orientation.ts';
import type { Point } from './outline.ts';
import { measureTrace, type StoryQuantities } from './trace.ts';

/** An outline whose corners are sorted by angle around a center, so that it rarely crosses itself. */
const outline: fc.Arbitrary<readonly Point[]> = fc
  .array(fc.record({ turn: fc.integer({ min: 10, max: 60 }), radius: fc.integer({ min: 60, max: 900 }) }), {
    minLength: 6,
    maxLength: 14,
  })
  .map((corners) => {
    const whole = corners.reduce((sum, { turn }) => sum + turn, 0);
    let angle = 0;
    return corners.map(({ turn, radius }) => {
      angle += (turn / whole) * 2 * Math.PI;
      return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
    });
  })
  .filter((points) => new Set(points.map(String)).size === points.length);

const feetPerUnit = 0.1;

function measure(points: readonly Point[], { front = 180, perUnit = feetPerUnit } = {}): StoryQuantities {
  const { stories } = measureTrace({
    scale: { a: [0, 0], b: [0, 1000], lengthFeet: 1000 * perUnit },
    frontBearing: front,
    stories: [{ name: '1', plateHeight: 8, polygons: [{ points }] }],
  });
  return stories[0] as StoryQuantities;
}

/** Outlines that can be measured: they have a floor area, and do not touch or cross themselves. */
const measurable = outline.filter((points) => {
  try {
    return measure(points).floorArea > 0;
  } catch {
    return false;
  }
});

const values = (by: ByOrientation) => orientations.map((orientation) => by[orientation]);

test('moving or reversing an outline keeps its quantities', () => {
  fc.assert(
    fc.property(
      measurable,
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: -5000, max: 5000 }),
      (points, x, y) => {
        const moved = points.map(([px, py]): Point => [px + x, py + y]);
        expect(measure(moved)).toEqual(measure(points));
        expect(measure(points.toReversed())).toEqual(measure(points));
      },
    ),
  );
});

test('turning a plan and its front together keeps all quantities, and a half turn of the plan alone swaps opposite sides', () => {
  fc.assert(
    fc.property(measurable, fc.constantFrom(90, 180, 270), (points, degrees) => {
      const quarters = degrees / 90;
      const turn = ([x, y]: Point): Point => [-y, x];
      let turned = points;
      for (let times = 0; times < quarters; times++) turned = turned.map(turn);
      expect(measure(turned, { front: 180 + degrees })).toEqual(measure(points));
      const opposite = (by: ByOrientation) =>
        orientations.map((_, index) => by[orientations[(index + 4) % 8] as Orientation]);
      if (degrees === 180) expect(values(measure(turned).lengths)).toEqual(opposite(measure(points).lengths));
    }),
  );
});

test('scaling a plan by 10 scales its perimeter by 10 and its floor area by 100, except for rounding', () => {
  fc.assert(
    fc.property(measurable, (points) => {
      const [small, large] = [measure(points), measure(points, { perUnit: 10 * feetPerUnit })];
      expect(large.perimeter / 10).toBeCloseTo(small.perimeter, 0);
      expect(Math.abs(large.floorArea / 100 - small.floorArea)).toBeLessThanOrEqual(0.51);
    }),
  );
});

test('the sides’ lengths add up to the perimeter, except for rounding', () => {
  fc.assert(
    fc.property(measurable, (points) => {
      const { lengths, perimeter } = measure(points);
      const sides = values(lengths).reduce((sum, length) => sum + length, 0);
      expect(Math.abs(sides - perimeter)).toBeLessThanOrEqual(0.05 * (orientations.length + 1) + 1e-9);
    }),
  );
});
