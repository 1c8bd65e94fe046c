import { sidewaysScroll } from '../support/accessibility.ts';
import { estimator, field, halfOf, openForm, residential, result } from '../support/estimator.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { expect, live, test } from '../support/test.ts';

test('E1 each half has three steps', async ({ page }) => {
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

test('E1 the result is beside the form, or below it in windows narrower than 993 px', async ({ page }) => {
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

test('E1 each key press updates the result and the URL, without new history entries', async ({ page }) => {
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

test('E4 each kind of project shows its DIY price and leads to a DIY project and to the upload form in place', async ({
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

test('E8 the prices are those of loadEstimatorPrices and the products', async ({
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

test('E1 on a phone, the price stays visible with the form, and never covers the focused element', async ({
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
