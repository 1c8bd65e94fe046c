import type { Page } from '@playwright/test';
import { publishedTraces } from '@title24/shared-domain/diy-cases/testing';
import type { ProjectData } from '@title24/shared-domain/projects';
import type { Point } from '@title24/shared-domain/takeoff';
import { expect } from './test.ts';
import { houseAt, letter, type TracedFile } from './traced-plans.ts';

export const slow = { timeout: 20_000 };

export const house: ProjectData = {
  version: 1,
  kind: 'new',
  project: { name: 'Hill house' },
  building: { type: 'detached', stories: 1 },
};

/** Returns a published plan with its quantities. */
export function published(id: string) {
  const found = publishedTraces.find((each) => each.id === id);
  if (!found) throw new Error(`There is no published plan ${id}`);
  return found;
}

export const outlinesOf = (id: string) =>
  published(id).input.stories[0]?.polygons.map(({ points }) => points) ?? [];

export const plan = (page: Page) => page.getByRole('application');

export async function openFile(page: Page, file: TracedFile): Promise<void> {
  await page.locator('#plan-file').setInputFiles({ ...file, buffer: file.buffer });
  await expect(plan(page)).toBeVisible(slow);
  await expect(plan(page)).toHaveAttribute('aria-busy', 'false', slow);
}

/** Opens a section of the panel beside the plan. */
export async function openPart(
  page: Page,
  name: 'Walls' | 'Openings' | 'Values' | 'Plan file',
): Promise<void> {
  const part = page
    .locator('details[name="takeoff-part"]')
    .filter({ has: page.getByText(name, { exact: true }) });
  if ((await part.getAttribute('open')) === null) await part.locator('> summary').click();
}

/** Converts a point on the sheet to a position in the browser window. */
export async function placeOf(
  page: Page,
  [x, y]: Point,
  sheet: { readonly width: number; readonly height: number } = letter,
): Promise<{ x: number; y: number }> {
  // An earlier click above or below the plan may have scrolled the page.
  await plan(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await plan(page).locator('svg').first().boundingBox();
  if (!box) throw new Error('No plan is shown');
  return { x: box.x + (x * box.width) / sheet.width, y: box.y + (y * box.height) / sheet.height };
}

export async function click(page: Page, point: Point): Promise<void> {
  const { x, y } = await placeOf(page, point);
  await page.mouse.click(x, y);
}

async function moveTo(page: Page, point: Point): Promise<void> {
  const { x, y } = await placeOf(page, point);
  await page.mouse.move(x, y, { steps: 4 });
}

export const onSheet = ([x, y]: Point): Point => [x + houseAt[0], y + houseAt[1]];

export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Sets the scale by marking the 10-foot dimension line below the house. */
export async function setScale(page: Page): Promise<void> {
  await click(page, [150, 570]);
  await click(page, [250, 570]);
  await page.getByLabel('Length between the two points').fill("10'");
  await page.getByRole('button', { name: 'Set the scale' }).last().click();
  await expect(page.getByText("Scale: the length that you marked is 10'.")).toBeVisible(slow);
}

/**
 * Traces an outline by pointing along each wall and typing its length. A click on the first corner closes the outline.
 */
export async function traceByMouse(page: Page, points: readonly Point[]): Promise<void> {
  const [first] = points;
  if (!first) return;
  await click(page, onSheet(first));
  for (const [index, point] of points.slice(1).entries()) {
    const [x, y] = points[index] ?? first;
    await moveTo(page, onSheet(point));
    await page.keyboard.type(String(Math.hypot(point[0] - x, point[1] - y) / 10));
    await page.keyboard.press('Enter');
  }
  await click(page, onSheet(first));
}
