import type { Locator } from '@playwright/test';
import type { Point } from '@title24/shared-domain/takeoff';
import { axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import { picture, type SentFile } from '../support/drawn-files.ts';
import {
  clickNearby,
  expectExact,
  houseAt,
  photographedExactPlan,
  traceExactly,
} from '../support/exact-plan.ts';
import {
  cornersInPhoto,
  marks,
  phonePhoto,
  photographedPlan,
  placeMarks,
} from '../support/photographed-plan.ts';
import { badPlans } from '../support/plan-files.ts';
import { openNewTakeoff, storedProject } from '../support/projects.ts';
import { colorAt, painted } from '../support/takeoff.ts';
import { expect, test } from '../support/test.ts';
import { largeSheet } from '../support/traced-plans.ts';
import { house, openFile, openPart, placeOf, slow } from '../support/tracing.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

/** Corners of a 30 × 20 ft house at 16 points per foot. */
const walls: readonly Point[] = [
  [150, 120],
  [630, 120],
  [630, 440],
  [150, 440],
];

const sent = ({ name, type, bytes }: SentFile) => ({ name, mimeType: type, buffer: bytes });

test('D7: a photographed 36 × 24 inch sheet is straightened, and can be traced exactly in a window that shows the whole sheet', async ({
  page,
  request,
  site,
  browser,
}) => {
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  await openFile(page, await photographedExactPlan(browser));
  await page.getByRole('button', { name: 'Straighten this photo' }).click();
  await expect(marks(page)).toHaveCount(4, slow);

  await test.step('corner marks that do not frame a sheet are refused and can be corrected', async () => {
    const [a, b, c, d] = cornersInPhoto(phonePhoto);
    await placeMarks(page, [a, c, b, d], phonePhoto);
    await page.getByRole('button', { name: 'Open the plan' }).click();
    await expect(page.getByText(/These corners do not frame a sheet/)).toBeVisible();
    expect(await axeFindingsInLightAndDark(page)).toEqual([]);
    // The first drag removes the message, and the photo stays in place under the pointer.
    await placeMarks(page, [a, b, c, d], phonePhoto);
  });
  await page.getByLabel('Size of the sheets').selectOption('36 × 24 in');
  await page.getByRole('button', { name: 'Open the plan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden(slow);
  const shown = page.getByRole('application');
  await expect(shown.locator(`svg[viewBox="0 0 ${largeSheet.width} ${largeSheet.height}"]`)).toBeVisible(
    slow,
  );
  await expect(shown).toHaveAttribute('aria-busy', 'false', slow);

  const { x, y } = await placeOf(page, houseAt, largeSheet);
  await page.mouse.move(x, y);
  expect(await darkPixels(page.locator('[data-workspace] [data-loupe] canvas'))).toBeGreaterThan(0);
  await traceExactly(page, clickNearby(page));
  await expect(page.getByText(/Saved at/)).toBeVisible(slow);
  expectExact((await storedProject(owner, number)).takeoff);
});

function darkPixels(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data = [] } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 200) dark += 1;
    return dark;
  });
}

test('D7: several photos become one plan in the chosen order, and unusable files are left out with a reason', async ({
  page,
  request,
  site,
  browser,
}) => {
  await openNewTakeoff(page, request, site, house);
  const photo = await photographedPlan(browser, walls);
  const scan = sent(picture('scan.png', 300, 200, [0, 128, 0]));
  const bomb = sent(badPlans['a picture of 900 megapixels']());
  const cut = sent(badPlans['truncated picture']());
  const notes = { ...sent(badPlans.text()), name: 'notes.jpg', mimeType: 'image/jpeg' };
  await page.locator('#plan-photos').setInputFiles([photo, notes, cut, bomb, scan]);
  const dialog = page.getByRole('dialog');
  const omitted = dialog.getByRole('alert').filter({ hasText: 'Left out' });
  await expect(omitted.getByRole('listitem')).toHaveText(
    [
      /^notes\.jpg: This is not a photo/,
      /^truncated\.png: This photo is damaged/,
      /^bomb\.png: This photo is too large/,
    ],
    slow,
  );
  const sheets = dialog.getByRole('list', { name: 'Sheets' }).getByRole('button');
  await expect(sheets).toHaveText(['Sheet 1', 'Sheet 2']);
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);

  await page.getByRole('button', { name: 'Next: sheet 2' }).click();
  await expect(dialog.getByText(/Put the four marks on the corners of the sheet/)).toBeVisible();
  await placeMarks(page, cornersInPhoto());
  await page.getByRole('button', { name: 'Next: sheet 2' }).click();
  await expect(dialog.getByText('Remove sheet 2')).toBeVisible();
  await page.getByRole('button', { name: 'Use the whole photo' }).click();
  await page.getByRole('button', { name: 'Move earlier' }).click();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to your 2 photos' }).click();
  await page.getByLabel('Size of the sheets').selectOption('11 × 8.5 in');
  await page.getByRole('button', { name: 'Open the 2 sheets' }).click();
  const plan = painted(page, /page 1$/);
  await expect(plan).toBeVisible(slow);
  const [red = 255, green = 0] = await colorAt(plan, 0.5, 0.5);
  expect([red < 10, green > 120]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(painted(page, /page 2$/)).toBeVisible(slow);
  expect((await colorAt(painted(page, /page 2$/), 0.05, 0.05))[0]).toBeGreaterThan(240);

  await openPart(page, 'Plan file');
  await expect(page.getByLabel('Keep this plan in this browser')).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Open Plan from photos.pdf' }).click();
  await expect(painted(page, /page 1$/)).toBeVisible(slow);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

  test('D7: the sheet’s corners turn with the photo, and can be moved with a finger and a loupe or with the arrow keys', async ({
    page,
    request,
    site,
    browser,
  }) => {
    await openNewTakeoff(page, request, site, house);
    await page.locator('#plan-photos').setInputFiles([await photographedPlan(browser, walls)]);
    await expect(marks(page).first()).toHaveAccessibleName(
      'Top left corner, 10 percent from the left, 10 percent from the top',
      slow,
    );
    await marks(page)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await marks(page).first().locator('circle').last().boundingBox();
    if (!box) throw new Error('The mark is not shown');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', right: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: box.x + box.width / 2 + right, y: box.y + box.height / 2, id: 0 }],
      });
    await touch('touchStart', 0);
    for (const right of [10, 20, 30, 40]) await touch('touchMove', right);
    await expect(page.getByRole('dialog').locator('[data-loupe]')).toBeVisible();
    await touch('touchEnd', 40);
    await expect(page.getByRole('dialog').locator('[data-loupe]')).toHaveCount(0);
    await expect(marks(page).first()).toHaveAccessibleName(/2[3-7] percent from the left, 10 percent/);

    for (let press = 0; press < 3; press += 1) await marks(page).first().press('Shift+ArrowDown');
    await expect(marks(page).first()).toHaveAccessibleName(/15 percent from the top/);
    await page.getByRole('button', { name: 'Turn a quarter' }).press('Enter');
    await expect(marks(page).nth(1)).toHaveAccessibleName(
      /85 percent from the left, 2[3-7] percent from the top/,
    );
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await axeFindingsInLightAndDark(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Back to your photo' })).toBeVisible();
  });
});
