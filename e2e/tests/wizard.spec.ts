import { axeFindings, pageFaults } from '../support/accessibility.ts';
import { expect, live, test } from '../support/test.ts';
import {
  add,
  addition,
  area,
  change,
  commercial,
  newBuilding,
  residential,
  resultHeading,
  wizard,
} from '../support/wizard.ts';

test('W1: the Residential accordion is open at first, and opening one of the two accordions closes the other', async ({
  page,
}) => {
  await page.goto(wizard);
  await live(page);
  await expect(residential(page)).toHaveAttribute('open');
  await expect(commercial(page)).not.toHaveAttribute('open');
  await commercial(page).locator('summary').press('Space');
  await expect(commercial(page)).toHaveAttribute('open');
  await expect(residential(page)).not.toHaveAttribute('open');
  expect(await pageFaults(page)).toEqual([]);
  await residential(page).locator('summary').press('Enter');
  await expect(residential(page)).toHaveAttribute('open');
  await commercial(page).locator('summary').click();
  await commercial(page).locator('summary').click();
  await expect(commercial(page)).not.toHaveAttribute('open');
});

test('W2: the open accordion and the last step are remembered, and the visit can be resumed', async ({
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

test('W2: the wizard still works if its stored data is corrupt', async ({ page }) => {
  const stored = '{"accordion":{"a":1},"path":"no/such/step"}';
  await page.addInitScript((value) => localStorage.setItem('title24.compliance-wizard', value), stored);
  await page.goto(wizard);
  await live(page);
  await residential(page).getByRole('link', { name: newBuilding, exact: true }).click();
  await expect(page.getByRole('heading', { name: /report is required for a new heated/ })).toBeVisible();
});

test("W2: without storage, the page works, and 'Local storage is not supported' is logged", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(wizard);
  await live(page);
  await commercial(page).locator('summary').click();
  await commercial(page).getByRole('link', { name: 'Occupancy I', exact: true }).click();
  await expect(page.getByText('Not required', { exact: true })).toBeVisible();
  expect(messages).toContain('Local storage is not supported');
});

test('W4, W6: a historic building has no performance approach if only lighting changes', async ({ page }) => {
  await page.goto(`${wizard}?path=commercial/historic`);
  await live(page);
  await expect(page.getByRole('checkbox', { name: 'Lighting' })).toBeChecked();
  await area(page).fill('1000');
  await expect(page.getByRole('status', { name: 'Performance approach' })).toHaveText('N/A');
  await expect(page.getByRole('status', { name: 'Prescriptive approach' })).toHaveText('$348 – $448');
});

test('W6: values typed into a result survive Back, Forward and a reload', async ({ page }) => {
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

test('R4: each wizard step has its own page title, even after Back', async ({ page }) => {
  const question = /^What are you planning\? – Title 24 Wizard \| /;
  const outcome =
    /^A Title 24 report is usually not required for interior remodeling alone – Title 24 Wizard \| /;
  await page.goto(wizard);
  await expect(page).toHaveTitle(/^Is Title 24 compliance required \/ Full Service Quote \| /);
  await page.goto(`${wizard}?path=residential`);
  await live(page);
  await expect(page).toHaveTitle(question);
  await residential(page).getByRole('link', { name: change, exact: true }).click();
  await residential(page).getByRole('link', { name: 'Kitchen, bath or finishes', exact: true }).click();
  await expect(page).toHaveTitle(outcome);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
  await expect(page).toHaveTitle(/^Our services and prices/);
  await page.goBack();
  await expect(page).toHaveTitle(outcome);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(question);
});

test('W5: on a phone, the keyboard scrolls an explanation that is longer than the screen', async ({
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

test('W3: the mandatory measures summary can be downloaded', async ({ served, request }) => {
  const page = await served(`${wizard}?path=residential/interior-remodel`);
  const link = page
    .all('main a')
    .find(({ textContent }) => /mandatory measures summary/.test(textContent ?? ''));
  const pdf = await request.get(link?.getAttribute('href') ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});

test('W5: each of the four dialogs opens over the page, closes, and returns the focus', async ({ page }) => {
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
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect.soft(await axeFindings(page), title).toEqual([]);
    if (title === 'Covered Processes') await expect(dialog.getByRole('listitem')).toHaveCount(13);
    if (title === 'Notes') {
      await expect(dialog).toContainText('20%');
      await dialog.getByRole('button', { name: 'Close' }).click();
    } else {
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await expect(opener).toBeFocused();
  }
});

test('An invalid URL shows a notice and opens the last existing step in its path', async ({ served }) => {
  for (const [address, expectedHeading] of [
    ['?path=residential/addition/nonsense', /How big is the new or converted area\?/],
    ['?path=residential/new-building/more', /report is required for a new heated building/],
    ['?path=commercial/__proto__', /What is the commercial project\?/],
  ] as const) {
    const page = await served(wizard + address);
    expect.soft(page.text(), address).toContain('leads to a step that doesn’t exist');
    expect.soft(page.text('details[open] h3'), address).toMatch(expectedHeading);
  }
});

test('The wizard also works at /complianceWizard', async ({ page }) => {
  await page.goto('/complianceWizard');
  await live(page);
  await residential(page).getByRole('link', { name: newBuilding, exact: true }).click();
  await expect(area(page)).toBeVisible();
});

test('The link to a result can be copied, and opens the result', async ({ page, context }) => {
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

  test('R4, W6: a result has its own page title, and links to an estimate with the floor area from the URL', async ({
    page,
  }) => {
    await page.goto(`${wizard}?path=residential/addition/by-itself&addition=400`);
    await expect(page).toHaveTitle(/^A Title 24 report is required for the addition – Title 24 Wizard \| /);
    await page.getByRole('link', { name: 'Estimate the cost' }).click();
    await expect(page.getByRole('status', { name: 'Full Service estimate' })).toHaveText('$350 – $450');
  });

  test('W1, W5: opening one accordion closes the other, and explanations are on the page itself', async ({
    page,
  }) => {
    await page.goto(wizard);
    await expect(residential(page)).toHaveAttribute('open');
    await commercial(page).locator('summary').click();
    await expect(residential(page)).not.toHaveAttribute('open');
    await commercial(page).getByRole('link', { name: 'Covered Processes', exact: true }).click();
    await expect(page).toHaveURL(/#covered-processes$/);
    await expect(page.locator('#covered-processes')).toBeInViewport();
  });
});
