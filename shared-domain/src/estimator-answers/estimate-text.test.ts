import { seedCatalogue, seedPrices } from '../estimator/testing/published-cases.ts';
import { estimateAddress, estimateText } from './estimate-text.ts';

const text = (search: string) => estimateText(search, seedPrices, seedCatalogue);

test('E9: the text of a residential estimate has its URL, summary, prices and notes', () => {
  expect(text('?kind=new&area=2%2C500+sq+ft&multi=1&types=5')).toEqual({
    address: '/cost-estimator?kind=new&area=2500&multi=1&types=5',
    summary: 'New building, occupancy R3, 2,500 sq ft, 5 unique unit types',
    prices: [
      {
        label: 'Full Service estimate',
        short: 'Full Service',
        main: true,
        value: '$1,050 – $1,150',
        priced: true,
      },
      {
        label: 'Do-It-Yourself base price',
        short: 'Do-It-Yourself',
        main: false,
        value: '$149',
        priced: true,
      },
    ],
    notes: ['More than 4 unique unit types are priced as a multi-family building.'],
  });
});

test('E9: a commercial estimate for lighting alone states that the performance approach has no price', () => {
  expect(text('?kind=commercial&occupancy=M&area=400&lighting=1')).toMatchObject({
    address: '/cost-estimator?kind=commercial&occupancy=M&area=400&lighting=1',
    summary: 'Commercial project, occupancy M, 400 sq ft, lighting work',
    prices: [{ value: 'N/A' }, { value: expect.stringMatching(/^\$\d+ – \$\d+$/) }],
    notes: [
      'The Performance Approach cannot be done on lighting alone.',
      'Projects below 500 sq ft are priced as 500 sq ft.',
    ],
  });
});

test.each([
  '',
  '?kind=new',
  '?kind=new&area=many',
  '?kind=new&area=2000&multi=1&types=0',
  '?kind=dwelling-units&existing=2000&units=1',
  '?kind=commercial&area=3000',
  '?kind=commercial&lighting=1',
  '?kind=commercial&occupancy=I&area=12000&envelope=1',
])('E9: there is no text for the URL query %j, which gives no price', (search) => {
  expect(text(search)).toBeNull();
});

test('E9: for changes to the envelope only, the first note is about the prescriptive forms', () => {
  expect(text('?kind=envelope&existing=2000')?.notes[0]).toBe(
    'Forms: free or $295. A full report often isn’t required.',
  );
});

test('E9: an estimate’s text and URL contain nothing that the visitor typed except numbers', () => {
  const found = text(
    '?kind=addition&addition=900&existing=visit+evil.example&occupancy=%3Cb%3E&types=evil.example&x=evil.example',
  );
  expect(found?.address).toBe('/cost-estimator?kind=addition&addition=900');
  expect(JSON.stringify(found)).not.toMatch(/evil|<b>/);
});

test('E9: the URL of the estimate page keeps numbers as typed and drops unknown parameters', () => {
  expect(estimateAddress('?area=2%2C500&utm=1')).toBe('/cost-estimator?kind=new&area=2%2C500');
  expect(estimateAddress('?kind=commercial&area=3000&lighting=on')).toBe(
    '/cost-estimator?kind=commercial&area=3000&lighting=1',
  );
});
