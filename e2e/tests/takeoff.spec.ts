import type { Page } from '@playwright/test';
import type { ProjectData } from '@title24/shared-domain/projects';
import {
  createOwner,
  openNewTakeoff,
  openProjectPage,
  openTakeoff,
  storedProject,
} from '../support/projects.ts';
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

const saved = (page: Page) => expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);

/**
 * Selects a list's entry by its first letter, because a busy machine could treat several letters as separate searches.
 */
async function pick(page: Page, label: string, letter: string, chosen: string): Promise<void> {
  const list = page.getByLabel(label).and(page.locator(':focus'));
  await expect
    .poll(async () => {
      if ((await list.inputValue()) !== chosen) await page.keyboard.press(letter);
      return list.inputValue();
    }, slow)
    .toBe(chosen);
}

test('D1f: typing the walls of an L-shaped house, without a plan, fills in values in the project’s steps', async ({
  page,
  request,
  site,
}) => {
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  const keys = page.keyboard;

  await page.getByLabel('Plate height').focus();
  await keys.type('8');
  await keys.press('Tab');
  await keys.press('Tab');
  const length = (wall: number) => page.locator(`#story-0-outline-0-wall-${wall - 1}-length`);
  await expect(length(1)).toBeFocused();
  for (const [wall, typed] of [
    [1, '40'],
    [2, "20'"],
    [3, '15'],
  ] as const) {
    await keys.type(typed);
    await keys.press('Enter');
    await expect(length(wall + 1)).toBeFocused(slow);
  }
  // The fourth wall must go down, but the default right turn would make it go up.
  await keys.press('Shift+Tab');
  await pick(page, 'Direction', 'd', '180');
  await keys.press('Tab');
  await keys.type('15 ft');
  await keys.press('Enter');
  await expect(length(5)).toBeFocused(slow);
  await keys.type('300 in');
  await keys.press('Enter');
  await expect(length(6)).toBeFocused(slow);
  await keys.type('35');
  await expect(page.getByText('Floor area 1,175 sq ft, perimeter 150 ft.')).toBeVisible(slow);
  await expect(page.getByText(/^Left wall, 35 feet, exterior\. Outline complete/)).toBeAttached(slow);

  // Sets the garage as the other side of the last wall, then adds a door to this wall.
  await keys.press('Tab');
  await pick(page, 'Other side of this wall', 'g', 'garage');
  await keys.press('Tab');
  await keys.press('Enter');
  await keys.press('Tab');
  await keys.press('Enter');
  await page.getByLabel('Width').focus();
  await keys.type('3');
  await keys.press('Tab');
  await keys.type('6\' 8"');
  await page.getByLabel('Kind').selectOption('door');
  await expect(
    page.getByText(/^Left wall, 35 feet, to the garage, 1 line of openings\./).first(),
  ).toBeVisible();

  const fill = page.getByRole('button', { name: /^Fill in \d+ values$/ });
  await fill.focus();
  await keys.press('Enter');
  await expect(page.getByText(/values are filled in/)).toBeVisible(slow);
  await saved(page);
  const { data, takeoff } = await storedProject(owner, number);
  expect(data.building).toMatchObject({ conditionedFloorArea: 1175, front: 200 });
  expect(data.walls?.lines).toMatchObject([
    {
      story: 1,
      plateHeight: 8,
      floorArea: 1175,
      lengths: { front: 40, back: 40, right: 35 },
      garageLength: 35,
    },
  ]);
  expect(data.walls?.doors).toMatchObject([{ orientation: 'garage', area: 20 }]);
  expect(takeoff?.stories[0]?.polygons[0]?.points).toHaveLength(6);

  await page.getByRole('link', { name: 'Building', exact: true }).click();
  await expect(page.getByLabel('Conditioned floor area', { exact: true })).toHaveValue('1175', slow);
  await expect(page.getByText(/^From plan/).first()).toBeVisible();
  await expect(page.getByText(/The drawing is the plan as you traced it/)).toBeVisible();

  await openTakeoff(page, owner, number);
  await page.getByRole('button', { name: 'Add another floor to Story 1' }).click();
  await saved(page);
  await openProjectPage(page, owner, `/project/${number}/check`);
  await expect(page.getByText(/The drawing is the plan as you traced it/)).toBeVisible(slow);
  await page.getByRole('link', { name: /^Your plan has an unfinished outline in Story 1/ }).click();
  await expect(page.getByRole('region', { name: 'Outline 2 of Story 1' })).toBeVisible(slow);
});

test('D1h: a reload restores typed text, and after changes in two windows, the user chooses a version', async ({
  page,
  request,
  site,
  browser,
}) => {
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  const length = page.locator('#story-0-outline-0-wall-0-length');
  await length.fill('30 foots');
  await length.blur();
  await saved(page);
  await page.reload();
  await expect(length).toHaveValue('30 foots', slow);
  await expect(page.getByText(/Enter the length of wall 1 in feet/).first()).toBeVisible();

  // The second page has its own browser context, so that it gets no messages from the first page.
  const other = await browser.newContext({ baseURL: site.url });
  const elsewhere = await other.newPage();
  await openTakeoff(elsewhere, owner, number);
  await length.fill('30');
  await length.blur();
  await expect.poll(async () => (await storedProject(owner, number)).takeoffStamp, slow).toBe(2);
  await elsewhere.locator('#story-0-outline-0-wall-0-length').fill('32');
  await elsewhere.locator('#story-0-outline-0-wall-0-length').blur();
  const choice = elsewhere.getByRole('region', { name: /also changed in another window/ });
  await choice.getByRole('radio', { name: 'In the other window: Story 1 with 1 wall (30)' }).check(slow);
  await choice.getByRole('button', { name: 'Keep these answers' }).click();
  await expect(elsewhere.locator('#story-0-outline-0-wall-0-length')).toHaveValue('30', slow);
  await other.close();
});

test('D1b: another account’s plan takeoff is not found', async ({ page, request, site, allowConsole }) => {
  allowConsole(/status of 404/);
  const [owner, other] = [await createOwner(request, site), await createOwner(request, site)];
  const number = await owner.importProject(house);
  await openProjectPage(page, other, `/project/${number}/takeoff`);
  await expect(page.getByRole('heading', { name: 'There is no such project' })).toBeVisible(slow);
  expect((await page.request.get(`/project/${number}/takeoff/1`)).status()).toBe(404);
});
