import { degreesFromFront, orientations } from '../../takeoff/index.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';
import { additionToHouse, alteredHouse, newBuilding } from '../testing/projects.ts';
import { outlineDrawings } from './outline-drawings.ts';
import { bandOf, type OutlineSegment, outlineExtent } from './outline-shape.ts';
import { outlineText } from './outline-text.ts';

const turned = (front: number | 'all' | undefined) => ({
  ...newBuilding,
  building: { ...newBuilding.building, front },
  glazing: { added: [{ id: 'g1', part: 'new', orientation: 'left', area: 48 }] },
});

const middle = ({ from, to }: OutlineSegment) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;

test('D5: the outline’s text has the directions of the front and of each side', () => {
  expect(outlineText(turned(200) as never)).toEqual({
    facing: 'Front faces 200° (south-southwest).',
    parts: [
      {
        part: 'new',
        title: null,
        sides: [
          'Front: 40 ft of wall, faces south.',
          'Left: 30 ft of wall, 48 sq ft of glass, faces west.',
          'Back: 40 ft of wall, faces north.',
          'Right: 30 ft of wall, faces east.',
        ],
        gaps: [],
      },
    ],
  });
});

test('D5: if the building is analyzed in all orientations, no side has a direction', () => {
  const { facing, parts } = outlineText(turned('all') as never);
  expect(facing).toBe('Turned to north, east, south and west for the analysis.');
  expect(parts[0]?.sides[0]).toBe('Front: 40 ft of wall.');
  expect(outlineDrawings(turned('all') as never)[0]?.views.map(({ view, north }) => [view, north])).toEqual([
    ['front-down', null],
  ]);
});

test('D5: a house and its addition are described and drawn separately', () => {
  const content = {
    ...additionToHouse,
    glazing: {
      existing: [{ id: 'e1', part: 'existing', orientation: 'back', area: 20 }],
      added: [{ id: 'g1', part: 'addition', orientation: 'flat', area: 8 }],
    },
    walls: {
      ...additionToHouse.walls,
      lines: [
        { ...additionToHouse.walls.lines[0], lengths: { front: 30, left: 20, back: 30 }, garageLength: 6 },
      ],
    },
  } as const;
  expect(outlineText(content)).toMatchObject({
    parts: [
      { title: 'Existing house', sides: ['Back: no wall entered, 20 sq ft of glass, faces south.'] },
      {
        title: 'Addition',
        sides: [
          'Front: 30 ft of wall, faces north.',
          'Left: 20 ft of wall, faces east.',
          'Back: 30 ft of wall, faces south.',
          'Skylights without slope: 8 sq ft of glass.',
          'Walls without direction, such as to the existing house: 6 ft.',
        ],
        gaps: ['The walls of story 1 do not go round: 20 ft are missing on the right.'],
      },
    ],
  });
  expect(outlineDrawings(content).map(({ title }) => title)).toEqual(['Existing house', 'Addition, story 1']);
});

test('D5: a project without entries has a drawing with empty sides', () => {
  const [drawing, ...others] = outlineDrawings({ kind: 'new' });
  expect(others).toEqual([]);
  expect(drawing).toMatchObject({ title: 'New building', source: 'rose' });
  expect(drawing?.views[0]?.segments.every(({ isEmpty }) => isEmpty)).toBe(true);
  expect(outlineText({ kind: 'new' }).facing).toBe(
    'Tell us which way the front faces, and we’ll label every wall.',
  );
});

test('D5: an alteration’s windows are drawn even if no walls are entered', () => {
  expect(outlineDrawings(alteredHouse)[0]?.views[0]?.segments).toContainEqual(
    expect.objectContaining({ kind: 'glass', orientation: 'front' }),
  );
});

test('D5: the eight-sided wall diagram has a view with the front at the bottom and a view with north at the top', () => {
  const [drawing] = outlineDrawings(turned(90) as never);
  const [frontDown, northUp] = drawing?.views ?? [];
  const frontOf = (segments: readonly OutlineSegment[] = []) =>
    middle(segments.find(({ orientation }) => orientation === 'front') as OutlineSegment);
  expect(frontOf(frontDown?.segments)).toEqual([0, 100]);
  expect(frontDown?.north).toBe(90);
  // The front faces east.
  expect(frontOf(northUp?.segments).map(Math.round)).toEqual([100, 0]);
  expect(northUp?.north).toBe(0);
});

test('D5: glass is marked as west-facing only if it faces west', () => {
  const glassOf = (front: number) =>
    outlineDrawings(turned(front) as never)[0]?.views[0]?.segments.filter(({ kind }) => kind === 'glass');
  expect(glassOf(180)).toMatchObject([{ orientation: 'left', facesWest: true }]);
  expect(glassOf(0)).toMatchObject([{ orientation: 'left', facesWest: false }]);
});

