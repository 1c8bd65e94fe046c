import { fixedProjectType, parseUploadType } from './project-type.ts';

test.each([
  ['a', 'New Residential Construction'],
  ['b', 'A Residential Addition'],
  ['c', 'Commercial or Non-Residential'],
  ['all', null],
  ['z', null],
  [null, null],
])('upload type %j sets the project type %j (U1)', (type, projectType) => {
  expect(fixedProjectType(parseUploadType(type))).toBe(projectType);
});
