import type { Page } from '@playwright/test';
import { feetPerUnit, type Point, signedArea } from '@title24/shared-domain/takeoff';
import { axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import { inPhoto, photographedPlan, photoSize } from '../support/photographed-plan.ts';
import { openNewTakeoff, storedProject } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { letter } from '../support/traced-plans.ts';
import { click, house, openFile, slow } from '../support/tracing.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

/** A house of 30 × 20 ft, at 16 points per foot. */
const walls: readonly Point[] = [
  [150, 120],
  [630, 120],
  [630, 440],
  [150, 440],
];
const sheetCorners: readonly Point[] = [
  [0, 0],
  [letter.width, 0],
  [letter.width, letter.height],
  [0, letter.height],
];

const marks = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /corner, / });

/** Drags the marks to places of the photograph. */
async function placeMarks(page: Page, places: readonly Point[]): Promise<void> {
  const drawing = page
    .getByRole('dialog')
    .locator('svg')
    .filter({ has: page.locator('polygon') });
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (const [index, [x, y]] of places.entries()) {
    const box = await drawing.boundingBox();
    const from = await marks(page).nth(index).locator('circle').last().boundingBox();
    if (!box || !from) throw new Error('The marks are not shown');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    const scale = box.width / photoSize.width;
    await page.mouse.move(box.x + x * scale, box.y + y * scale, { steps: 3 });
    await page.mouse.up();
  }
}

test('D7 a photographed plan is straightened by its corners and traced within half a percent', async ({
  page,
  request,
  site,
  browser,
}) => {
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  await openFile(page, await photographedPlan(browser, walls));
  await page.getByRole('button', { name: 'Straighten this photo' }).click();
  await expect(marks(page)).toHaveCount(4, slow);

  await test.step('corners that cross are refused, and nothing is lost', async () => {
    const [a, b, c, d] = sheetCorners.map(inPhoto) as [Point, Point, Point, Point];
    await placeMarks(page, [a, c, b, d]);
    await page.getByRole('button', { name: 'Straighten', exact: true }).click();
    await expect(page.getByText(/These corners do not frame a sheet/)).toBeVisible();
    expect(await axeFindingsInLightAndDark(page)).toEqual([]);
    await placeMarks(page, [a, b, c, d]);
  });
  await page.getByLabel('Size of the sheet').selectOption({ label: '11 × 8.5 in' });
  await page.getByRole('button', { name: 'Straighten', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden(slow);
  const shown = page.getByRole('application');
  const photo = shown.locator(`svg[viewBox="0 0 ${photoSize.width} ${photoSize.height}"]`);
  await expect(photo).toHaveCount(0, slow);
  await expect(shown.locator('svg').first()).toBeVisible(slow);
  await expect(shown).toHaveAttribute('aria-busy', 'false', slow);

  for (const corner of walls.slice(0, 2)) await click(page, corner);
  await page.getByLabel('Length between the two points').fill("30'");
  await page.getByRole('button', { name: 'Set the scale' }).last().click();
  for (const corner of [...walls, ...walls.slice(0, 1)]) await click(page, corner);
  await expect(page.getByRole('button', { name: 'Trace 4 walls' })).toBeVisible(slow);
  await expect(page.getByText(/Saved at/)).toBeVisible(slow);
  const { takeoff } = await storedProject(owner, number);
  const feet = takeoff?.scale ? feetPerUnit(takeoff.scale) : 0;
  const area = signedArea(takeoff?.stories[0]?.polygons[0]?.points ?? []) * feet ** 2;
  expect(Math.abs(area - 600) / 600, `${area} sq ft`).toBeLessThan(0.005);
});

test('D7 corners are moved by keys on a phone, and a turned photo is upright', async ({
  page,
  request,
  site,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openNewTakeoff(page, request, site, house);
  await openFile(page, await photographedPlan(browser, walls));
  await page.getByRole('button', { name: 'Straighten this photo' }).press('Enter');
  await expect(marks(page).first()).toHaveAccessibleName(
    'Top left corner, 10 percent from the left, 10 percent from the top',
    slow,
  );
  for (let press = 0; press < 3; press += 1) await marks(page).first().press('Shift+ArrowRight');
  await expect(marks(page).first()).toHaveAccessibleName(/14 percent from the left, 10 percent/);
  await page.getByRole('button', { name: 'Turn a quarter' }).press('Enter');
  await expect(marks(page).nth(1)).toHaveAccessibleName(/90 percent from the left, 14 percent from the top/);
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Straighten this photo' })).toBeFocused();
});
