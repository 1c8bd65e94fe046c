import type { Page } from '@playwright/test';
import { axeFindings, sidewaysScroll } from '../support/accessibility.ts';
import { type EstimatorCase, estimatorCases } from '../support/estimator-cases.ts';
import { expect, live, test } from '../support/test.ts';

const estimator = '/cost-estimator';
const half = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const residential = (page: Page) => half(page, 'Residential Cost Estimator');
const commercial = (page: Page) => half(page, 'Commercial Cost Estimator');
const halfOf = (page: Page, kind: string) => (kind === 'commercial' ? commercial(page) : residential(page));
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true });
const result = (page: Page, label: string) =>
  page.getByRole('status', { name: label, exact: true }).filter({ visible: true });
const update = (page: Page) =>
  page.getByRole('button', { name: 'Update estimate' }).filter({ visible: true });

const choices: Readonly<Record<string, string>> = {
  new: 'New building',
  'existing-plus': 'Existing building plus addition',
  addition: 'Addition by itself',
  envelope: 'Envelope only',
  'dwelling-units': 'Alteration that adds dwelling units',
};
const labels: Readonly<Record<string, string>> = {
  area: 'Floor area',
  existing: 'Existing floor area',
  addition: 'Addition floor area',
  types: 'Number of unique unit types',
  units: 'Added dwelling units',
  multi: 'More than 1 dwelling unit',
  envelope: 'Envelope',
  mechanical: 'Mechanical',
  lighting: 'Lighting',
};

async function openForm(page: Page, kind: string) {
  await page.goto(`${estimator}?kind=${kind}`);
  await live(page);
}

async function expectResults(page: Page, results: EstimatorCase['results']) {
  for (const [label, words] of Object.entries(results))
    await expect.soft(result(page, label), label).toHaveText(words);
}

/** A tenth of the agreed cases and more: each variant, each side of its limits. */
const cases = estimatorCases(
  'new-09',
  'new-multi-14',
  'existing-plus-07',
  'envelope-only-07',
  'addition-only-09',
  'addition-only-13',
  'addition-only-existing-known-03',
  'dwelling-increase-03',
  'commercial-09',
  'commercial-17',
  'commercial-27',
  'commercial-35',
  'commercial-min-05',
);

test('E1 two accordions: closed at first, one open at a time, and each keeps what was typed', async ({
  page,
}) => {
  await page.goto(estimator);
  await live(page);
  await expect(residential(page)).not.toHaveAttribute('open');
  await expect(commercial(page)).not.toHaveAttribute('open');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await residential(page).locator('summary').press('Enter');
  await field(page, 'Floor area').fill('2500');
  await commercial(page).locator('summary').press('Enter');
  await expect(residential(page)).not.toHaveAttribute('open');
  await field(page, 'Floor area').fill('3000');
  await residential(page).locator('summary').press('Enter');
  await expect(commercial(page)).not.toHaveAttribute('open');
  await expect(field(page, 'Floor area')).toHaveValue('2500');
});

test('E1 each half asks in three steps', async ({ page }) => {
  for (const [kind, steps] of [
    ['new', ['Occupancy of the building', 'What the project consists of', 'Type of work']],
    ['commercial', ['Type of building', 'What the project consists of', 'Type of work']],
  ] as const) {
    await openForm(page, kind);
    for (const [index, words] of steps.entries())
      await expect(
        halfOf(page, kind).getByRole('group', { name: new RegExp(`^Step ${index + 1} of 3: ${words}`) }),
      ).toBeVisible();
  }
});

