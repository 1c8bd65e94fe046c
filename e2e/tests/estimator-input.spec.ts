import { axeFindings, sidewaysScroll } from '../support/accessibility.ts';
import {
  commercial,
  estimator,
  expectResults,
  field,
  labels,
  opener,
  openForm,
  outputOf,
  residential,
  result,
  update,
} from '../support/estimator.ts';
import type { ServedPage } from '../support/served-page.ts';
import { expect, live, test } from '../support/test.ts';

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

test('E6: without JavaScript, invalid input in a field shows a message beside the field, and no price', async ({
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

for (const [query, name, subject] of numberFields.slice(0, 2)) {
  const kind = query.split('&')[0] ?? '';

  test(`E6: for the kind ‘${kind}’, invalid input in the field ‘${name}’ shows a message beside the field, and no price`, async ({
    page,
  }) => {
    await page.goto(`${estimator}?kind=${query}`);
    await live(page);
    const input = field(page, labels[name] ?? name);
    const price = result(page, priceLabel(query));
    for (const [typed, message] of badInputs(subject)) {
      await input.fill(typed);
      await input.blur();
      await expect.soft(input, typed).toHaveAccessibleDescription(message);
      await expect.soft(input, typed).toHaveAttribute('aria-invalid', 'true');
      await expect.soft(input, 'what was typed stays').toHaveValue(typed);
      await expect.soft(price, typed).toHaveText(/^(Enter the floor area|No estimate)$/);
      await expect.soft(page.getByRole('main')).not.toContainText(broken, { useInnerText: true });
    }
    // The error summary appears only after the 'Update estimate' button is pressed.
    await update(page).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: `Enter ${subject}` }).click();
    await expect(input).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('E6: areas can be typed with commas, spaces and units, and minimums apply', async ({ page }) => {
  await openForm(page, 'new');
  for (const typed of ['2500', '2,500', ' 2500 ', '2500 sq ft', '2,500 sf', '2 500 ft²']) {
    await field(page, 'Floor area').fill(typed);
    await expect(result(page, 'Full Service estimate'), typed).toHaveText('$525 – $625');
  }
  await field(page, 'Floor area').fill('0');
  await expect(field(page, 'Floor area')).toHaveAccessibleDescription(/Enter 1 or more for the floor area/);
  await openForm(page, 'addition');
  await field(page, 'Addition floor area').fill('0');
  await expect(result(page, 'Full Service estimate')).toHaveText('$350 – $450');
  await openForm(page, 'commercial');
  await page.getByRole('checkbox', { name: 'Envelope' }).check();
  await field(page, 'Floor area').fill('80');
  await expect(result(page, 'Performance approach')).toHaveText('$324 – $424');
  await expect(commercial(page)).toContainText('Projects below 500 sq ft are priced as 500 sq ft');
});

/** Query strings that no form produces. */
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

test('E6: handwritten URLs show the form, without NaN or other broken values', async ({ served }) => {
  for (const query of handMade) {
    const page = await served(estimator + query);
    expect.soft(page.status, query).toBe(200);
    expect.soft(page.text('h1'), query).toBe('Cost Estimator');
    expect.soft(onScreen(page), query).not.toMatch(broken);
  }
});

test('E6: the form works at a handwritten URL too', async ({ page }) => {
  for (const query of handMade.slice(2, 5)) {
    await page.goto(estimator + query);
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cost Estimator');
    await expect(page.getByRole('main')).not.toContainText(broken, { useInnerText: true });
    expect(await sidewaysScroll(page), query).toEqual([]);
    if ((await residential(page).getAttribute('open')) === null) await opener(residential(page)).click();
    await page.getByRole('radio', { name: 'New building', exact: true }).check();
    await field(page, 'Floor area').fill('3000');
    await page.getByRole('checkbox', { name: 'More than 1 dwelling unit' }).uncheck();
    await expect(result(page, 'Full Service estimate'), query).toHaveText('$640 – $740');
  }
});

test('E7: fewer than 1 unique unit type shows an alert and no estimate', async ({ page }) => {
  await openForm(page, 'new');
  await field(page, 'Floor area').fill('2500');
  await page.getByRole('checkbox', { name: 'More than 1 dwelling unit' }).check();
  await field(page, 'Number of unique unit types').fill('0');
  await expect(page.getByRole('alert')).toHaveText('Unique unit type must be greater or equal than 1');
  await expect(result(page, 'Full Service estimate')).toHaveText('No estimate');
});

test('E7: a floor area without a type of work shows an alert, and both estimates as $0', async ({ page }) => {
  await openForm(page, 'commercial');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'Floor area').fill('3000');
  await expect(page.getByRole('alert')).toHaveText('Please select type of work to be performed');
  await expectResults(page, { 'Performance approach': '$0', 'Prescriptive approach': '$0' });
  await page.getByRole('checkbox', { name: 'Mechanical' }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(result(page, 'Prescriptive approach')).toHaveText('$470 – $570');
});

test('E7: lighting alone has no performance approach', async ({ page }) => {
  await page.goto(`${estimator}?kind=commercial&area=1000&lighting=1`);
  await live(page);
  await expect(page.getByRole('alert')).toHaveText(
    'The Performance Approach cannot be done on lighting alone',
  );
  await expectResults(page, { 'Performance approach': 'N/A', 'Prescriptive approach': '$348 – $448' });
});

test('E7: fewer than 2 added dwelling units show an alert for 8 s or until it is dismissed, and its text stays beside the field', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${estimator}?kind=dwelling-units&existing=2000`);
  await live(page);
  const words = /Error the field must be at least 2 dwelling/;
  const units = field(page, 'Added dwelling units');
  await units.fill('1');
  await expect(page.getByRole('alert')).toHaveText(words);
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss this message' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(units).toHaveAccessibleDescription(words);
  await units.fill('0');
  await expect(page.getByRole('alert')).toHaveText(words);
  await page.mouse.move(0, 0);
  await page.clock.runFor(7_500);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(units).toHaveAccessibleDescription(words);
});
