import type { Page, Request } from '@playwright/test';
import type { Point } from '@title24/shared-domain/takeoff';
import { createOwner, openNewTakeoff, openTakeoff, storedProject } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { drawnPdf, drawnPicture, houseAt, letter, type TracedFile } from '../support/traced-plans.ts';
import {
  click,
  house,
  onSheet,
  openFile,
  openPart,
  outlinesOf,
  placeOf,
  plan,
  published,
  setScale,
  slow,
  tool,
  traceByMouse,
} from '../support/tracing.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

function storyOf(id: string) {
  const [story] = published(id).expected.stories;
  if (!story) throw new Error(`The plan ${id} has no story`);
  return story;
}

function watch(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

function expectNothingSent(requests: readonly Request[], { buffer }: TracedFile): void {
  const pieces = [buffer.subarray(0, 32), buffer.subarray(buffer.length >> 1, (buffer.length >> 1) + 32)];
  for (const request of requests) {
    const body = request.postDataBuffer();
    expect(new URL(request.url()).pathname).not.toMatch(/^\/uploads/);
    for (const piece of pieces) expect(body?.includes(piece) ?? false).toBe(false);
  }
}

async function fill(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Fill in \d+ values/ }).click();
  await expect(page.getByText(/values are filled in/)).toBeVisible(slow);
}

/** Expects a wall line to have the given lengths in feet, by side. A side that the line lacks counts as 0. */
function expectLengths(
  line: { readonly lengths?: Readonly<Record<string, number>> } | undefined,
  lengths: object,
): void {
  for (const [side, feet] of Object.entries(lengths)) expect(line?.lengths?.[side] ?? 0).toBe(feet);
}

test('D1e: two stories traced on a PDF have the values of two published cases, and the PDF is never sent', async ({
  page,
  request,
  site,
  browser,
}) => {
  const file = await drawnPdf(browser, [outlinesOf('takeoff-003'), outlinesOf('takeoff-017')]);
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  const requests = watch(page);
  await openFile(page, file);
  await setScale(page);
  await traceByMouse(page, outlinesOf('takeoff-003')[0] ?? []);
  await expect(page.getByText('Floor area 1,175 sq ft, perimeter 150 ft.')).toBeVisible(slow);

  await page.getByRole('button', { name: 'Add a story' }).click();
  await page.getByLabel('Story to trace').selectOption('Story 2');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(plan(page)).toHaveAccessibleName('Plan of Story 2, page 2', slow);
  await expect(plan(page)).toHaveAttribute('aria-busy', 'false', slow);
  await setScale(page);
  const [floor = [], hole = []] = outlinesOf('takeoff-017');
  await traceByMouse(page, floor);
  await page.getByLabel('A hole in it: stairwell, open to below').check();
  await traceByMouse(page, hole);
  await page.locator('#story-0-plate').fill('8');
  await page.locator('#story-1-plate').fill('10');
  await expect(page.getByText('Floor area 1,176 sq ft, perimeter 140 ft.')).toBeVisible(slow);

  await fill(page);
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  const { data, takeoff } = await storedProject(owner, number);
  expect(data.building?.conditionedFloorArea).toBe(
    published('takeoff-003').expected.conditionedFloorArea +
      published('takeoff-017').expected.conditionedFloorArea,
  );
  for (const [index, id] of ['takeoff-003', 'takeoff-017'].entries()) {
    const line = data.walls?.lines?.[index];
    expect(line).toMatchObject({ story: index + 1, floorArea: storyOf(id).floorArea });
    expectLengths(line, storyOf(id).lengths);
  }
  expect(takeoff?.plan).toEqual({ sha256: expect.stringMatching(/^[\da-f]{64}$/), page: 1, ...letter });
  expect(takeoff?.stories[1]?.page).toEqual({ page: 2, ...letter });

  // These steps add the garage wall, and the windows in the back wall.
  await page.getByLabel('Story to trace').selectOption('Story 1');
  await expect(plan(page)).toHaveAccessibleName('Plan of Story 1, page 1', slow);
  await tool(page, 'Choose a wall or corner');
  await click(page, onSheet([400, 100]));
  await page.locator('#chosen-boundary').selectOption('Garage');
  await click(page, onSheet([200, 0]));
  await page.getByRole('button', { name: 'Add a window or door to wall 1' }).first().click();
  await page.locator('#chosen-opening-0-width').fill('5');
  await page.locator('#chosen-opening-0-height').fill('4');
  await page.locator('#chosen-opening-0-count').fill('3');
  await fill(page);
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  const changed = (await storedProject(owner, number)).data;
  expect(changed.walls?.lines?.[0]).toMatchObject({ garageLength: 20 });
  expect(changed.glazing?.added).toMatchObject([{ orientation: 'back', area: 60 }]);
  expectNothingSent(requests, file);
});

/**
 * Moves the crosshair with the arrow keys.
 * @param steps - step sizes with Ctrl, without a modifier and with Shift, in page units
 */
async function moveCrosshair(
  page: Page,
  [dx, dy]: Point,
  steps: readonly [number, number, number],
): Promise<void> {
  for (const [distance, back, forward] of [
    [dx, 'ArrowLeft', 'ArrowRight'],
    [dy, 'ArrowUp', 'ArrowDown'],
  ] as const) {
    let rest = Math.abs(distance);
    for (const [index, modifier] of ['Control+', '', 'Shift+'].entries()) {
      const step = steps[index] as number;
      for (; rest >= step; rest -= step)
        await page.keyboard.press(`${modifier}${distance < 0 ? back : forward}`);
    }
  }
}

