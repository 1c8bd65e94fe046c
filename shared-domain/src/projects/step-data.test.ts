import { projectSteps } from './fields/field-groups.ts';
import type { ProjectData } from './project-data.ts';
import { documentOfSteps, stepDataOf, stepProblems, withStepData } from './step-data.ts';
import { wholeProject } from './testing/projects.ts';

const typed: ProjectData = {
  ...wholeProject,
  raw: { 'building.stories': 'two', 'floors.f1.area': 'about 900', 'roofs.ceilings.c1.area': 'same' },
};

test('D10: a document that is split into steps and combined again is unchanged', () => {
  const steps = projectSteps.map((step) => [step, stepDataOf(typed, step)] as const);
  expect(documentOfSteps(steps)).toEqual(typed);
});

test('D10: replacing a step keeps the other steps and their typed text', () => {
  const next = withStepData(typed, 'building', { building: { stories: 2 } });
  expect(next.building).toEqual({ stories: 2 });
  expect(next.raw).toEqual({ 'floors.f1.area': 'about 900', 'roofs.ceilings.c1.area': 'same' });
  expect({ ...next, building: typed.building, raw: typed.raw }).toEqual(typed);
});

test('D10: a project keeps its kind if a step’s new data has no kind', () => {
  expect(withStepData(typed, 'project', { project: { name: 'Other' } }).kind).toBe('new');
});

test.each([
  ['data that another step saves', { location: { city: 'Oakland' } }, 'location'],
  ['text typed in another step', { raw: { 'location.city': 'x' } }, 'raw.location.city'],
  ['a value outside its limits', { building: { stories: 9 } }, 'building.stories'],
  ['a document version', { version: 1 }, 'version'],
  ['an unknown field', { building: { rooms: 3 } }, 'building.rooms'],
  ['a list', [], ''],
])('D10: %s is refused as data of a step', (_, data, path) => {
  expect(stepProblems('building', data, 2026).map((problem) => problem.path)).toContain(path);
});

test('D10: a step’s data can contain answers and invalid text', () => {
  const data = { building: { bedrooms: 3 }, raw: { 'building.stories': 'two' } };
  expect(stepProblems('building', data, 2026)).toEqual([]);
});

test('D10: the data of the project step must contain the project kind', () => {
  expect(stepProblems('project', { project: { name: 'Hill house' } }, 2026)).toEqual([
    { path: 'kind', message: 'Choose what you build' },
  ]);
});
