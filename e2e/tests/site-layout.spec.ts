import type { Page } from '@playwright/test';
import { navigateTo } from '../support/navigate.ts';
import { expect, live, test } from '../support/test.ts';

const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const backToTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page, to: number): Promise<void> {
  const scroll = () =>
    page.evaluate((top) => {
      scrollTo(0, top);
      return Math.round(scrollY);
    }, to);
  await expect.poll(scroll).toBe(to);
}

/** Returns SQL that schedules an announcement. Its start and end are given in minutes from now. */
const announce = (from: number, to: number) => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const schedule = JSON.stringify({ from: at(from), to: at(to) });
  return `update site_configuration set document = document ||
    jsonb_build_object('announce', 'Closed on Monday', 'announceSchedule', '${schedule}'::jsonb)`;
};

test('N6: the announcement appears and disappears as scheduled, without a reload', async ({
  page,
  editedSite,
}) => {
  await editedSite.sql(announce(60, 120));
  await page.clock.install();
  await page.goto(`${editedSite.url}/services`);
  await live(page);
  await expect(announcement(page)).toHaveCount(0);
  await page.clock.fastForward('59:00');
  await expect(announcement(page)).toHaveCount(0);
  await page.clock.fastForward('02:00');
  await expect(announcement(page)).toHaveText('Closed on Monday');
  await page.clock.fastForward('57:00');
  await expect(announcement(page)).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(announcement(page)).toHaveCount(0);
});

test('N6: the page from the server contains the announcement only during its scheduled time', async ({
  page,
  request,
  editedSite,
}) => {
  const served = async () => (await request.get(`${editedSite.url}/prices`)).text();
  const shows = /aria-label="Announcement"/;
  for (const [from, to, expected] of [
    [10, 20, false],
    [-10, 10, true],
    [-20, -10, false],
  ] as const) {
    await editedSite.sql(announce(from, to));
    await expect.poll(async () => shows.test(await served())).toBe(expected);
  }
  await editedSite.sql(announce(-10, 10));
  await expect.poll(async () => shows.test(await served())).toBe(true);
  await page.goto(`${editedSite.url}/prices`);
  await live(page);
  await expect(announcement(page)).toHaveText('Closed on Monday');
  // A removed announcement disappears with the next navigation.
  await editedSite.sql(`update site_configuration set document = document || '{"announce": ""}'`);
  await navigateTo(page, '/faq');
  await expect(announcement(page)).toHaveCount(0);
});

test('N7: after more than 600 px of scrolling, the back-to-top button is shown 30 px from the right and 40 px from the bottom', async ({
  page,
}) => {
  await page.goto('/prices');
  await live(page);
  await expect(backToTop(page)).toBeHidden();
  await scrollDown(page, 600);
  await expect(backToTop(page)).toBeHidden();
  await scrollDown(page, 601);
  await expect(backToTop(page)).toBeVisible();
  const box = await backToTop(page).boundingBox();
  const view = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: innerHeight,
  }));
  expect(view.width - (box?.x ?? 0) - (box?.width ?? 0)).toBe(30);
  expect(view.height - (box?.y ?? 0) - (box?.height ?? 0)).toBe(40);
});

