import type { ProjectData } from '@title24/shared-domain/projects';
import { stateFaults } from '../support/accessibility.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { createOwner, openTakeoff } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

const slow = { timeout: 20_000 };

const house: ProjectData = {
  version: 1,
  kind: 'new',
  project: { name: 'Hill house' },
  building: { type: 'detached', stories: 1, front: 200 },
};

test('D1i: the plan takeoff, empty or with a hole and problems, fits at 320 px, works by keyboard, and passes axe in light and dark', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject({ ...house, kind: 'existing-plus-addition' });
  await page.setViewportSize({ width: 320, height: 640 });
  await openTakeoff(page, owner, number);
  async function check(): Promise<void> {
    expect(await stateFaults(page)).toEqual([]);
    expect(await keyboardFaults(page)).toEqual([]);
  }
  await check();
  const wall = (outline: number, at: number) => `#story-0-outline-${outline}-wall-${at}`;
  await page.getByLabel('Plate height').fill('8');
  for (const [index, typed] of ['30', '20', '30'].entries()) {
    await page.locator(`${wall(0, index)}-length`).fill(typed);
    await page.locator(`${wall(0, index)}-length`).press('Enter');
  }
  await page.getByRole('button', { name: "Close it: up 20'" }).click();
  await page.getByText('Windows, doors and more of wall 1').click();
  await page.getByRole('button', { name: 'Add a window or door to wall 1' }).click();
  await page.getByRole('button', { name: 'Add a hole to Story 1' }).click();
  await page.locator(`${wall(1, 0)}-bearing`).selectOption('Another angle');
  await page.locator(`${wall(1, 0)}-bearing-degrees`).fill('12');
  await check();
  await page.getByRole('button', { name: 'Remove opening 1 of wall 1' }).click();
  await page.getByRole('button', { name: 'Remove hole of Story 1' }).click();
  await expect(page.getByText('Floor area 600 sq ft, perimeter 100 ft.')).toBeVisible(slow);
  await check();
});