for (const [width, beside] of [
  [992, false],
  [993, true],
] as const) {
  test(`E1 at ${width} px the result stands ${beside ? 'beside' : 'below'} the form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page, 'new');
    const form = await residential(page).locator('form').boundingBox();
    const sheet = await residential(page).getByRole('heading', { name: 'Your estimate' }).boundingBox();
    if (!form || !sheet) throw new Error('the form or its result does not show');
    expect(sheet.x > form.x + form.width).toBe(beside);
    expect(sheet.y > form.y + form.height).toBe(!beside);
  });
}

test('E1 each key press has its result, and the address follows without new history', async ({ page }) => {
  await page.goto('/services');
  await openForm(page, 'new');
  const before = await page.evaluate(() => history.length);
  const area = field(page, 'Floor area');
  for (const [key, words] of [
    ['3', '$500 – $600'],
    ['0', '$500 – $600'],
    ['0', '$500 – $600'],
    ['0', '$640 – $740'],
    ['Backspace', '$500 – $600'],
    ['Backspace', '$500 – $600'],
    ['Backspace', '$500 – $600'],
    ['Backspace', 'Enter the floor area'],
    ['9', '$500 – $600'],
  ] as const) {
    await area.press(key);
    await expect(result(page, 'Full Service estimate')).toHaveText(words);
  }
  await expect(page).toHaveURL(/\?kind=new&area=9$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
});

test('E1 the result is told once typing rests, not with each key', async ({ page }) => {
  await openForm(page, 'new');
  await page.evaluate(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    for (const region of document.querySelectorAll('details[open] [aria-live=polite][aria-atomic]'))
      new MutationObserver(() => told.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await field(page, 'Floor area').pressSequentially('2500', { delay: 30 });
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
  await expect.poll(told).toHaveLength(1);
  expect(await told()).toEqual(['Full Service estimate: $525 – $625. Do-It-Yourself base price: $149.']);
});

for (const one of cases) {
  test(`E2 E3 E5 case ${one.id} through the page`, async ({ page }) => {
    await page.goto(estimator);
    await live(page);
    await halfOf(page, one.kind).locator('summary').click();
    const choice = choices[one.kind];
    if (choice) await page.getByRole('radio', { name: choice, exact: true }).check();
    for (const name of one.ticks)
      await page
        .getByRole('checkbox', { name: labels[name] ?? name, exact: true })
        .filter({ visible: true })
        .check();
    for (const [name, text] of Object.entries(one.numbers).sort(byForm))
      await field(page, labels[name] ?? name).fill(text);
    await expectResults(page, one.results);
    // What the address says by now leads a colleague to the same result.
    await expect(page).toHaveURL((url) =>
      Object.entries(one.numbers).every(([name, text]) => url.searchParams.get(name) === text),
    );
    await page.goto(page.url());
    await expectResults(page, one.results);
  });
}

/** The field for an existing building comes after a large addition, which it is asked for because of. */
const byForm = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  Number(b === 'addition' && a === 'existing') - Number(a === 'addition' && b === 'existing');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const one of cases) {
    test(`E2 E3 E5 case ${one.id} without JavaScript`, async ({ page }) => {
      // The first round brings the fields that belong to the choice, as for a visitor.
      await page.goto(`${estimator}?kind=${one.kind}`);
      for (let round = 0; round < 2; round += 1) {
        for (const name of one.ticks)
          await page
            .getByRole('checkbox', { name: labels[name] ?? name, exact: true })
            .filter({ visible: true })
            .check();
        for (const [name, text] of Object.entries(one.numbers)) {
          const input = field(page, labels[name] ?? name);
          if ((await input.count()) > 0) await input.fill(text);
        }
        await update(page).click();
      }
      await expectResults(page, one.results);
    });
  }

  test('E3 without JavaScript another choice asks for its areas, without complaint', async ({ page }) => {
    await page.goto(`${estimator}?kind=new&area=2500`);
    await page.getByRole('radio', { name: 'Existing building plus addition', exact: true }).check();
    await update(page).click();
    await expect(field(page, 'Existing floor area')).toBeVisible();
    await expect(field(page, 'Existing floor area')).not.toHaveAttribute('aria-invalid');
    await field(page, 'Existing floor area').fill('1800');
    await update(page).click();
    await expect(field(page, 'Addition floor area')).toHaveAccessibleDescription(/Enter the floor area of/);
    await field(page, 'Addition floor area').fill('1200');
    await update(page).click();
    await expect(result(page, 'Full Service estimate')).toHaveText('$640 – $740');
  });

  test('E7 without JavaScript alerts show, and what only script can do does not', async ({ page }) => {
    await page.goto(`${estimator}?kind=dwelling-units&existing=2000&units=1`);
    await expect(page.getByRole('alert')).toContainText('Error the field must be at least 2 dwelling');
    for (const name of ['Dismiss this message', 'Copy link', 'Print'])
      await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
    await page.goto(`${estimator}?kind=commercial&area=3000`);
    await expect(page.getByRole('alert')).toHaveText('Please select type of work to be performed');
  });

  test('E4 without JavaScript the upload button leads to the form, with type and area', async ({ page }) => {
    await page.goto(`${estimator}?kind=existing-plus&existing=1500&addition=500`);
    await page.getByRole('link', { name: 'Upload your files' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/full-service\/upload\?type=b&area=2000$/);
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue(/2,000 square feet/);
  });
});

test('E2 a new building: unit types are asked for where there is more than one dwelling', async ({
  page,
}) => {
  await openForm(page, 'new');
  await field(page, 'Floor area').fill('3000');
  await expect(field(page, 'Number of unique unit types')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'More than 1 dwelling unit' }).check();
  for (const [types, words] of [
    ['1', '$640 – $740'],
    ['2', '$765 – $865'],
    ['4', '$1,015 – $1,115'],
    ['5', '$1,140 – $1,240'],
  ] as const) {
    await field(page, 'Number of unique unit types').fill(types);
    await expect(result(page, 'Full Service estimate')).toHaveText(words);
  }
  await expect(residential(page)).toContainText('priced as a multi-family building');
  await page.getByRole('checkbox', { name: 'More than 1 dwelling unit' }).uncheck();
  await expect(result(page, 'Full Service estimate')).toHaveText('$640 – $740');
});

test('E3 an addition above 700 sq ft is estimated with the existing building, and says why', async ({
  page,
}) => {
  await openForm(page, 'addition');
  await field(page, 'Addition floor area').fill('700');
  await expectResults(page, { 'Full Service estimate': '$370 – $470', 'Do-It-Yourself base price': '$149' });
  await field(page, 'Addition floor area').fill('701');
  await expectResults(page, { 'Full Service estimate': '$500 – $600', 'Do-It-Yourself base price': '$189' });
  await expect(residential(page)).toContainText('An addition over 700 sq ft must meet more requirements');
  await field(page, 'Existing floor area').fill('1700');
  await expect(result(page, 'Full Service estimate')).toHaveText('$502 – $602');
});

test('E3 an alteration that adds dwelling units is marked as needing a firm quote', async ({ page }) => {
  await page.goto(`${estimator}?kind=dwelling-units&existing=2000&units=2`);
  await live(page);
  await expect(result(page, 'Full Service estimate')).toHaveText('$500 – $600');
  await expect(residential(page)).toContainText('Firm quote needed');
});

for (const [kind, sku, type] of [
  ['new', '$149', 'New Residential Construction'],
  ['existing-plus', '$189', 'A Residential Addition'],
  ['addition', '$149', 'A Residential Addition'],
  ['envelope', '$189', 'A Residential Addition'],
  ['dwelling-units', '$189', 'A Residential Addition'],
] as const) {
  test(`E4 ${kind}: DIY price, DIY project and upload in place`, async ({ page }) => {
    await openForm(page, kind);
    await expect(result(page, 'Do-It-Yourself base price')).toHaveText(sku);
    await expect(
      residential(page).getByRole('link', { name: 'Create a Do-It-Yourself project' }),
    ).toHaveAttribute('href', '/project/list');
    const opener = residential(page).getByRole('link', { name: 'Upload your files' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Upload your files' });
    await expect(dialog).toContainText(type);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

/** Each number field by itself: where it stands, and how it speaks. */
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

for (const [query, name, subject] of numberFields) {
  const kind = query.split('&')[0] ?? '';
  const bad: readonly (readonly [typed: string, message: RegExp])[] = [
    ['abc', new RegExp(`Use digits only for ${subject}`)],
    ['-5', new RegExp(`Enter ${subject} without a minus sign`)],
    ['12.5', new RegExp(`Round ${subject} to a whole number`)],
    ['1000000000000', new RegExp(`or less for ${subject}`)],
    ['🏠', new RegExp(`Use digits only for ${subject}`)],
    ['1e3', new RegExp(`Use digits only for ${subject}`)],
    ['NaN', new RegExp(`Use digits only for ${subject}`)],
    ['', new RegExp(`Enter ${subject}`)],
  ];

  test(`E6 ${kind}, ${name}: bad input has its message beside the field, and no price`, async ({ page }) => {
    await page.goto(`${estimator}?kind=${query}`);
    await live(page);
    const input = field(page, labels[name] ?? name);
    const price = result(page, kind === 'commercial' ? 'Prescriptive approach' : 'Full Service estimate');
    for (const [typed, message] of bad) {
      await input.fill(typed);
      await input.blur();
      await expect.soft(input, typed).toHaveAccessibleDescription(message);
      await expect.soft(input, typed).toHaveAttribute('aria-invalid', 'true');
      await expect.soft(input, 'what was typed stays').toHaveValue(typed);
      await expect.soft(price, typed).toHaveText(/^(Enter the floor area|No estimate)$/);
      await expect.soft(page.getByRole('main')).not.toContainText(/NaN|undefined|Infinity|\$-/);
    }
    // Nobody who asks by the button has to search for what is wrong.
    await update(page).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: `Enter ${subject}` }).click();
    await expect(input).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('E6 areas are read as people write them, and minimums hold', async ({ page }) => {
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

for (const query of [
  '?kind=new&area=NaN&multi=maybe&types=-3',
  '?kind=commercial&area=1e99&envelope=%00&mechanical=%F0%9F%8F%A0',
  '?kind=__proto__&area=constructor',
  '?area=&existing=%27%22%3E%3Cscript%3Ealert(1)%3C/script%3E&addition=..%2F..%2F',
  `?kind=existing-plus&existing=${'9'.repeat(3000)}&addition=-0`,
  '?kind=addition&kind=new&addition=12,3&occupancy=Z9',
  '?kind=dwelling-units&existing=2000&units=1.5&units=7',
  '?%E0%A4%A=1&kind=new&area=%',
]) {
  test(`E6 a hand-made address ${query.slice(0, 60)} breaks nothing`, async ({ page }) => {
    const response = await page.goto(estimator + query);
    expect(response?.status()).toBe(200);
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cost Estimator');
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Infinity|\$-/);
    expect(await sidewaysScroll(page)).toEqual([]);
    // The form goes on working.
    if ((await residential(page).getAttribute('open')) === null)
      await residential(page).locator('summary').click();
    await page.getByRole('radio', { name: 'New building', exact: true }).check();
    await field(page, 'Floor area').fill('3000');
    await page.getByRole('checkbox', { name: 'More than 1 dwelling unit' }).uncheck();
    await expect(result(page, 'Full Service estimate')).toHaveText('$640 – $740');
  });
}

test('E7 unique unit types below 1', async ({ page }) => {
  await openForm(page, 'new');
  await field(page, 'Floor area').fill('2500');
  await page.getByRole('checkbox', { name: 'More than 1 dwelling unit' }).check();
  await field(page, 'Number of unique unit types').fill('0');
  await expect(page.getByRole('alert')).toHaveText('Unique unit type must be greater or equal than 1');
  await expect(result(page, 'Full Service estimate')).toHaveText('No estimate');
});

test('E7 no type of work: the alert of spec 8, both estimates 0, and not before the first action', async ({
  page,
}) => {
  await openForm(page, 'commercial');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'Floor area').fill('3000');
  await expect(page.getByRole('alert')).toHaveText('Please select type of work to be performed');
  await expectResults(page, { 'Performance approach': '$0', 'Prescriptive approach': '$0' });
  await page.getByRole('checkbox', { name: 'Mechanical' }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(result(page, 'Prescriptive approach')).toHaveText('$470 – $570');
});

test('E7 lighting alone has no performance approach', async ({ page }) => {
  await page.goto(`${estimator}?kind=commercial&area=1000&lighting=1`);
  await live(page);
  await expect(page.getByRole('alert')).toHaveText(
    'The Performance Approach cannot be done on lighting alone',
  );
  await expectResults(page, { 'Performance approach': 'N/A', 'Prescriptive approach': '$348 – $448' });
});

test('E7 fewer than 2 dwelling units: a danger alert, dismissible, gone after 8 s, its words beside the field', async ({
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

test('E8 the prices are those that loadEstimatorPrices and the catalogue answer', async ({
  page,
  request,
  ownSite,
}) => {
  const call = await request.post(`${ownSite.url}/rpc/public/config`, {
    data: { jsonrpc: '2.0', method: 'loadEstimatorPrices', id: 1 },
  });
  expect((await call.json()).result).toMatchObject({
    residential: { newBuildingBase: 500, newBuildingPerFoot: 0.23, adtnOnlyBasenew: 375, estmOffset: 50 },
    commercial: { prescAppr: { 1: 177, 2: 425, 3: 288 }, perfApprTrigger: 701, perfAppr: { 1: 285, 3: 365 } },
  });
  await ownSite.sql(
    `update estimator_prices set document = jsonb_set(document, '{residential,newBuildingPerFoot}', '0.5')`,
  );
  await ownSite.sql(`update products set price = 161.5 where sku = '1001'`);
  await expect
    .poll(async () => {
      await page.goto(`${ownSite.url}${estimator}?kind=new&area=3000`);
      return result(page, 'Full Service estimate').textContent();
    })
    .toBe('$1,450 – $1,550');
  await expect(result(page, 'Do-It-Yourself base price')).toHaveText('$161.50');
  await live(page);
  await expect(result(page, 'Full Service estimate')).toHaveText('$1,450 – $1,550');
});

test('Sample prices lead into the estimator', async ({ page }) => {
  await page.goto(estimator);
  await live(page);
  await page.getByRole('link', { name: 'New house, 3,500 sq ft' }).click();
  await expect(result(page, 'Full Service estimate')).toHaveText('$755 – $855');
  await expect(residential(page).locator('summary')).toBeFocused();
  await expect(page.getByRole('row', { name: /New house, 3,500 sq ft/ })).toContainText('$755 – $855');
  await page.goBack();
  await expect(residential(page)).not.toHaveAttribute('open');
});

test('The link to an estimate is copied, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, 'new');
  await field(page, 'Floor area').fill('2500');
  await page.getByRole('button', { name: 'Copy link' }).filter({ visible: true }).click();
  await expect(page.getByText('Link copied. Whoever opens it sees this estimate.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${estimator}?kind=new&area=2500`, page.url()).href);
  await field(page, 'Floor area').fill('2600');
  await expect(page.getByText('Link copied.')).toHaveCount(0);
});

