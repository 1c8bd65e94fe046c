import type { EdgeTags, TracedStory } from '../../takeoff/index.ts';
import type { ProjectData } from '../project-data.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';
import { fillFromPlan } from './fill-from-plan.ts';
import { addressesFromPlan, planRows } from './plan-rows.ts';

/** A story of 30 × 20 ft with its back at the top. */
const box = (edges: Readonly<Record<string, EdgeTags>> = {}, name = 'First floor'): TracedStory => ({
  name,
  plateHeight: 8,
  polygons: [
    {
      points: [
        [0, 0],
        [30, 0],
        [30, 20],
        [0, 20],
      ],
      edges,
    },
  ],
});

const takeoff = (...stories: readonly TracedStory[]): TakeoffEntry => ({
  version: 1,
  scale: { a: [0, 0], b: [1, 0], lengthFeet: 1 },
  stories,
});

const window4x5 = { kind: 'window', width: 4, height: 5, count: 2 } as const;
const door = { kind: 'door', width: 3, height: 7 } as const;
const plan = takeoff(
  box({ 1: { boundary: 'garage', openings: [door] }, 2: { openings: [window4x5, door] } }),
);

const data = (rest: Partial<ProjectData> = {}): ProjectData => ({ version: 1, kind: 'new', ...rest });
const shown = (entered: ProjectData, entry = plan) =>
  planRows(entered, entry).map(({ id, fromPlan, inForm }) => [id, fromPlan, inForm]);

test('D6: a plan fills in the area, one wall line per story, and windows and doors per side', () => {
  expect(shown(data())).toEqual([
    ['building.conditionedFloorArea', 600, null],
    ['new-1.plateHeight', 8, null],
    ['new-1.floorArea', 600, null],
    ['new-1.lengths.front', 30, null],
    ['new-1.lengths.left', 20, null],
    ['new-1.lengths.back', 30, null],
    ['new-1.garageLength', 20, null],
    ['glazing.added-new-front.area', 40, null],
    ['glazing.added-new-front.windowHeight', 5, null],
    ['walls.doors-new-front.area', 21, null],
    ['walls.doors-new-garage.area', 21, null],
  ]);
  const filled = fillFromPlan(data(), planRows(data(), plan));
  expect(filled).toEqual({
    version: 1,
    kind: 'new',
    building: { conditionedFloorArea: 600 },
    walls: {
      lines: [
        {
          id: 'w1',
          part: 'new',
          story: 1,
          plateHeight: 8,
          floorArea: 600,
          lengths: { front: 30, left: 20, back: 30 },
          garageLength: 20,
        },
      ],
      doors: [
        { id: 'd1', part: 'new', orientation: 'front', area: 21 },
        { id: 'd2', part: 'new', orientation: 'garage', area: 21 },
      ],
    },
    glazing: { added: [{ id: 'g1', part: 'new', orientation: 'front', area: 40, windowHeight: 5 }] },
  });
});

test('D6: if the windows of a side have different heights, there is no row for the window height', () => {
  const openings = [window4x5, { ...window4x5, height: 3 }];
  const rows = planRows(data(), takeoff(box({ 2: { openings } })));
  expect(rows.map(({ id }) => id)).toContain('glazing.added-new-front.area');
  expect(rows.map(({ id }) => id)).not.toContain('glazing.added-new-front.windowHeight');
});

test('D6: only selected rows are filled in, and text typed in their fields is removed', () => {
  const entered = data({
    walls: { lines: [{ id: 'w4', story: 1, plateHeight: 9, lengths: { front: 31, right: 5 } }] },
    raw: { 'walls.lines.w4.lengths.front': '31 and a bit', 'walls.lines.w4.lengths.back': 'later' },
  });
  const rows = planRows(entered, plan);
  expect(rows.find(({ id }) => id === 'w4.lengths.right')).toMatchObject({ fromPlan: 0, inForm: 5 });
  const chosen = rows.filter(({ id }) => id === 'w4.lengths.front');
  expect(fillFromPlan(entered, chosen)).toEqual({
    ...entered,
    walls: { lines: [{ id: 'w4', story: 1, plateHeight: 9, lengths: { front: 30, right: 5 } }] },
    raw: { 'walls.lines.w4.lengths.back': 'later' },
  });
});

