import {
  axeFindings,
  axeFindingsInLightAndDark,
  headingFaults,
  sidewaysScroll,
} from '../support/accessibility.ts';
import { expectSoundScreens } from '../support/sound-screens.ts';
import { expect, live, test } from '../support/test.ts';

/** One page of each of five parts, and a missing page. accessibility.slow.spec.ts checks all screens. */
const samples = [
  '/services',
  '/compliance-wizard',
  '/cost-estimator',
  '/full-service/upload',
  '/login',
  '/no-such-page',
];

test('Sample screens hydrate, pass axe, and have complete headings and landmarks', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await expectSoundScreens(page, samples);
});

test('axe finds no problems while a menu is open, in narrow and wide windows, in light and dark mode', async ({
  page,
}) => {
  await page.goto('/services');
  await live(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width < 993) await page.getByRole('button', { name: 'Menu' }).click();
    await bar.getByText('Services', { exact: true }).click();
    await expect(bar.getByRole('link', { name: 'Do It Yourself' })).toBeVisible();
    expect(await axeFindingsInLightAndDark(page), `${width} px`).toEqual([]);
    expect(await sidewaysScroll(page), `${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Do It Yourself' })).toBeHidden();
  }
});

test('axe finds no problems on a page with a part that could not be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/mf-content/, /preload/);
  await page.route('**/assets/mf-content/remoteEntry.*', (route) => route.abort());
  await page.goto('/prices');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await headingFaults(page)).toEqual([]);
});

test('With forced colors, the link ‘Check my project’ has a border and a focus outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  await live(page);
  const button = page.getByRole('main').getByRole('link', { name: 'Check my project' });
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const outline = await button.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
  const border = await button.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).borderTopWidth),
  );
  expect(border).toBeGreaterThan(0);
});

test('Nothing covers the focused element while a visitor tabs through a page', async ({ page }) => {
  await page.goto('/services');
  await live(page);
  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { end: true, covered: null };
      const { left, top, width, height } = focused.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      const seen = topmost !== null && (focused.contains(topmost) || topmost.contains(focused));
      return { end: false, covered: seen ? null : focused.outerHTML.slice(0, 100) };
    });
    if (found.end) break;
    if (found.covered) hidden.push(found.covered);
  }
  expect(hidden).toEqual([]);
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a link on each of three pages is at least 44 px high', async ({ page }) => {
    for (const [path, name] of [
      ['/compliance-wizard?path=residential', /^Important Terms$/],
      ['/prices', /^Help: /],
      ['/faq', /^A\b/],
    ] as const) {
      await page.goto(path);
      const target = page.getByRole('main').getByRole('link', { name }).first();
      const { height = 0 } = (await target.boundingBox()) ?? {};
      expect.soft(height, path).toBeGreaterThanOrEqual(44);
    }
  });
});

test('The text spacing of WCAG 1.4.12 causes no horizontal scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/services', '/prices', '/cost-estimator', '/faq-c']) {
    await page.goto(path);
    await live(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await sidewaysScroll(page), path).toEqual([]);
  }
});
