import { drawTypedOutline, type TracedStory, type TypedOutline } from '../../takeoff/index.ts';
import type { ProjectData } from '../project-data.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';
import { planProblems } from './plan-problems.ts';
import { measuredPlanRows, partOfStory } from './plan-rows.ts';

const box = (width: string, depth: string): TypedOutline => ({
  right: '',
  down: '',
  walls: [
    { bearing: '90', length: width },
    { bearing: '180', length: depth },
    { bearing: '270', length: width },
    { bearing: '0', length: depth },
  ],
});
const story = (plateHeight: string, ...outlines: readonly TypedOutline[]): TracedStory => ({
  name: 'Story 1',
  plateHeight: 8,
  polygons: outlines.map((outline, index) => drawTypedOutline(outline, 1, index === 0 ? 'floor' : 'void')),
  typed: { name: 'Story 1', plateHeight },
});
const plan = (...stories: readonly TracedStory[]): TakeoffEntry => ({
  version: 1,
  scale: { a: [0, 0], b: [1, 0], lengthFeet: 1 },
  stories,
});
const messages = (entry: TakeoffEntry) => planProblems(entry).map(({ message }) => message);
const data: ProjectData = { version: 1, kind: 'new' };

test('D6: a measurable plan has no problems', () => {
  expect(messages(plan(story('8', box('30', '20'), box('5', '4'))))).toEqual([]);
});

test('D6: problems of a plan have messages, and a problem of an outline has the story’s and outline’s indexes', () => {
  expect(messages(plan())).toEqual(['Draw the outline of a story']);
  expect(messages(plan(story('', box('30', '20'))))).toEqual(['Enter average plate height']);
  expect(messages(plan(story('50', box('30', '20'))))[0]).toMatch(/must be between 6 and 30/);
  expect(messages(plan(story('8', box('30', '20'), box('30', '20'))))).toEqual([
    'The holes of a story are smaller than the floor around them',
  ]);
  expect(planProblems(plan(story('8', box('30', '')))).at(0)).toMatchObject({ story: 0, outline: 0 });
});

test('D6: a hole that is partly or entirely outside the floor is reported', () => {
  const misplaced = 'The hole is not inside a floor of its story';
  const hole = (right: string, down: string) => ({ ...box('5', '4'), right, down });
  expect(messages(plan(story('8', box('30', '20'), hole('10', '10'))))).toEqual([]);
  // A hole that touches the outside walls counts as inside the floor.
  expect(messages(plan(story('8', box('30', '20'), hole('25', '16'))))).toEqual([]);
  expect(messages(plan(story('8', box('30', '20'), hole('40', ''))))).toEqual([misplaced]);
  expect(messages(plan(story('8', box('30', '20'), hole('28', '10'))))).toEqual([misplaced]);
});

test('D6: a plan without a scale is reported, unless each story’s page has its own scale', () => {
  const { scale: _, ...unscaled } = plan(story('8', box('30', '20')));
  expect(messages(unscaled)).toEqual(['Set the scale of the plan: two points and the length between them']);
  const own = { ...story('8', box('30', '20')), scale: { a: [0, 0], b: [1, 0], lengthFeet: 2 } } as const;
  expect(messages({ ...unscaled, stories: [own] })).toEqual([]);
  const rows = measuredPlanRows(data, plan(story('8', box('30', '20')), own)) ?? [];
  expect(rows.find(({ target }) => target.field === 'conditionedFloorArea')?.fromPlan).toBe(600 + 2400);
});

test('D6: a plan with an open outline has no rows to fill in', () => {
  const open = { ...box('30', '20'), walls: box('30', '20').walls.slice(0, 3) };
  expect(measuredPlanRows(data, plan(story('8', open)))).toBeNull();
  expect(measuredPlanRows(data, null)).toBeNull();
});

test('D6: a north arrow gives the front’s direction, unless the form has the answer All Orientations', () => {
  const entry: TakeoffEntry = { ...plan(story('8', box('30', '20'))), northBearing: 340 };
  const row = (entered: ProjectData) =>
    measuredPlanRows(entered, entry)?.find(({ target }) => target.field === 'front');
  expect(row(data)).toMatchObject({ fromPlan: 200, inForm: null, obstacle: null, unit: '°' });
  expect(row({ ...data, building: { front: 'all' } })?.obstacle).toMatch(/All Orientations/);
});

test('D6: a value that its field would refuse is not filled in, and the reason is stated', () => {
  const rows = measuredPlanRows(data, plan(story('8', box('900', '900'))));
  expect(rows?.find(({ id }) => id === 'building.conditionedFloorArea')?.obstacle).toMatch(
    /must be between 1 and 20,000/,
  );
});

test('D6: the story or else its plan sets the story’s part; the default is the part that is built or altered', () => {
  expect(partOfStory({}, {}, 'existing-plus-addition')).toBe('addition');
  expect(partOfStory({}, { part: 'existing' }, 'existing-plus-addition')).toBe('existing');
  expect(partOfStory({ part: 'addition' }, { part: 'existing' }, 'existing-plus-addition')).toBe('addition');
  expect(partOfStory({ part: 'existing' }, {}, 'new')).toBe('new');
  expect(partOfStory({}, {}, 'alteration')).toBe('existing');
});