test('D6: the plan’s window area replaces the size of a side’s only window line, but is not filled in if the side has several lines', () => {
  const line = {
    id: 'g1',
    part: 'new',
    orientation: 'front',
    width: 3,
    height: 5,
    count: 2,
    uFactor: 0.3,
  } as const;
  const one = data({ glazing: { added: [line] } });
  const row = (entered: ProjectData) =>
    planRows(entered, plan).filter(({ id }) => id === 'glazing.added-new-front.area');
  expect(row(one)).toMatchObject([{ fromPlan: 40, inForm: 30, obstacle: null }]);
  expect(fillFromPlan(one, row(one)).glazing?.added).toEqual([
    { id: 'g1', part: 'new', orientation: 'front', uFactor: 0.3, area: 40 },
  ]);
  const two = data({ glazing: { added: [line, { ...line, id: 'g2' }] } });
  expect(row(two)).toMatchObject([
    { fromPlan: 40, inForm: 60, obstacle: expect.stringContaining('2 lines') },
  ]);
  expect(fillFromPlan(two, row(two))).toBe(two);
});

test('D6: each story of an addition fills the addition’s wall line that has the same story number', () => {
  const entered = data({
    kind: 'existing-plus-addition',
    walls: {
      lines: [
        { id: 'w1', part: 'existing', story: 2 },
        { id: 'w2', part: 'addition', story: 2 },
      ],
    },
  });
  const empty: TracedStory = { name: 'First floor', plateHeight: 8, polygons: [] };
  const entry = takeoff(empty, box({}, 'Second floor'));
  const filled = fillFromPlan(entered, planRows(entered, entry));
  expect(filled.building).toEqual({ additionFloorArea: 600 });
  expect(filled.walls?.lines).toEqual([
    { id: 'w1', part: 'existing', story: 2 },
    expect.objectContaining({
      id: 'w2',
      plateHeight: 8,
      lengths: { front: 30, right: 20, back: 30, left: 20 },
    }),
  ]);
});

test('D6: an existing house and its addition on one plan fill separate fields', () => {
  const house = { ...box({ 1: { openings: [window4x5] } }, 'Existing house'), part: 'existing' } as const;
  const addition = box({ 0: { boundary: 'conditioned' }, 2: { openings: [door] } }, 'Addition');
  const entered = data({ kind: 'existing-plus-addition' });
  const filled = fillFromPlan(entered, planRows(entered, takeoff(addition, house)));
  expect(filled).toMatchObject({
    building: { existingFloorArea: 600, additionFloorArea: 600 },
    walls: {
      existingPerimeter: 100,
      coveredLength: 30,
      lines: [
        { part: 'existing', story: 1, lengths: { front: 30, left: 20, back: 30, right: 20 } },
        { part: 'addition', story: 1, lengths: { front: 30, left: 20, right: 20 }, conditionedLength: 30 },
      ],
      doors: [{ part: 'addition', orientation: 'front' }],
    },
    glazing: { existing: [{ part: 'existing', area: 40 }] },
  });
  const rows = planRows(filled, takeoff(addition, house));
  expect(rows.filter(({ fromPlan, inForm }) => fromPlan !== inForm)).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);

  const rowHouse = data({ kind: 'existing-plus-addition', building: { type: 'row-house' } });
  expect(planRows(rowHouse, takeoff(addition)).map(({ id }) => id)).not.toContain('walls.coveredLength');
});

test('D6: a value from the plan is marked until it is changed', () => {
  const filled = fillFromPlan(data(), planRows(data(), plan));
  const marks = addressesFromPlan(filled, planRows(filled, plan));
  expect([...marks]).toContain('walls.lines.w1.lengths.front');
  expect([...marks]).toContain('glazing.added.g1.area');
  const edited = { ...filled, building: { conditionedFloorArea: 610 } };
  expect([...addressesFromPlan(edited, planRows(edited, plan))]).not.toContain(
    'building.conditionedFloorArea',
  );
});

test('D6: a plan cannot be measured if it has no scale or if an outline crosses itself', () => {
  const { scale: _, ...unscaled } = plan;
  expect(() => planRows(data(), unscaled)).toThrow(/Set the scale/);
  const crossed = takeoff({
    name: 'First floor',
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
  });
  expect(() => planRows(data(), crossed)).toThrow(/crosses itself/);
});
