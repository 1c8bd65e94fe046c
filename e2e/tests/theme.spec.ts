import type { Page } from '@playwright/test';
import { axeFindings } from '../support/accessibility.ts';
import { expect, live, test } from '../support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page, name: string | RegExp) => footer(page).getByRole('button', { name });

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(11, 27, 38)';

test('N9: the chosen theme applies to other tabs and to pages from the server', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/prices');
  await live(page);
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/contact-us');
  await live(other);
  await expect(button(page, 'System (in use)')).toBeVisible();
  expect(await ground(page)).toBe(light);

  await button(page, 'Dark').click();
  await expect.poll(() => ground(page)).toBe(dark);
  await expect(button(page, 'Dark (in use)')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Theme: Dark' })).toBeAttached();
  await expect.poll(() => ground(other)).toBe(dark);
  const answer = await page.reload();
  expect(await answer?.text()).toContain('<html lang="en" data-theme="dark">');
  expect(await ground(page)).toBe(dark);
  await live(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await button(page, 'Light').click();
  await expect.poll(() => ground(page)).toBe(light);
  await button(page, 'System').click();
  await expect.poll(() => ground(page)).toBe(dark);
  expect(await page.context().cookies()).toEqual([]);
  expect(await (await page.reload())?.text()).toContain('<html lang="en">');
});

test('N9: a theme that differs from the device’s preference passes axe, and prints in light colors', async ({
  page,
}) => {
  await page.goto('/prices');
  await live(page);
  for (const [scheme, name] of [
    ['light', 'Dark'],
    ['dark', 'Light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await button(page, name).click();
    await expect(button(page, `${name} (in use)`)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ media: 'print', colorScheme: scheme });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('N9: the theme can be chosen with a form, which returns to the same page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/prices?from=here');
    await button(page, 'Dark').click();
    await expect(button(page, 'Dark (in use)')).toBeVisible();
    await expect(page).toHaveURL(/\/prices\?from=here$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await button(page, 'System').click();
    await expect(button(page, 'System (in use)')).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
  });
});