test('An interrupted estimate is offered at the next visit', async ({ page }) => {
  await openForm(page, 'existing-plus');
  await field(page, 'Existing floor area').fill('1800');
  await field(page, 'Addition floor area').fill('1200');
  await expect(page).toHaveURL(/existing=1800&addition=1200/);
  await page.goto(estimator);
  await live(page);
  const offer = page.getByRole('region', { name: 'Your last visit' });
  await expect(offer).toContainText('1,800 sq ft existing, 1,200 sq ft added');
  expect(await axeFindings(page)).toEqual([]);
  await offer.getByRole('link', { name: 'Continue' }).click();
  await expect(result(page, 'Full Service estimate')).toHaveText('$640 – $740');
  await expect(offer).toHaveCount(0);
});

for (const stored of ['{broken', 'null', '?kind=__proto__', '?kind=new', '\u0000', '[]']) {
  test(`A corrupt memory of the last estimate ${JSON.stringify(stored)} breaks nothing`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('title24.cost-estimator', value), stored);
    await page.goto(estimator);
    await live(page);
    await expect(page.getByRole('region', { name: 'Your last visit' })).toHaveCount(0);
    await residential(page).locator('summary').click();
    await field(page, 'Floor area').fill('2500');
    await expect(result(page, 'Full Service estimate')).toHaveText('$525 – $625');
  });
}

const states = [
  '?kind=new&area=2500&multi=1&types=5',
  '?kind=new&multi=1&area=x&types=0',
  '?kind=addition&addition=800',
  '?kind=dwelling-units&existing=2000&units=1',
  '?kind=commercial&area=80&lighting=1',
  '?kind=commercial&area=3000',
];
for (const query of states) {
  test(`${query}: axe finds nothing and nothing is cut off, narrow and wide, light and dark`, async ({
    page,
  }) => {
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [993, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 640 });
      await page.goto(estimator + query);
      await live(page);
      expect.soft(await axeFindings(page), `${width} px`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${width} px`).toEqual([]);
    }
  });
}
