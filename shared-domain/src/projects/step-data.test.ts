import { projectSteps } from './fields/field-groups.ts';
import type { ProjectData } from './project-data.ts';
import { documentOfSteps, stepDataOf, stepProblems, withStepData } from './step-data.ts';
import { wholeProject } from './testing/projects.ts';

const typed: ProjectData = {
  ...wholeProject,
  raw: { 'building.stories': 'two', 'floors.f1.area': 'about 900', 'roofs.ceilings.c1.area': 'same' },
};

test('D10: the steps of a document combine to the same document', () => {
  const steps = projectSteps.map((step) => [step, stepDataOf(typed, step)] as const);
  expect(documentOfSteps(steps)).toEqual(typed);
});

test('D10: replacing a step keeps the other steps and their typed text', () => {
  const next = withStepData(typed, 'building', { building: { stories: 2 } });
  expect(next.building).toEqual({ stories: 2 });
  expect(next.raw).toEqual({ 'floors.f1.area': 'about 900', 'roofs.ceilings.c1.area': 'same' });
  expect({ ...next, building: typed.building, raw: typed.raw }).toEqual(typed);
});

test('D10: step data without a kind leaves the project’s kind unchanged', () => {
  expect(withStepData(typed, 'project', { project: { name: 'Other' } }).kind).toBe('new');
});

test.each([
  ['what another step saves', { location: { city: 'Oakland' } }, 'location'],
  ['what was typed in another step', { raw: { 'location.city': 'x' } }, 'raw.location.city'],
  ['a value that is none', { building: { stories: 9 } }, 'building.stories'],
  ['a version', { version: 1 }, 'version'],
  ['a field that there is not', { building: { rooms: 3 } }, 'building.rooms'],
  ['a list', [], ''],
])('D10: %s is not the data of a step', (_, data, path) => {
  expect(stepProblems('building', data, 2026).map((problem) => problem.path)).toContain(path);
});

test('D10: invalid text and answers are valid data of their step', () => {
  const data = { building: { bedrooms: 3 }, raw: { 'building.stories': 'two' } };
  expect(stepProblems('building', data, 2026)).toEqual([]);
});

test('D10: the first step cannot lose the kind', () => {
  expect(stepProblems('project', { project: { name: 'Hill house' } }, 2026)).toEqual([
    { path: 'kind', message: 'Choose what you build' },
  ]);
});
