import { readStart, withStart } from './starting-values.ts';

test('D4a: a new project’s starting values are read from a query and added to a path as a query', () => {
  const start = readStart('?kind=addition&addition=500&name=Hill+house');
  expect(start).toEqual({ name: 'Hill house', kind: 'addition', areas: { addition: 500 } });
  expect(readStart(withStart('/project/new', start).slice('/project/new'.length))).toEqual(start);
});

test.each([
  '?kind=castle',
  '?addition=-5',
  '?addition=1e9',
  '?area=20001',
  '?existing=',
  '?units=two',
  '?other=1',
])('the query %s has no valid starting values', (search) => {
  expect(readStart(search)).toEqual({ name: '', kind: '', areas: {} });
  expect(withStart('/project/new', readStart(search))).toBe('/project/new');
});