test('N7: the back-to-top button is hidden while a field has the focus or the window is short, and does not cover the end of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/cost-estimator?kind=new&area=2500');
  await live(page);
  await scrollDown(page, 700);
  await expect(backToTop(page)).toBeVisible();
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(backToTop(page)).toBeHidden();
  await field.evaluate((element) => element.blur());
  await expect(backToTop(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 479 });
  await expect(backToTop(page)).toBeHidden();
  await page.setViewportSize({ width: 320, height: 600 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const button = await backToTop(page).boundingBox();
  const lastLine = await page.getByText(/^Version 2/).boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('N7: the back-to-top button scrolls for 500 ms and focuses the page’s heading', async ({ page }) => {
  await page.clock.install();
  await page.goto('/prices');
  await live(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await backToTop(page).click({ trial: true });
  // From here on, the test controls the time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await backToTop(page).dispatchEvent('click');
  const top = () => page.evaluate(() => scrollY);
  await page.clock.runFor(450);
  expect(await top()).toBeGreaterThan(0);
  await page.clock.runFor(100);
  expect(await top()).toBe(0);
  await page.clock.resume();
  await expect(backToTop(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('N7: the back-to-top button scrolls instantly for readers who prefer reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/prices');
  await live(page);
  await scrollDown(page, 1500);
  await backToTop(page).click({ trial: true });
  const after = await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Back to top',
    );
    button?.click();
    return scrollY;
  });
  expect(after).toBe(0);
});

test('N1: the phone number is in the header, and fits at 320 px', async ({ page }) => {
  await page.goto('/prices');
  const phone = page.getByRole('banner').getByRole('link', { name: 'Call (510) 555-0100' });
  await expect(phone).toHaveAttribute('href', 'tel:+15105550100');
  await expect(phone).toContainText('(510) 555-0100');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(phone).toBeVisible();
  const brand = await page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .locator('span')
    .first()
    .boundingBox();
  const icon = await phone.boundingBox();
  expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual(icon?.x ?? 0);
});

test('The skip link is the first tab stop, becomes visible, and skips the navigation', async ({ page }) => {
  await page.goto('/prices');
  await live(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('A navigation moves focus to the h1 and announces the page', async ({ page }) => {
  await page.goto('/services');
  await live(page);
  const heading = page.getByRole('heading', { level: 1 });
  const status = page.locator('#page-announcement');
  await expect(status).toHaveText('');
  await expect(heading).not.toBeFocused();
  await navigateTo(page, '/prices');
  await expect(heading).toHaveText('Our Services and Prices');
  await expect(heading).toBeFocused();
  await expect(status).toHaveText('Our Services and Prices, page loaded');
  await page.goBack();
  await expect(heading).toHaveText('Title 24 reports, ready for your permit');
  await expect(heading).toBeFocused();
  await expect(status).toHaveText('California Title 24 energy reports, page loaded');
});

test('Back and Forward restore the scroll position, and new pages start at the top', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await live(page);
  await scrollDown(page, 1800);
  await navigateTo(page, '/prices');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollDown(page, 400);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1800);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('Back restores the scroll position of a page whose code must load first', async ({ page }) => {
  await page.goto('/cost-estimator');
  await live(page);
  await navigateTo(page, '/terms-and-conditions');
  await scrollDown(page, 2500);
  await navigateTo(page, '/cost-estimator');
  await page.reload();
  await live(page);
  // The reloaded page has not loaded the content remote yet. From here on, the remote's file arrives late.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/mf-content/lifecycles.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  expect(await scrolled(page)).toBeLessThan(2500);
  release();
  await expect.poll(() => scrolled(page)).toBe(2500);
});

test('A reload keeps the scroll position', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await live(page);
  await scrollDown(page, 1200);
  await page.reload();
  await live(page);
  await expect.poll(() => scrolled(page)).toBe(1200);
});

test('A URL with an anchor scrolls to its target after a page load, a navigation and a click on a link', async ({
  page,
}) => {
  const section = page.locator('#a-3');
  await page.goto('/faq-a#a-3');
  await live(page);
  await expect(section).toBeInViewport();
  await page.goto('/prices');
  await live(page);
  await navigateTo(page, '/faq-a#a-3');
  await expect(section).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.goto('/faq');
  await live(page);
  await page.getByRole('main').locator('a[href="/faq-a#a-3"]').first().click();
  await expect(page).toHaveURL(/\/faq-a#a-3$/);
  await expect(section).toBeInViewport();
});

test('R2: the not-found page has space above its text, and ends with the footer', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await page.goto('/no-such-page');
  await live(page);
  for (const viewport of [
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const header = await page.getByRole('banner').boundingBox();
    const text = await page.getByText('The page may have been removed').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect((text?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(pageHeight);
  }
});

test('R5: on a phone, the page header shows 56 px of its image, which is 90 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cost-estimator');
  const image = page.getByRole('banner').locator('img[height="90"]');
  const heights = await image.evaluate((element) =>
    [element, element.parentElement].map((box) => box?.getBoundingClientRect().height),
  );
  expect(heights).toEqual([90, 56]);
});