test('D5: the eight-sided wall diagram has a gap where part of the perimeter has no wall', () => {
  const content = {
    ...newBuilding,
    walls: {
      lines: [{ ...newBuilding.walls.lines[0], lengths: { front: 40, left: 30, back: 40, right: 20 } }],
    },
  };
  const [shape] = outlineDrawings(content)[0]?.views ?? [];
  expect(shape?.segments.filter(({ kind }) => kind === 'open')).toMatchObject([{ orientation: 'right' }]);
  expect(shape?.labels).toContainEqual(expect.objectContaining({ text: '10 ft', role: 'open' }));
});

test('all labels and walls are inside the drawing for every front direction in whole degrees', () => {
  const lengths = Object.fromEntries(orientations.map((orientation) => [orientation, 123.5]));
  const glazing = {
    added: orientations.map((orientation, index) => ({
      id: `g${index}`,
      part: 'new' as const,
      orientation,
      area: 100,
    })),
  };
  for (let front = 0; front < 360; front += 1) {
    const building = { ...newBuilding.building, front };
    const walls = { lines: [{ ...newBuilding.walls.lines[0], lengths }] };
    const views = outlineDrawings({ ...newBuilding, building, walls, glazing })[0]?.views ?? [];
    expect(views).toHaveLength(2);
    for (const { segments, labels } of views) {
      const points = [
        ...segments.flatMap((segment) => bandOf(segment, 12)),
        ...labels.flatMap(({ at: [x, y], text }) => [
          [x - text.length * 4, y - 8] as const,
          [x + text.length * 4, y + 8] as const,
        ]),
      ];
      expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThanOrEqual(outlineExtent.x);
      expect(Math.max(...points.map(([, y]) => Math.abs(y)))).toBeLessThanOrEqual(outlineExtent.y);
    }
  }
});

const trace: TakeoffEntry = {
  version: 1,
  scale: { a: [0, 0], b: [10, 0], lengthFeet: 10 },
  stories: [
    {
      name: 'Ground floor',
      plateHeight: 8,
      polygons: [
        {
          points: [
            [0, 0],
            [40, 0],
            [40, 30],
            [0, 30],
          ],
          edges: {
            1: { boundary: 'garage' },
            3: { openings: [{ kind: 'window', width: 6, height: 4, count: 2 }] },
          },
        },
      ],
    },
  ],
};

test('D5: a traced plan is drawn with its openings, once with the front at the bottom and once with north at the top', () => {
  const [drawing] = outlineDrawings(turned(180) as never, trace);
  expect(drawing).toMatchObject({ title: 'Ground floor', source: 'trace' });
  const [frontDown, northUp] = drawing?.views ?? [];
  const glass = frontDown?.segments.filter(({ kind }) => kind === 'glass') ?? [];
  expect(glass).toMatchObject([{ orientation: 'left', facesWest: true }]);
  // The wall has 12 ft of glass, and 40 ft are 200 units of the drawing.
  const [{ from, to }] = glass as [OutlineSegment];
  expect(Math.abs(to[1] - from[1])).toBeCloseTo(60, 6);
  expect(frontDown?.segments.filter(({ boundary }) => boundary === 'garage')).toHaveLength(1);
  expect(frontDown?.labels.map(({ text }) => text)).toEqual(['Front', '40 ft', '30 ft', '40 ft', '30 ft']);
  // The front faces south, so the views with the front at the bottom and with north at the top are equal.
  expect(northUp?.segments).toEqual(frontDown?.segments);
});

test('D5: a traced plan without a scale is drawn without lengths', () => {
  const { scale: _, ...unscaled } = trace;
  const labels = outlineDrawings(newBuilding, unscaled)[0]?.views[0]?.labels;
  expect(labels?.map(({ text }) => text)).toEqual(['Front']);
});

test('D5: a story is drawn without its unfinished outlines', () => {
  const [story] = trace.stories;
  const begun = { points: [[90, 90]], isUnfinished: true } as const;
  const polygons = [...(story?.polygons ?? []), begun];
  const withBegun = { ...trace, stories: [{ ...story, polygons }] } as TakeoffEntry;
  expect(outlineDrawings(newBuilding, withBegun)).toEqual(outlineDrawings(newBuilding, trace));
});

test('D5: a traced plan whose outline crosses itself is replaced by the eight-sided wall diagram', () => {
  const crossing: TakeoffEntry = {
    ...trace,
    stories: [
      {
        name: 'Ground floor',
        plateHeight: 8,
        polygons: [
          {
            points: [
              [0, 0],
              [10, 10],
              [10, 0],
              [0, 10],
            ],
          },
        ],
      },
    ],
  };
  expect(outlineDrawings(newBuilding, crossing)[0]?.source).toBe('rose');
});

test('each side of the eight-sided wall diagram is drawn at its angle from the front', () => {
  const { segments } = outlineDrawings({ kind: 'new' })[0]?.views[0] ?? { segments: [] };
  for (const segment of segments) {
    const [x, y] = middle(segment);
    const bearing = (Math.atan2(x, -y) * 180) / Math.PI;
    expect((bearing + 360) % 360).toBeCloseTo((180 + degreesFromFront(segment.orientation)) % 360, 6);
  }
});
