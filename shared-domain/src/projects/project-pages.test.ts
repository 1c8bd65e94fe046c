import { projectPageAt } from './project-pages.ts';

test.each([
  ['/project/list', { page: 'list' }],
  ['/project/new', { page: 'new' }],
  ['/project/help', { page: 'help' }],
  ['/project/P100001', { page: 'overview', project: 'P100001' }],
  ['/project/P100001/check', { page: 'check', project: 'P100001' }],
  ['/project/P100001/takeoff', { page: 'takeoff', project: 'P100001' }],
  ['/project/test-drive/takeoff', { page: 'takeoff', project: 'test-drive' }],
  ['/project/P100001/floors-roofs', { page: 'step', project: 'P100001', step: 'floors-roofs' }],
  ['/project/P100001/order/1', { page: 'ordering', project: 'P100001' }],
  ['/project/test-drive', { page: 'overview', project: 'test-drive' }],
  ['/project/test-drive/walls', { page: 'step', project: 'test-drive', step: 'walls' }],
])('D1b: the path %s is a project page', (path, page) => {
  expect(projectPageAt(path)).toEqual(page);
});

test.each([
  '/project',
  '/project/',
  '/project/P1',
  '/project/P000001',
  '/project/p100001',
  '/project/P100001/nothing',
  '/project/P100001/takeoff/1',
  '/project/P100001/walls/w1',
  '/project/list/old',
  '/project/P100001/copy',
  '/project/test-drive/order',
  '/project/__proto__',
  '/projects/list',
])('D1b: the path %s is not a project page', (path) => {
  expect(projectPageAt(path)).toBeNull();
});
