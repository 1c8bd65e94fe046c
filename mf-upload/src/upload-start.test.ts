import { startComment, startFromQuery, withStart } from './upload-start.ts';

const start = (query: string) => startFromQuery(new URLSearchParams(query));

test.each([
  ['type=a&area=2400', { type: 'a', area: 2400, existing: null, projectType: null }],
  [
    'type=all&projectType=A Residential Addition',
    { type: 'all', area: null, existing: null, projectType: 'A Residential Addition' },
  ],
  ['', { type: 'all', area: null, existing: null, projectType: null }],
  [
    'type=__proto__&area=-5&projectType=Garage',
    { type: 'all', area: null, existing: null, projectType: null },
  ],
  ['type=b&area=2000&existing=1500', { type: 'b', area: 2000, existing: 1500, projectType: null }],
  ['type=b&area=2000&existing=2001', { type: 'b', area: 2000, existing: null, projectType: null }],
  ['type=b&area=1e9', { type: 'b', area: null, existing: null, projectType: null }],
  ['type=b&area=0', { type: 'b', area: null, existing: null, projectType: null }],
  ['type=b&area=999999999', { type: 'b', area: null, existing: null, projectType: null }],
])('the address ?%s starts the form with %j', (query, expected) => expect(start(query)).toEqual(expected));

test.each(['', '?type=a&area=2400', '?type=b&area=600&existing=0', '?projectType=A+Residential+Addition'])(
  'the start of %j leads to the page that sends the form',
  (query) => expect(withStart('/project-upload', start(query))).toBe(`/project-upload${query}`),
);

test('the area is copied into the comment', () => {
  expect(startComment(start('type=a&area=12400'))).toBe(
    'Floor area from the cost estimator: 12,400 square feet.',
  );
  expect(startComment(start('type=a'))).toBe('');
});
