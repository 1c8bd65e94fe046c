import { documentProblems, isProjectData } from './check-document.ts';
import { wholeProject } from './testing/projects.ts';
import { withChanges } from './testing/with-changes.ts';

const problems = (document: unknown) =>
  documentProblems(document, 2026).map(({ path, message }) => `${path}: ${message}`);
const changed = (changes: Record<string, unknown>) => problems(withChanges(wholeProject, changes));

test('D5: a complete project and a project with only a version and a kind are valid', () => {
  expect(problems(wholeProject)).toEqual([]);
  expect(problems({ version: 1, kind: 'new' })).toEqual([]);
  expect(isProjectData({ version: 1, kind: 'new', project: { name: 'Hut' } }, 2026)).toBe(true);
});

test.each([null, undefined, 'project', 1, [], [{ version: 1, kind: 'new' }]])(
  'D5: %j is not a project document',
  (document) => {
    expect(problems(document)).toEqual([': A project is an object']);
  },
);

test.each([undefined, 0, 2, '1'])('D5: version %j is refused', (version) => {
  expect(problems({ ...wholeProject, version })).toEqual(['version: The version of a project’s data is 1']);
});

test.each([
  ['kind', undefined, 'kind: Choose what you build'],
  ['kind', 'castle', 'kind: Choose what you build'],
  ['owner', 'ana', 'owner: A project has no such field'],
  ['building.color', 'red', 'building.color: A project has no such field'],
  ['building.constructor', {}, 'building.constructor: A project has no such field'],
  ['building.stories', '2', 'building.stories: Stories above ground must be a number, like 2'],
  ['building.stories', 5, 'building.stories: Stories above ground must be between 1 and 4'],
  ['building.stories', null, 'building.stories: Stories above ground must be a number, like 2'],
  ['building', [], 'building: This is an object'],
  ['building', null, 'building: This is an object'],
  ['walls.lines', {}, 'walls.lines: This is a list'],
  ['walls.lines.0', 'wall', 'walls.lines.0: This is an object'],
  ['walls.lines.0.lengths', 12, 'walls.lines.0.lengths: This is an object'],
  ['walls.lines.0.lengths.up', 12, 'walls.lines.0.lengths.up: A project has no such field'],
  [
    'walls.lines.0.lengths.front',
    -1,
    'walls.lines.0.lengths.front: Front wall must be between 0 and 1,000 ft',
  ],
  ['walls.lines.0.id', 'x1', 'walls.lines.0.id: A line has an id of its own: w and a number'],
  ['walls.lines.0.id', undefined, 'walls.lines.0.id: A line has an id of its own: w and a number'],
  ['walls.lines.0.id', 'w0', 'walls.lines.0.id: A line has an id of its own: w and a number'],
  ['project.signer.name', 'Ana', 'project.signer.name: This is an object'],
  ['project.name', { first: 'x' }, 'project.name: Project name is required'],
  ['mechanical.txv', 'yes', 'mechanical.txv: Choose thermostatic expansion valve'],
])('D5: a document with %s set to %j is refused', (path, value, expected) => {
  expect(changed({ [path]: value })).toContain(expected);
});

test('D5: the number of lines is limited, and each line has a unique id', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `c${index + 1}`, part: 'new', area: 10 }));
  expect(changed({ 'roofs.ceilings': lines(40) })).toEqual([]);
  expect(changed({ 'roofs.ceilings': lines(41) })).toEqual(['roofs.ceilings: There can be 40 lines at most']);
  expect(changed({ 'roofs.ceilings': [...lines(2), { id: 'c2' }] })).toEqual([
    'roofs.ceilings.2.id: A line has an id of its own: c and a number',
  ]);
});

test('D5: each entry in raw must have the path of an existing field, and text of limited length', () => {
  const raw = { 'walls.lines.w1.plateHeight': '8 m', 'building.stories': 'two', kind: '?' };
  expect(changed({ raw })).toEqual([]);
  expect(problems({ ...wholeProject, raw: { 'walls.lines.w7.plateHeight': '8 m' } })).toEqual([
    'raw.walls.lines.w7.plateHeight: A project has no such field',
  ]);
  expect(problems({ ...wholeProject, raw: { 'building.stories': 2 } })).toEqual([
    'raw.building.stories: What was typed is text of at most 4000 characters',
  ]);
  expect(problems({ ...wholeProject, raw: { 'building.stories': 'x'.repeat(4001) } })).toHaveLength(1);
  expect(problems({ ...wholeProject, raw: [] })).toEqual(['raw: This is an object']);
});

test('D5: a project stays valid if only its kind changes', () => {
  expect(problems({ ...wholeProject, kind: 'alteration' })).toEqual([]);
});
