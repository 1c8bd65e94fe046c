import type { ProjectContent } from '../project-data.ts';
import { found } from '../testing/found.ts';
import { correctProjects, newBuilding } from '../testing/projects.ts';
import { checkProject } from './check-project.ts';

test.each(Object.entries(correctProjects))(
  'D6: a correct project of the kind %s has no findings',
  (_, project) => {
    expect(found(project)).toEqual([]);
  },
);

test.each(Object.keys(correctProjects))(
  'D6: a project of the kind %s without entries has no findings',
  (kind) => {
    expect(checkProject({ kind } as ProjectContent)).toEqual([]);
  },
);

test('D6: findings are sorted by id, then by place', () => {
  const lines = [2, 10, 1].map((n) => ({
    ...newBuilding.glazing.added[0],
    id: `g${n}`,
    area: 1,
    windowHeight: 13,
  }));
  expect(found(newBuilding, { 'glazing.added': lines, 'mechanical.coolingTons': 5 })).toEqual([
    'hint economizer',
    'warning window-height-unusual g1',
    'warning window-height-unusual g10',
    'warning window-height-unusual g2',
  ]);
});

test('D6: lines that the project kind does not use have no findings', () => {
  const door = { id: 'd1', orientation: 'front', area: 20, ratedLabel: true };
  expect(found(newBuilding, { 'walls.doors': [{ ...door, part: 'existing' }] })).toEqual([]);
  expect(found(newBuilding, { 'walls.doors': [door] })).toEqual(['error door-is-glazing d1']);
  const floors = [...newBuilding.floors, { id: 'f2', part: 'addition', type: 'slab', area: 9999 }];
  expect(found(newBuilding, { floors })).toEqual([]);
});
