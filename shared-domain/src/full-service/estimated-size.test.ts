import { sizeComment, sizeOfArea, sizeOfComment, sizeOfQuery, sizeQuery } from './estimated-size.ts';

const floorArea = 'Floor area from the cost estimator:';

test.each([
  [{}, '2,400 square feet.'],
  [{ existing: 0 }, '2,400 square feet, all new.'],
  [{ existing: 1_500 }, '2,400 square feet, 1,500 square feet of it existing.'],
  [
    { existing: 2_400, units: 3 },
    '2,400 square feet, 2,400 square feet of it existing. Dwelling units added: 3.',
  ],
  [{ units: 4 }, '2,400 square feet. Types of dwelling units: 4.'],
  [{ scopes: ['envelope', 'lighting'] }, '2,400 square feet. Work: envelope, lighting.'],
] as const)('U1: a size with %j is preserved in a comment and in a URL', (more, comment) => {
  const size = { ...sizeOfArea(2_400), ...more };
  expect(sizeComment(size)).toBe(`${floorArea} ${comment}`);
  expect(sizeOfComment(`${floorArea} ${comment}\nPlease hurry.`)).toEqual(size);
  expect(sizeOfQuery(new URLSearchParams(Object.entries(sizeQuery(size))))).toEqual(size);
});

test('a comment that the sender typed is read as a size only if it contains an area', () => {
  expect(sizeOfComment('About 1,200 sq ft, two stories')).toEqual(sizeOfArea(1_200));
  expect(sizeOfComment('Please hurry.')).toBeNull();
  expect(sizeOfComment('Rooms, sq ft unknown')).toBeNull();
  expect(sizeOfComment('300 square feet, 900 square feet of it existing')).toEqual(sizeOfArea(300));
});

test.each(['', 'area=-5', 'area=0', 'area=1e9', 'area=999999999', 'units=3'])(
  'a URL with ?%s has no size',
  (query) => expect(sizeOfQuery(new URLSearchParams(query))).toBeNull(),
);

test('the area in a URL is read even if the other parameters are invalid', () => {
  const query = 'area=2000&existing=2001&units=x&scopes=roof,__proto__';
  expect(sizeOfQuery(new URLSearchParams(query))).toEqual(sizeOfArea(2_000));
});
