import { drawTypedOutline, typedOutlineOf } from './draw-typed-outline.ts';
import { isOpenOutline, measureEdges, measureTrace, type TracedPolygon } from './trace.ts';
import type { TypedOutline, TypedWall } from './typed-outline.ts';
import { typedOutlineProblems, typedOutlineWarnings } from './typed-problems.ts';

const wall = (bearing: number, length: string, more: Partial<TypedWall> = {}): TypedWall => ({
  bearing: String(bearing),
  length,
  ...more,
});
const outline = (...walls: readonly TypedWall[]): TypedOutline => ({ right: '', down: '', walls });
const box = outline(
  wall(90, "30'", { openings: [{ kind: 'window', width: '4', height: '5', count: '2' }] }),
  wall(180, '20 ft', { boundary: 'garage' }),
  wall(270, '360 in', { orientation: 'frontLeft' }),
  wall(0, '20'),
);
const scale = { a: [0, 0], b: [1, 0], lengthFeet: 1 } as const;
const measured = (polygon: TracedPolygon) =>
  measureTrace({ scale, stories: [{ name: 'First floor', plateHeight: 8, polygons: [polygon] }] }).stories[0];

test('D7: an edge table can be measured like a traced outline', () => {
  expect(measured(drawTypedOutline(box, 1))).toMatchObject({
    floorArea: 600,
    perimeter: 100,
    lengths: { back: 30, frontLeft: 30, left: 20, right: 0 },
    garageLength: 20,
    glazingArea: { back: 40 },
  });
});

test.each<[string, TypedOutline, RegExp]>([
  ['an outline without walls', outline(), /^Add the walls/],
  ['a wall without a length', outline(wall(90, '30'), wall(180, '')), /^Enter the length of wall 2/],
  ['an unreadable length', outline(wall(90, '30 foots')), /^Enter the length of wall 1 in feet/],
  ['a length of 0', outline(wall(90, '0')), /more than 0 and up to 1,000 feet/],
  ['a length above the maximum', outline(wall(90, '1,001')), /more than 0 and up to 1,000 feet/],
  ['an unreadable direction', outline({ bearing: '360', length: '3' }), /^Enter the direction of wall 1/],
  [
    'an outline that does not end at its start',
    outline(wall(90, '30'), wall(180, '20'), wall(270, '30')),
    /^The outline does not close: from its end to its start 20' is missing, going up$/,
  ],
  [
    'walls that cross',
    outline(wall(90, '30'), wall(180, '20'), wall(315, '28.284271'), wall(270, '10')),
    /^The outline crosses itself between wall 1 and wall 3$/,
  ],
  [
    'walls that lead back along the same line',
    outline(wall(90, '30'), wall(90, '10'), wall(270, '40')),
    /encloses no floor|crosses/,
  ],
  [
    'an opening without a size',
    outline(wall(90, '3', { openings: [{ kind: 'door', width: '', height: '7', count: '' }] })),
    /^Enter the width of each opening of wall 1/,
  ],
  [
    'an opening with a count of 0',
    outline(wall(90, '3', { openings: [{ kind: 'door', width: '3', height: '7', count: '0' }] })),
    /^Enter how many openings of each size wall 1 has/,
  ],
])('D7: reports %s', (_, typed, words) => {
  expect(typedOutlineProblems(typed, drawTypedOutline(typed, 1))[0]).toMatch(words);
});

test('D7: an outline with an unreadable entry keeps the typed text and cannot be measured', () => {
  const typed = outline(wall(90, '30 foots'), wall(180, '20'), wall(270, '30'));
  const polygon = drawTypedOutline(typed, 1);
  expect(polygon).toMatchObject({ isUnfinished: true, typed });
  expect(() => measured(polygon)).toThrow(/Finish the outline/);
});

test('D7: openings that do not fit their wall are reported', () => {
  const wide = outline(
    wall(90, '30'),
    wall(180, '20', { openings: [{ kind: 'window', width: '11', height: '9', count: '2' }] }),
  );
  expect(typedOutlineWarnings(wide, 8)).toEqual([
    "The openings of wall 2 are 22' wide together, and the wall is 20' long",
    "An opening of wall 2 is higher than the plate height, 8'",
  ]);
  expect(typedOutlineWarnings(box, 8)).toEqual([]);
});

test('D7: drawing the edge table of a traced outline gives the same outline, position and edge tags', () => {
  const polygon: TracedPolygon = {
    points: [
      [100, 50],
      [400, 50],
      [390, 277],
      [100, 300],
    ],
    edges: { 1: { boundary: 'garage', openings: [{ kind: 'door', width: 3, height: 6.8 }] } },
  };
  const feet = 0.1;
  const typed = typedOutlineOf(polygon, feet);
  expect(typed).toMatchObject({ right: "10'", down: "5'" });
  const again = drawTypedOutline(typed, feet);
  expect(again.isUnfinished).toBeUndefined();
  expect(again.edges).toEqual(polygon.edges);
  for (const [index, [x, y]] of again.points.entries()) {
    expect(x).toBeCloseTo(polygon.points[index]?.[0] ?? Number.NaN, 2);
    expect(y).toBeCloseTo(polygon.points[index]?.[1] ?? Number.NaN, 2);
  }
});

test('D7: an outline begins at its typed offset, even if the offset is negative', () => {
  const typed = { ...box, right: '-4\' 6"', down: '3' };
  const { kind, points } = drawTypedOutline(typed, 0.5, 'void', [10, 10]);
  expect([kind, points[0]]).toEqual(['void', [1, 16]]);
});

test('D7: the deviation of a wall that is more than 10° off its orientation is measured', () => {
  const typed = outline(wall(90, '30'), wall(168, '20'), wall(270, '34.158234'), wall(0, '19.562952'));
  const off = measureEdges(drawTypedOutline(typed, 1), 1, 180).map(({ deviationDegrees }) =>
    Math.round(deviationDegrees),
  );
  expect(off).toEqual([0, 12, 0, 0]);
});

test('D7: the edge table of an outline that is still being traced has no wall back to the start', () => {
  const open = {
    points: [
      [0, 0],
      [400, 0],
      [400, 300],
    ],
    isUnfinished: true,
  } as const;
  expect(isOpenOutline(open)).toBe(true);
  const typed = typedOutlineOf(open, 0.1);
  expect(typed.walls.map(({ length }) => length)).toEqual(["40'", "30'"]);
  const drawn = drawTypedOutline(typed, 0.1);
  expect(drawn.points).toEqual(open.points);
  expect(isOpenOutline(drawn)).toBe(true);
  expect(typedOutlineProblems(typed, open)[0]).toMatch(/does not close/);
});
