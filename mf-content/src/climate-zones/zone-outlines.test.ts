import { zoneCities } from './zone-cities.ts';
import { zoneOutlines } from './zone-outlines.ts';

type Point = readonly [number, number];

/** Parses path data such as 'M x y l dx dy dx dy … z' into rings of points. */
const ringsOf = (outline: string): Point[][] =>
  outline
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = ring.match(/-?\d+/g)?.map(Number) ?? [];
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at): Point => {
        x += numbers[2 * at] ?? Number.NaN;
        y += numbers[2 * at + 1] ?? Number.NaN;
        return [x, y];
      });
    });

/** Returns true if a ray from the point to the right crosses the outline an odd number of times. */
function isInside(outline: string, [x, y]: Point): boolean {
  const sides = ringsOf(outline).flatMap((ring) =>
    ring.map((start, at) => [start, ring[(at + 1) % ring.length] ?? start] as const),
  );
  const crossed = sides.filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX),
  );
  return crossed.length % 2 === 1;
}

/** Returns the zones that contain a point on the map. */
const zonesAt = (place: Point) =>
  zoneOutlines.flatMap(({ outline }, index) => (isInside(outline, place) ? [index + 1] : []));

test('C14: the map has 16 zones, and the point inside each zone is in no other zone', () => {
  expect(zoneOutlines.map(({ inside }) => zonesAt(inside))).toEqual(
    Array.from({ length: 16 }, (_, index) => [index + 1]),
  );
});

/** For each zone, the position of a city on the map, computed from latitude and longitude. */
const cities: readonly Point[] = [
  [22, 85],
  [92, 257],
  [115, 310],
  [136, 345],
  [230, 523],
  [348, 602],
  [420, 682],
  [371, 599],
  [348, 577],
  [405, 589],
  [109, 137],
  [160, 255],
  [258, 391],
  [363, 560],
  [455, 597],
  [233, 199],
];

test('C14: each city is inside the outline of its zone and of no other zone', () => {
  expect(cities).toHaveLength(zoneCities.length);
  expect(cities.map(zonesAt)).toEqual(cities.map((_, index) => [index + 1]));
});
