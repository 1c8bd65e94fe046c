import { expect, test } from '../support/test.ts';

const narrow = { width: 320, height: 640 };

test.use({ javaScriptEnabled: false });

test('Without JavaScript, the content is readable and links work', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Do-it-Yourself Residential' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Read more about Full Service' }).click();
  await expect(page).toHaveURL(/\/full-service$/);
  await expect(page.getByRole('heading', { name: 'Sending Us Your Files' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
  await expect(page.getByRole('row', { name: /Standard Residential Report/ })).toContainText('$149.00');
});

test('Without JavaScript, the submenu opens by keyboard and its links work', async ({ page }) => {
  await page.goto('/prices');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const entry = bar.getByRole('link', { name: 'Do It Yourself' });
  await expect(entry).toBeHidden();
  await bar.getByText('Services', { exact: true }).press('Enter');
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/\/do-it-yourself$/);
});

test('N4: without JavaScript, the hamburger menu opens and closes at 320 px', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/services');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const hamburger = page.getByRole('button', { name: 'Menu' });
  await expect(bar).toBeHidden();
  await hamburger.press('Enter');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await hamburger.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await hamburger.click();
  await bar.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(bar).toBeHidden();
});

test('Without JavaScript, at 320 px, the main content fits the width, and the heading is in view', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  for (const path of ['/services', '/prices', '/faq-c', '/cost-estimator']) {
    await page.goto(path);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.width, path).toBeLessThanOrEqual(narrow.width);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test('R2: without JavaScript, an unknown path shows the not-found page', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ooops, This Page Could Not Be Found!');
  await page.getByRole('link', { name: 'Start at our services' }).click();
  await expect(page).toHaveURL(/\/services$/);
});
