import type { Point } from './outline.ts';
import { outlineProblem } from './outline.ts';
import { measureTrace, type TracedPolygon, type TracedStory } from './trace.ts';

/** The scale is ten page units per foot. */
const scale = { a: [0, 0], b: [100, 0], lengthFeet: 10 } as const;
const rectangle: readonly Point[] = [
  [0, 0],
  [400, 0],
  [400, 300],
  [0, 300],
];

const story = (...polygons: TracedPolygon[]): TracedStory => ({ name: '1', plateHeight: 8, polygons });
const measure = (...polygons: TracedPolygon[]) => {
  const [measured] = measureTrace({ scale, stories: [story(...polygons)] }).stories;
  if (!measured) throw new Error('The plan has no story');
  return measured;
};

function turned(points: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

test('D7: openings face the same way as their edge, and glass doors count as glass, but opaque doors do not', () => {
  const openings = [
    { kind: 'window', width: 5, height: 4, count: 3 },
    { kind: 'glass-door', width: 6, height: 6.8 },
    { kind: 'door', width: 3, height: 6.8, count: 2 },
  ] as const;
  const { glazingArea, doorArea, garageDoorArea } = measure({
    points: rectangle,
    edges: { 2: { openings } },
  });
  expect([glazingArea.front, doorArea.front, garageDoorArea]).toEqual([100.8, 40.8, 0]);
});

test('D7: the area of a door to the garage is counted separately, without a direction', () => {
  const openings = [{ kind: 'door', width: 3, height: 6.8 }] as const;
  const measured = measure({ points: rectangle, edges: { 1: { boundary: 'garage', openings } } });
  expect(measured).toMatchObject({ garageLength: 30, garageDoorArea: 20.4 });
  expect([measured.doorArea.right, measured.lengths.right, measured.wallArea.right]).toEqual([0, 0, 0]);
});

test.each(['garage', 'crawlspace', 'attic', 'belowGrade', 'conditioned'] as const)(
  'D7: the length of an edge with the boundary %s is counted separately',
  (boundary) => {
    const measured = measure({ points: rectangle, edges: { 0: { boundary } } });
    expect(measured[`${boundary}Length`]).toBe(40);
    expect(measured).toMatchObject({ perimeter: 140, lengths: { back: 0, front: 40 } });
  },
);

test.each([
  [10, false],
  [10.1, true],
  [22.4, true],
  [-10, false],
  [-10.1, true],
])('D7: for walls that are %d° off their orientation, offAxis is %p', (degrees, offAxis) => {
  expect(measure({ points: turned(rectangle, degrees) }).offAxis).toBe(offAxis);
});

test('D7: an orientation that a person has set is not checked', () => {
  const triangle = turned(rectangle, 15);
  const edges = Object.fromEntries(
    ['back', 'right', 'front', 'left'].map((orientation, index) => [index, { orientation }]),
  ) as TracedPolygon['edges'];
  expect(measure({ points: triangle }).offAxis).toBe(true);
  expect(measure({ points: triangle, ...(edges ? { edges } : {}) }).offAxis).toBe(false);
});

test('D7: offAxis ignores walls that are not exterior', () => {
  const points: readonly Point[] = [...rectangle.slice(0, 3), [100, 300], [0, 245]];
  expect(measure({ points }).offAxis).toBe(true);
  expect(measure({ points, edges: { 3: { boundary: 'garage' } } }).offAxis).toBe(false);
});

test('D7: a story’s outlines are added up, and its holes reduce the floor area but have no walls', () => {
  const shed: readonly Point[] = [
    [500, 0],
    [600, 0],
    [600, 100],
    [500, 100],
  ];
  const stairs: readonly Point[] = [
    [10, 10],
    [110, 10],
    [110, 60],
    [10, 60],
  ];
  const measured = measure({ points: rectangle }, { points: shed }, { points: stairs, kind: 'void' });
  expect(measured).toMatchObject({ floorArea: 1250, perimeter: 180 });
  expect(measured.lengths).toMatchObject({ front: 50, left: 40, back: 50, right: 40 });
});

test('D7: the floor area of each story is rounded separately, so that displayed figures add up', () => {
  const half: readonly Point[] = [
    [0, 0],
    [255, 0],
    [255, 310],
    [0, 310],
  ];
  const quantities = measureTrace({ scale, stories: [story({ points: half }), story({ points: half })] });
  expect(quantities.stories.map(({ floorArea }) => floorArea)).toEqual([791, 791]);
  expect(quantities.conditionedFloorArea).toBe(1582);
});

test('D7: the wall area is the plate height times the rounded length', () => {
  const points: readonly Point[] = [
    [0, 0],
    [255.5, 0],
    [255.5, 300],
    [0, 300],
  ];
  const { stories } = measureTrace({ scale, stories: [{ ...story({ points }), plateHeight: 9.5 }] });
  // 25.55 ft are rounded to 25.6 ft, and 25.6 × 9.5 = 243.2.
  expect(stories[0]?.wallArea.front).toBe(243.2);
});

test.each([0, Number.NaN, -5])('D7: a scale of %d ft is refused', (lengthFeet) => {
  const trace = { scale: { ...scale, lengthFeet }, stories: [] };
  expect(() => measureTrace(trace)).toThrow(
    'Set the scale: two points of the plan and the length between them',
  );
});

test('D7: a scale whose two points are the same is refused', () => {
  expect(() => measureTrace({ scale: { ...scale, b: scale.a }, stories: [] })).toThrow('Set the scale');
});

describe('D7: invalid outlines', () => {
  test.each<[string, readonly Point[], string]>([
    ['has two corners', rectangle.slice(0, 2), 'An outline needs at least 3 corners'],
    [
      'has a corner without coordinates',
      [...rectangle, [Number.NaN, 0]],
      'An outline needs corners with numbers',
    ],
    [
      'is a bow tie',
      [
        [0, 0],
        [100, 100],
        [100, 0],
        [0, 100],
      ],
      'The outline crosses itself between wall 1 and wall 3',
    ],
    [
      'runs through its first wall',
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [50, 100],
        [50, -50],
        [0, -50],
      ],
      'The outline crosses itself between wall 1 and wall 4',
    ],
    [
      'runs back along a wall',
      [
        [0, 0],
        [100, 0],
        [100, 50],
        [80, 50],
        [80, 0],
        [20, 0],
        [20, 50],
        [0, 50],
      ],
      'The outline crosses itself between wall 1 and wall 4',
    ],
  ])('a plan is refused if an outline %s', (_, points, problem) => {
    expect(outlineProblem(points)).toBe(problem);
    expect(() => measure({ points })).toThrow(problem);
  });

  test('an outline that repeats a corner, or ends with its first corner, does not count as crossing itself', () => {
    const [first = [0, 0]] = rectangle;
    expect(outlineProblem([...rectangle, first])).toBeNull();
    expect(measure({ points: [first, ...rectangle, first] })).toMatchObject({
      floorArea: 1200,
      offAxis: false,
    });
  });
});
