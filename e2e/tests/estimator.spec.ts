import { axeFindings, sidewaysScroll } from '../support/accessibility.ts';
import {
  commercial,
  estimator,
  expectResults,
  field,
  halfOf,
  opener,
  openForm,
  residential,
  result,
} from '../support/estimator.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { expect, live, test } from '../support/test.ts';

test('E1: the Residential accordion is open at first, opening one accordion closes the other, and typed text is kept', async ({
  page,
}) => {
  await page.goto(estimator);
  await live(page);
  await expect(residential(page)).toHaveAttribute('open');
  await expect(commercial(page)).not.toHaveAttribute('open');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'Floor area').fill('2500');
  await opener(commercial(page)).press('Enter');
  await expect(residential(page)).not.toHaveAttribute('open');
  await field(page, 'Floor area').fill('3000');
  await opener(residential(page)).press('Enter');
  await expect(commercial(page)).not.toHaveAttribute('open');
  await expect(field(page, 'Floor area')).toHaveValue('2500');
});

test('E1: the residential form and the commercial form each have three steps', async ({ page }) => {
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

test('E1: the result is beside the form, or below it in windows narrower than 993 px', async ({ page }) => {
  await openForm(page, 'new');
  for (const [width, beside] of [
    [992, false],
    [993, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const form = await residential(page)
      .locator('form', { has: page.locator('[name=kind]') })
      .boundingBox();
    const sheet = await residential(page).getByRole('heading', { name: 'Your estimate' }).boundingBox();
    if (!form || !sheet) throw new Error('the form or its result does not show');
    expect(sheet.x > form.x + form.width, `${width} px`).toBe(beside);
    expect(sheet.y > form.y + form.height, `${width} px`).toBe(!beside);
  }
});

test('E1: key presses update the result and the URL, without new history entries', async ({ page }) => {
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

test('E1: the result is announced when typing pauses, not at each key press', async ({ page }) => {
  await openForm(page, 'new');
  await page.evaluate(() => {
    const announcements: string[] = [];
    Reflect.set(window, 'announcements', announcements);
    for (const region of document.querySelectorAll('details[open] [aria-live=polite][aria-atomic]'))
      new MutationObserver(() => announcements.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await field(page, 'Floor area').pressSequentially('2500', { delay: 30 });
  const announcements = () => page.evaluate(() => Reflect.get(window, 'announcements') as string[]);
  await expect.poll(announcements).toHaveLength(1);
  expect(await announcements()).toEqual([
    'Full Service estimate: $525 – $625. Do-It-Yourself base price: $149.',
  ]);
});

test('E2: a new building with more than one dwelling is priced by the number of unit types', async ({
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

test('E3: an addition above 700 sq ft is estimated with the existing building, and the page says why', async ({
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

test('E3: an alteration that adds dwelling units is marked as needing a firm quote', async ({ page }) => {
  await page.goto(`${estimator}?kind=dwelling-units&existing=2000&units=2`);
  await live(page);
  await expect(result(page, 'Full Service estimate')).toHaveText('$500 – $600');
  await expect(residential(page)).toContainText('Firm quote needed');
});

test('E4: each residential kind shows its Do-It-Yourself price, links to a new project, and opens the upload form in a dialog', async ({
  page,
}) => {
  for (const [kind, price, type] of [
    ['new', '$149', 'New Residential Construction'],
    ['existing-plus', '$189', 'A Residential Addition'],
    ['addition', '$149', 'A Residential Addition'],
    ['envelope', '$189', 'A Residential Addition'],
    ['dwelling-units', '$189', 'A Residential Addition'],
  ] as const)
    await test.step(kind, async () => {
      await openForm(page, kind);
      await expect(result(page, 'Do-It-Yourself base price')).toHaveText(price);
      await expect(
        residential(page).getByRole('link', { name: 'Create a Do-It-Yourself project' }),
      ).toHaveAttribute('href', /^\/project\/new\?kind=/);
      const opener = residential(page).getByRole('link', { name: 'Upload your files' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Upload your files' });
      await expect(dialog).toContainText(type);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
});

test('E8: loadEstimatorPrices returns the estimator’s prices, and changed prices reach the estimates', async ({
  page,
  request,
  editedSite,
}) => {
  const call = await request.post(`${editedSite.url}/rpc/public/config`, {
    data: { jsonrpc: '2.0', method: 'loadEstimatorPrices', id: 1 },
  });
  expect((await call.json()).result).toMatchObject({
    residential: { newBuildingBase: 500, newBuildingPerFoot: 0.23, adtnOnlyBasenew: 375, estmOffset: 50 },
    commercial: { prescAppr: { 1: 177, 2: 425, 3: 288 }, perfApprTrigger: 701, perfAppr: { 1: 285, 3: 365 } },
  });
  await editedSite.sql(
    `update estimator_prices set document = jsonb_set(document, '{residential,newBuildingPerFoot}', '0.5')`,
  );
  await editedSite.sql(`update products set price = 161.5 where sku = '1001'`);
  await expect
    .poll(async () => {
      await page.goto(`${editedSite.url}${estimator}?kind=new&area=3000`);
      return result(page, 'Full Service estimate').textContent();
    })
    .toBe('$1,450 – $1,550');
  await expect(result(page, 'Do-It-Yourself base price')).toHaveText('$161.50');
  await live(page);
  await expect(result(page, 'Full Service estimate')).toHaveText('$1,450 – $1,550');
});

test('A click on a sample price fills in the estimator', async ({ page }) => {
  await page.goto(estimator);
  await live(page);
  const sample = page.getByRole('link', { name: /^Addition by itself, 400 sq ft/ });
  await expect(sample).toContainText('$350 – $450');
  await sample.click();
  await expect(result(page, 'Full Service estimate')).toHaveText('$350 – $450');
  await expect(opener(residential(page))).toBeFocused();
  await page.goBack();
  await expect(result(page, 'Full Service estimate')).toHaveText('Enter the floor area');
});

test('E1: on a phone, the price stays visible while the form is visible, and never covers the focused element', async ({
  page,
}) => {
  await page.goto(`${estimator}?kind=new&area=2500`);
  await live(page);
  const price = page.getByText('Full Service $525 – $625 · Do-It-Yourself $149').filter({ visible: true });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(price).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await keyboardFaults(page)).toEqual([]);
    await residential(page).getByRole('link', { name: 'Upload your files' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Sample prices' }).scrollIntoViewIfNeeded();
    await expect(price).not.toBeInViewport();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(price).toHaveCount(0);
});

test('W4: without JavaScript, Occupancy I gets no price or upload link, but a message that no report is needed', async ({
  served,
}) => {
  const page = await served(`${estimator}?kind=commercial&occupancy=I&area=12000&envelope=1`);
  const half = page.text('details[open]');
  expect(half).toContain('You don’t need a Title 24 report from us for Occupancy I');
  expect(half).not.toMatch(/\$\d/);
  expect(half).not.toContain('Upload your files');
});

test('Copying the link to an estimate shows a confirmation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, 'new');
  await field(page, 'Floor area').fill('2500');
  await page.getByRole('button', { name: 'Copy link' }).filter({ visible: true }).click();
  await expect(page.getByText('Link copied. Anyone with the link can see this estimate.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${estimator}?kind=new&area=2500`, page.url()).href);
  await field(page, 'Floor area').fill('2600');
  await expect(page.getByText('Link copied.')).toHaveCount(0);
});

test('The estimate of the last visit is offered at the next visit', async ({ page }) => {
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

test('A corrupt stored estimate is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('title24.cost-estimator', '?kind=__proto__'));
  await page.goto(estimator);
  await live(page);
  await expect(page.getByRole('region', { name: 'Your last visit' })).toHaveCount(0);
  await field(page, 'Floor area').fill('2500');
  await expect(result(page, 'Full Service estimate')).toHaveText('$525 – $625');
});
