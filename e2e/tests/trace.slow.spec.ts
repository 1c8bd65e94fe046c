import type { Page, Request } from '@playwright/test';
import type { Point } from '@title24/shared-domain/takeoff';
import { axeFindings, sidewaysScroll, stateFaults } from '../support/accessibility.ts';
import { createOwner, openNewTakeoff, openTakeoff, storedProject } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { drawnPdf, drawnPicture, type TracedFile } from '../support/traced-plans.ts';
import {
  click,
  house,
  onSheet,
  openFile,
  openPart,
  outlinesOf,
  plan,
  published,
  setScale,
  slow,
  tool,
  traceByMouse,
} from '../support/tracing.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D1i: each state of a traced plan passes axe from 320 to 1280 px in light and dark, and its lines keep their colors with forced colors', async ({
  page,
  request,
  site,
  browser,
}) => {
  const file = await drawnPdf(browser, [outlinesOf('takeoff-003')]);
  await openNewTakeoff(page, request, site, house);
  await openFile(page, file);
  expect(await stateFaults(page), 'opened').toEqual([]);
  await click(page, [150, 570]);
  await click(page, [250, 570]);
  expect(await stateFaults(page), 'the length is asked').toEqual([]);
  await page.getByLabel('Length between the two points').fill("10'");
  await page.getByRole('button', { name: 'Set the scale' }).last().click();
  await traceByMouse(page, outlinesOf('takeoff-003')[0] ?? []);
  expect(await stateFaults(page), 'traced').toEqual([]);
  await openPart(page, 'Values');
  expect(await stateFaults(page), 'values').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await tool(page, 'Choose a wall or corner');
  await page.keyboard.press(']');
  await expect(page.getByRole('region', { name: 'Wall 1', exact: true })).toBeVisible(slow);
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  // With forced colors, the paper stays white, so the lines on the paper keep their colors.
  await page.emulateMedia({ forcedColors: 'active' });
  const wall = plan(page).locator('[data-outline="0"] line').nth(1);
  expect(await wall.evaluate((line) => getComputedStyle(line).stroke)).toBe('rgb(11, 90, 120)');
});

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

test('D1e: walls traced on an image, with their windows and doors, have the values of a published case, and opening a different file shows a warning', async ({
  page,
  request,
  site,
  browser,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  const outlines = outlinesOf('takeoff-021');
  const file = await drawnPicture(browser, outlines);
  const other = await drawnPicture(browser, outlinesOf('takeoff-003'), 'other.png');
  await openTakeoff(page, owner, number);
  const requests = watch(page);
  await openFile(page, file);
  await setScale(page);
  await traceByMouse(page, outlines[0] ?? []);
  await page.locator('#story-0-plate').fill('8');
  await tool(page, 'Choose a wall or corner');
  for (const [edge, { openings = [] }] of Object.entries(
    published('takeoff-021').input.stories[0]?.polygons[0]?.edges ?? {},
  )) {
    const [from, to] = [outlines[0]?.[Number(edge)], outlines[0]?.[Number(edge) + 1]] as [Point, Point];
    await click(page, onSheet([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
    const panel = page.getByRole('region', { name: `Wall ${Number(edge) + 1}`, exact: true });
    for (const [index, { kind, width, height, count = 1 }] of openings.entries()) {
      await panel.getByRole('button', { name: /^Add a window or door/ }).click();
      const field = (name: string) => panel.locator(`#chosen-opening-${index}-${name}`);
      await field('kind').selectOption(kind);
      await field('width').fill(String(width));
      await field('height').fill(String(height));
      await field('count').fill(String(count));
    }
  }
  await fill(page);
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  const { data } = await storedProject(owner, number);
  const expected = storyOf('takeoff-021');
  expectLengths(data.walls?.lines?.[0], expected.lengths);
  const areas = (lines: readonly { readonly orientation?: string; readonly area?: number }[] = []) =>
    Object.fromEntries(lines.map(({ orientation, area }) => [orientation, area]));
  const given = (all: object = {}) => Object.fromEntries(Object.entries(all).filter(([, area]) => area > 0));
  expect(areas(data.glazing?.added)).toEqual(given(expected.glazingArea));
  expect(areas(data.walls?.doors)).toEqual(given(expected.doorArea));
  expectNothingSent(requests, file);

  await page.reload();
  await expect(page.getByText(/This project was traced on page 1 of a plan/)).toBeVisible(slow);
  await openFile(page, other);
  const warning = page.getByText('This is not the plan that you traced. The outline may not fit.');
  await expect(warning).toBeVisible(slow);
  await openFile(page, file);
  await expect(warning).toBeHidden(slow);
  await openPart(page, 'Plan file');
  await page.getByRole('button', { name: 'Attach the traced plan' }).click();
  await expect(page.getByText('house.png is attached to the project.')).toBeVisible(slow);
  const stored = await storedProject(owner, number);
  expect(stored.files).toMatchObject([{ kind: 'floor-plan', name: 'house.png', size: file.buffer.length }]);
  expect(stored.files[0]?.sha256).toBe(stored.takeoff?.plan?.sha256);
  await page.goto(`/project/${number}/building`);
  await expect(page.getByText(/The drawing is the plan as you traced it/)).toBeVisible(slow);
});
