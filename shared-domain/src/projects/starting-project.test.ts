import { startingProject } from './starting-project.ts';

test('D1a: a new project takes from the estimator only the values that its kind uses', () => {
  const areas = { area: 2000, existing: 1500, addition: 500, units: 2 };
  expect(startingProject('Hill house', 'existing-plus-addition', areas)).toEqual({
    version: 1,
    kind: 'existing-plus-addition',
    project: { name: 'Hill house' },
    building: { existingFloorArea: 1500, additionFloorArea: 500, dwellingUnits: 2 },
  });
});

test('D1a: a new project leaves out invalid values from the estimator', () => {
  const areas = { area: 0.5, units: 90 };
  expect(startingProject('Hill house', 'new', areas)).not.toHaveProperty('building');
});