test('D1f: the scale and an L-shaped house with a garage wall and windows are entered by keyboard alone', async ({
  page,
  request,
  site,
  browser,
}) => {
  const file = await drawnPdf(browser, [outlinesOf('takeoff-003')]);
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  await openFile(page, file);
  const keys = page.keyboard;
  await page.getByRole('button', { name: 'Fit', exact: true }).focus();
  await keys.press('Tab');
  await expect(plan(page)).toBeFocused();

  // The crosshair moves from the middle of the page to one end of the drawn scale, then to the other end.
  const unscaled = [100, 10, 1] as const;
  await moveCrosshair(page, [150 - letter.width / 2, 570 - letter.height / 2], unscaled);
  await keys.press('Enter');
  await moveCrosshair(page, [100, 0], unscaled);
  await keys.press('Enter');
  await expect(page.getByLabel('Length between the two points')).toBeFocused(slow);
  await keys.type("10'");
  await keys.press('Enter');
  await expect(plan(page)).toBeFocused(slow);

  const scaled = [100, 10, 10 / 12] as const;
  await moveCrosshair(page, [houseAt[0] - 250, houseAt[1] - 570], scaled);
  await keys.press('Enter');
  for (const [arrow, length] of [
    ['ArrowRight', '40'],
    ['ArrowDown', "20'"],
    ['ArrowLeft', '15 ft'],
    ['ArrowDown', '15\' 0"'],
    ['ArrowLeft', '25'],
  ] as const) {
    await keys.press(arrow);
    // Leaves out “ft”, because letters are commands here.
    await keys.type(length.replace(' ft', ''));
    await keys.press('Enter');
  }
  await keys.press('c');
  await expect(page.getByText('Floor area 1,175 sq ft, perimeter 150 ft.')).toBeVisible(slow);

  await page.getByRole('button', { name: 'Choose a wall or corner' }).focus();
  await keys.press('Enter');
  await expect(plan(page)).toBeFocused(slow);
  await keys.press(']');
  await expect(page.getByRole('region', { name: 'Wall 1', exact: true })).toBeVisible(slow);
  await keys.press(']');
  await keys.press('g');
  await expect(page.getByText('Right wall, 20 feet, to the garage.').first()).toBeAttached(slow);
  await keys.press('[');
  await keys.press('o');
  await expect(page.locator('#chosen-opening-0-kind')).toBeFocused(slow);
  await keys.press('Tab');
  await keys.type('5');
  await keys.press('Tab');
  await keys.type('4');
  await keys.press('Tab');
  await keys.type('3');
  await page.getByRole('button', { name: 'Height' }).focus();
  await keys.press('Enter');
  await expect(page.locator('#story-0-plate')).toBeFocused(slow);
  await keys.type('8');
  await page.getByRole('button', { name: /^Fill in \d+ values/ }).focus();
  await keys.press('Enter');
  await expect(page.getByText(/values are filled in/)).toBeVisible(slow);
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  const { data } = await storedProject(owner, number);
  const { lengths, floorArea } = storyOf('takeoff-003');
  expect(data.building?.conditionedFloorArea).toBe(floorArea);
  expectLengths(data.walls?.lines?.[0], { ...lengths, right: lengths.right - 20 });
  expect(data.walls?.lines?.[0]).toMatchObject({ garageLength: 20, plateHeight: 8 });
  expect(data.glazing?.added).toMatchObject([{ orientation: 'back', area: 60 }]);
});

test.describe('on a touchscreen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('D1e: on a phone, a story is traced by taps, and its wall lengths are corrected', async ({
    page,
    request,
    site,
    browser,
  }) => {
    const owner = await createOwner(request, site);
    const number = await owner.importProject(house);
    const [points = []] = outlinesOf('takeoff-013');
    const file = await drawnPicture(browser, [points]);
    await openTakeoff(page, owner, number);
    await openFile(page, file);
    async function tap(point: Point): Promise<void> {
      const { x, y } = await placeOf(page, onSheet(point));
      await page.touchscreen.tap(x, y);
    }
    await tap([0, 0]);
    await tap([400, 0]);
    await page.getByLabel('Length between the two points').fill('40');
    await page.getByRole('button', { name: 'Set the scale' }).last().tap();
    await page.getByRole('button', { name: 'Draw a rectangle' }).tap();
    await tap([0, 0]);
    await tap([400, 300]);
    await page.getByRole('button', { name: 'Choose a wall or corner' }).tap();
    await tap([400, 150]);
    await page.locator('#chosen-boundary').selectOption('Garage');
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible(slow);
    // A tap is only as precise as the screen, so the test corrects the lengths in the table.
    await openPart(page, 'Walls');
    for (const [wall, length] of ['40', '30', '40', '30'].entries())
      await page.locator(`#story-0-outline-0-wall-${wall}-length`).fill(length);
    await page.locator('#story-0-plate').fill('8');
    await expect(page.getByText('Floor area 1,200 sq ft, perimeter 140 ft.')).toBeVisible(slow);
    await fill(page);
    await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
    const line = (await storedProject(owner, number)).data.walls?.lines?.[0];
    expectLengths(line, storyOf('takeoff-013').lengths);
    expect(line).toMatchObject({ garageLength: storyOf('takeoff-013').garageLength });
  });
});
