import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, firstDay, live, openByMail, slow, test } from '../support/cases.ts';
import { keyboardFaults } from '../support/keyboard.ts';

test.setTimeout(180_000);
test.beforeEach(({ caseSite }) => caseSite.at(firstDay));

/** A window of 1280 × 1024 at 400% zoom. */
const zoomed = { width: 320, height: 256 };
const outcome = '/compliance-wizard?path=residential/addition/by-itself&addition=400';
const action = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Submit my plans' });
const areaField = (page: Page) => page.getByRole('textbox', { name: 'Addition floor area' });

/**
 * Scrolls to the top.
 * @returns the bottom of the main content's first line of text, in CSS pixels from the window's top
 */
function firstLineEnd(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    scrollTo(0, 0);
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const line = range.getClientRects()[0];
      if (line && line.width > 1) return line.bottom;
    }
    return Number.POSITIVE_INFINITY;
  });
}

test('P10: at 400% zoom, the home page, a wizard result, the estimator and the upload form show text without scrolling, fit the width and work by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(zoomed);
  for (const path of ['/', outcome, '/cost-estimator?kind=new&area=2500', '/full-service/upload?type=b'])
    await test.step(path, async () => {
      await page.goto(path);
      await live(page);
      if (path === outcome) await expect(areaField(page)).toBeVisible(slow);
      await expectFits(page);
    });
});

test('P10: at 400% zoom, the customer’s page with a quote shows text without scrolling, fits the width and works by keyboard', async ({
  page,
  caseSite,
}) => {
  const reference = await caseSite.quoted();
  await page.setViewportSize(zoomed);
  await openByMail(page, await caseSite.link(reference, 'Your quote is ready'));
  await live(page);
  await expectFits(page);
});

async function expectFits(page: Page): Promise<void> {
  expect(await firstLineEnd(page)).toBeLessThanOrEqual(zoomed.height);
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await keyboardFaults(page)).toEqual([]);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
])
  test(`P10: at ${viewport.width} px, the price and the button of a wizard result stay visible, and never cover the focused element`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(outcome);
    await live(page);
    // Scrolls to where a visitor is after the last answer in the wizard.
    await page
      .getByRole('heading', { level: 3, name: /^A Title 24 report is required/ })
      .evaluate((heading) => heading.scrollIntoView());
    const price = page.getByText('Required · $350 – $450');
    await expect(price).toBeInViewport({ ratio: 1, ...slow });
    await expect(action(page)).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await keyboardFaults(page)).toEqual([]);
    await areaField(page).fill('abc');
    await expect(price).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(action(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(zoomed);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(action(page)).not.toBeInViewport();
  });

test('N1, N4: the keyboard reaches every menu link, in the header and in the menu dialog', async ({
  page,
}) => {
  await page.goto('/prices');
  await live(page);
  const menu = [
    'Do I need one?',
    'Prices',
    'My projects',
    'Services',
    'Do It Yourself',
    'FAQ',
    'Contact Us',
    'Login',
  ];
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('link').first().focus();
  expect(await walk(page)).toEqual(expect.arrayContaining(menu));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await walk(page)).toEqual(expect.arrayContaining(menu));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

/**
 * Tabs through the header and opens each submenu. Expects no focused element to be covered.
 * @returns the texts of the focused elements
 */
async function walk(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('header')) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      const shows = topmost !== null && (focused.contains(topmost) || topmost.contains(focused));
      return {
        name: shows ? focused.textContent.trim() : `covered: ${focused.outerHTML}`,
        tag: focused.tagName,
      };
    });
    if (!stop || shown.includes(stop.name)) break;
    expect(stop.name).not.toMatch(/^covered/);
    shown.push(stop.name);
    if (stop.tag === 'SUMMARY') await page.keyboard.press('Enter');
  }
  return shown;
}
