import { axeFindings } from '../support/accessibility.ts';
import { expect, live, test } from '../support/test.ts';
import { add, addition, commercial, residential, resultHeading, wizard } from '../support/wizard.ts';

test('W2 the open accordion and the last step are remembered, and the visit can be resumed', async ({
  page,
}) => {
  await page.goto(wizard);
  await live(page);
  await commercial(page).locator('summary').click();
  await page.reload();
  await expect(commercial(page)).toHaveAttribute('open');

  await page.goto(`${wizard}?path=residential`);
  await live(page);
  await residential(page).getByRole('link', { name: add, exact: true }).click();
  await residential(page).getByRole('link', { name: addition, exact: true }).click();
  await expect(resultHeading(page)).toHaveText('How big is the new or converted area?');
  await page.goto('/services');
  await page.goto(wizard);
  const offer = page.getByRole('region', { name: 'Your last visit' });
  await expect(offer).toContainText(addition);
  expect(await axeFindings(page)).toEqual([]);
  await offer.getByRole('link', { name: 'Continue' }).click();
  await expect(resultHeading(page)).toHaveText('How big is the new or converted area?');
  await expect(page).toHaveURL(/path=residential\/addition$/);

  await page.goto(wizard);
  await offer.getByRole('button', { name: 'Start over' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await live(page);
  await expect(offer).toHaveCount(0);
});

test('W6 values typed into a result survive Back, Forward and a reload', async ({ page }) => {
  const price = page.getByRole('status', { name: 'Full Service estimate' });
  await page.goto(`${wizard}?path=residential/addition`);
  await live(page);
  await residential(page).getByRole('link', { name: '700 sq ft or less', exact: true }).click();
  await page.getByRole('textbox', { name: 'Addition floor area' }).fill('400');
  await expect(price).toHaveText('$350 – $450');
  await expect(page).toHaveURL(/\?path=residential\/addition\/by-itself&addition=400$/);

  await page.goBack();
  await expect(resultHeading(page)).toHaveText('How big is the new or converted area?');
  await page.goForward();
  await expect(price).toHaveText('$350 – $450');
  await expect(page.getByRole('link', { name: 'Submit my plans' })).toHaveAttribute(
    'href',
    /area=400&existing=0$/,
  );
  await page.reload();
  await expect(price).toHaveText('$350 – $450');
});

test('W5 on a phone, the keyboard scrolls an explanation that is longer than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(`${wizard}?path=commercial`);
  await live(page);
  await commercial(page).getByRole('link', { name: 'Covered Processes', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Covered Processes' });
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('region', { name: 'Covered Processes' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(dialog.getByText(/horticulture and steam traps/)).toBeInViewport();
});

test('W5 each of the four dialogs opens over the page, closes, and returns the focus', async ({ page }) => {
  await page.goto(`${wizard}?path=commercial`);
  await live(page);
  for (const [title, words] of [
    ['Notes', /separate project/],
    ['Important Terms', /Directly conditioned space[\s\S]*Indirectly conditioned space[\s\S]*Repair/],
    ['Covered Processes', /Refrigerated spaces[\s\S]*Building commissioning/i],
    ['Exempt Processes', /process/],
  ] as const) {
    const opener = commercial(page).getByRole('link', { name: title, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(words);
    expect.soft(await axeFindings(page), title).toEqual([]);
    if (title === 'Covered Processes') await expect(dialog.getByRole('listitem')).toHaveCount(13);
    if (title === 'Notes') {
      await expect(dialog).toContainText('20%');
      await dialog.getByRole('button', { name: 'Close' }).click();
    } else {
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('The link to a result is copied, and opens the result for a colleague', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${wizard}?path=residential/addition/by-itself`);
  await live(page);
  await page.getByRole('button', { name: 'Copy link to this result' }).click();
  await expect(page.getByText('Link copied. Anyone with the link can see this result.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(resultHeading(page)).toHaveText('A Title 24 report is required for the addition.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R4 W6 a result has its title, and its links include the size in its URL', async ({ page }) => {
    await page.goto(`${wizard}?path=residential/addition/by-itself&addition=400`);
    await expect(page).toHaveTitle(/^A Title 24 report is required for the addition – Title 24 Wizard \| /);
    await page.getByRole('link', { name: 'Estimate the cost' }).click();
    await expect(page.getByRole('status', { name: 'Full Service estimate' })).toHaveText('$350 – $450');
  });

  test('W1 W5 accordions close each other, and explanations are on the page', async ({ page }) => {
    await page.goto(wizard);
    await expect(residential(page)).toHaveAttribute('open');
    await commercial(page).locator('summary').click();
    await expect(residential(page)).not.toHaveAttribute('open');
    await commercial(page).getByRole('link', { name: 'Covered Processes', exact: true }).click();
    await expect(page).toHaveURL(/#covered-processes$/);
    await expect(page.locator('#covered-processes')).toBeInViewport();
  });
});
