import { sizeOfArea } from '@title24/shared-domain/full-service';
import { startComment, startFromQuery, withStart } from './upload-start.ts';

const start = (query: string) => startFromQuery(new URLSearchParams(query));

test.each([
  ['type=a&area=2400', { type: 'a', size: sizeOfArea(2400), projectType: null }],
  [
    'type=all&projectType=A Residential Addition',
    { type: 'all', size: null, projectType: 'A Residential Addition' },
  ],
  ['', { type: 'all', size: null, projectType: null }],
  ['type=__proto__&area=-5&projectType=Garage', { type: 'all', size: null, projectType: null }],
])('the query ?%s gives the form the initial values %j', (query, expected) =>
  expect(start(query)).toEqual(expected),
);

test.each([
  '',
  '?type=a&area=2400',
  '?type=b&area=600&existing=0',
  '?type=b&area=4000&existing=4000&units=3',
  '?type=c&area=12000&scopes=envelope%2Clighting',
  '?projectType=A+Residential+Addition',
])('the initial values in the query %j are passed on in the URL', (query) =>
  expect(withStart('/project-upload', start(query))).toBe(`/project-upload${query}`),
);

test('the initial comment contains the size from the estimate', () => {
  expect(startComment(start('type=c&area=12400&scopes=lighting'))).toBe(
    'Floor area from the cost estimator: 12,400 square feet. Work: lighting.',
  );
  expect(startComment(start('type=a'))).toBe('');
});
