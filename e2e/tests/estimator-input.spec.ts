import { estimator, outputOf } from '../support/estimator.ts';
import type { ServedPage } from '../support/served-page.ts';
import { expect, test } from '../support/test.ts';

/** Text that must never appear. An estimate's printed URL is not checked, because it contains the typed values. */
const broken = /NaN|undefined|Infinity|\$-/;

const numberFields = [
  ['new', 'area', 'the floor area'],
  ['new&multi=1&area=2000', 'types', 'the number of unique unit types'],
  ['existing-plus&addition=0', 'existing', 'the existing floor area'],
  ['existing-plus&existing=1500', 'addition', 'the floor area of the addition'],
  ['addition', 'addition', 'the floor area of the addition'],
  ['envelope', 'existing', 'the existing floor area'],
  ['dwelling-units&existing=2000', 'units', 'the number of added dwelling units'],
  ['commercial&envelope=1', 'area', 'the floor area'],
] as const;

/** Returns invalid numbers with the page's messages about them. */
function badInputs(subject: string): readonly (readonly [typed: string, message: RegExp])[] {
  return [
    ['abc', new RegExp(`Use digits only for ${subject}`)],
    ['-5', new RegExp(`Enter ${subject} without a minus sign`)],
    ['12.5', new RegExp(`Round ${subject} to a whole number`)],
    ['1000000000000', new RegExp(`or less for ${subject}`)],
    ['🏠', new RegExp(`Use digits only for ${subject}`)],
    ['1e3', new RegExp(`Use digits only for ${subject}`)],
    ['NaN', new RegExp(`Use digits only for ${subject}`)],
    ['', new RegExp(`Enter ${subject}`)],
  ];
}

const onScreen = (page: ServedPage) => page.text().replaceAll(/This estimate: \/cost-estimator\?\S*/g, '');

/** Returns the label of the result that shows whether there is a price. */
const priceLabel = (query: string) =>
  query.startsWith('commercial') ? 'Prescriptive approach' : 'Full Service estimate';

test('E6 without JavaScript, invalid input shows a message beside each field, and no price', async ({
  served,
}) => {
  for (const [query, name, subject] of numberFields)
    for (const [typed, message] of badInputs(subject)) {
      const what = `${query}, ${name}: ${typed}`;
      const page = await served(`${estimator}?kind=${query}&${name}=${encodeURIComponent(typed)}`);
      const input = page.find(`details[open] input[name=${name}]`);
      const described = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      expect.soft(described.map((id) => page.text(`#${id}`)).join(' '), what).toMatch(message);
      expect.soft(input.getAttribute('aria-invalid'), what).toBe('true');
      expect.soft(input.getAttribute('value'), what).toBe(typed);
      expect.soft(outputOf(page, priceLabel(query)), what).toMatch(/^(Enter the floor area|No estimate)$/);
      expect.soft(onScreen(page), what).not.toMatch(broken);
    }
});

/** Addresses that no form produces. */
const handMade = [
  '?kind=new&area=NaN&multi=maybe&types=-3',
  '?kind=commercial&area=1e99&envelope=%00&mechanical=%F0%9F%8F%A0',
  '?kind=__proto__&area=constructor',
  '?area=&existing=%27%22%3E%3Cscript%3Ealert(1)%3C/script%3E&addition=..%2F..%2F',
  `?kind=existing-plus&existing=${'9'.repeat(3000)}&addition=-0`,
  '?kind=addition&kind=new&addition=12,3&occupancy=Z9',
  '?kind=dwelling-units&existing=2000&units=1.5&units=7',
  '?%E0%A4%A=1&kind=new&area=%',
];

test('E6 handwritten URLs show the form, without NaN or other broken values', async ({ served }) => {
  for (const query of handMade) {
    const page = await served(estimator + query);
    expect.soft(page.status, query).toBe(200);
    expect.soft(page.text('h1'), query).toBe('Cost Estimator');
    expect.soft(onScreen(page), query).not.toMatch(broken);
  }
});
