import { type ProjectData, projectSteps } from '@title24/shared-domain/projects';
import { axeFindingsInLightAndDark, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { createOwner, openProjectPage, openStep, storedProject } from '../support/projects.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

const slow = { timeout: 20_000 };

/** A house with a line in each list, and something to be said about it. */
const house: ProjectData = {
  version: 1,
  kind: 'new',
  project: { name: 'Hill house' },
  building: { type: 'detached', stories: 1, front: 0, conditionedFloorArea: 1200 },
  walls: {
    lines: [
      {
        id: 'w1',
        part: 'new',
        story: 1,
        plateHeight: 8,
        lengths: { front: 40, left: 30, back: 40, right: 30 },
        insulation: 'R-15',
        cavity: '2x4',
      },
    ],
    doors: [{ id: 'd1', part: 'new', orientation: 'front', area: 20, glassPercent: 80 }],
  },
  floors: [{ id: 'f1', part: 'new', type: 'slab', area: 1200 }],
  roofs: { ceilings: [{ id: 'c1', part: 'new', area: 1200, insulation: 'R-38' }], roofing: 'tile' },
  glazing: {
    added: [
      {
        id: 'g1',
        part: 'new',
        orientation: 'front',
        area: 40,
        windowHeight: 4,
        sash: 'sliding',
        rated: false,
      },
    ],
  },
  mechanical: { coolingType: 'min-split', ductLocation: 'attic' },
};

test('D1b projects are copied, removed and restored; another member finds none', async ({
  page,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const [owner, other] = [await createOwner(request, site), await createOwner(request, site)];
  const number = await owner.importProject(house);
  await openProjectPage(page, owner.name, '/project/list');
  await page.getByRole('button', { name: 'Copy Hill house' }).click();
  await expect(page.getByText(/Hill house is copied, as P\d+/)).toBeVisible(slow);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText(/Hill house is in the bin/)).toBeVisible(slow);
  await page.getByRole('link', { name: 'Bin (1)' }).click();
  await page.getByRole('button', { name: 'Restore Hill house' }).click();
  await expect(page.getByText('The trash is empty.')).toBeVisible(slow);

  expect(await other.call('load', { number })).toMatchObject({ error: { code: -32001 } });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openProjectPage(page, other.name, `/project/${number}/walls`);
  await expect(page.getByRole('heading', { name: 'There is no such project' })).toBeVisible(slow);
  expect((await page.request.get(`/project/${number}/nothing`)).status()).toBe(404);
  expect((await page.request.get('/project/nothing')).status()).toBe(404);
});

test('D1c each kind asks for its own fields, and a change of kind loses nothing', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  await openProjectPage(page, owner.name, `/project/${number}`);
  await openStep(page, number, 'project');
  await page.getByRole('radio', { name: 'Existing plus addition' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Location', level: 2, exact: true })).toBeVisible(slow);
  await openStep(page, number, 'building');
  await expect(page.getByLabel('Existing conditioned floor area', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Conditioned floor area', { exact: true })).toBeHidden();
  await openStep(page, number, 'walls');
  await expect(page.getByText('Not used')).toHaveCount(2);
  await openStep(page, number, 'project');
  await page.getByRole('radio', { name: 'New building' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Location', level: 2, exact: true })).toBeVisible(slow);
  await openStep(page, number, 'walls');
  await expect(page.getByText('Not used')).toHaveCount(0);
  const { data } = await storedProject(owner, number);
  expect(data).toEqual(house);
});

test('D1i every step at 320 px, by keyboard, and for axe in light and dark: empty, and with answers and problems', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(300_000);
  const owner = await createOwner(request, site);
  const full = await owner.importProject({ ...house, raw: { 'building.bedrooms': 'three' } });
  const empty = await owner.importProject({
    version: 1,
    kind: 'existing-plus-addition',
    project: { name: 'Empty house' },
  });
  await openProjectPage(page, owner.name, `/project/${full}`);
  for (const number of [full, empty]) {
    for (const step of projectSteps) {
      await openStep(page, number, step);
      const lines = page.locator('main form details > summary');
      for (let index = 0; index < (await lines.count()); index += 1) {
        const line = lines.nth(index);
        if (!(await line.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open)))
          await line.click();
      }
      const where = `${number} ${step}`;
      expect(await axeFindingsInLightAndDark(page), where).toEqual([]);
      expect(await headingFaults(page), where).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page), where).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  }
  await openStep(page, full, 'walls');
  expect(await keyboardFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D1i a project is created, a step is filled in, lines are added and removed, all by forms', async ({
    page,
    request,
    site,
    allowConsole,
  }) => {
    allowConsole(/status of 422/);
    const owner = await createOwner(request, site);
    await openProjectPage(page, owner.name, '/project/new?kind=new&area=1200');
    await page.getByLabel('Project name', { exact: true }).fill('Plain house');
    await page.getByRole('button', { name: 'Create the project' }).click();
    const number = new URL(page.url()).pathname.split('/')[2] as string;
    await page.goto(`/project/${number}/building`);
    await expect(page.getByLabel('Conditioned floor area', { exact: true })).toHaveValue('1200');
    await page.getByLabel('Bedrooms', { exact: true }).fill('three');
    await page.getByLabel('Orientation of front faces', { exact: true }).fill('All Orientations');
    await page.getByRole('button', { name: 'Save and continue' }).last().click();
    await expect(page.getByRole('link', { name: 'Bedrooms must be a number, like 3' }).first()).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await page.getByLabel('Bedrooms', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Save and continue' }).last().click();
    await expect(page).toHaveURL(new RegExp(`/project/${number}/walls$`));
    await page.getByRole('button', { name: 'Add wall line' }).click();
    await page.locator('summary', { hasText: 'Wall line 1' }).click();
    await page.getByLabel('Front wall', { exact: true }).fill('24\' 6"');
    await page.getByRole('button', { name: 'Copy wall line 1' }).click();
    await expect(page.locator('summary', { hasText: 'Wall line 2' })).toBeVisible();
    await page.locator('summary', { hasText: 'Wall line 1' }).click();
    await page.getByRole('button', { name: 'Remove wall line 1' }).click();
    await expect(page.locator('summary', { hasText: 'Wall line 2' })).toHaveCount(0);
    const { data } = await storedProject(owner, number);
    expect(data).toMatchObject({
      building: { conditionedFloorArea: 1200, bedrooms: 3, front: 'all' },
      walls: { lines: [{ part: 'new', lengths: { front: 24.5 } }] },
    });
    expect(data.raw).toBeUndefined();
  });
});

test('D4a an empty list says how to start, and the active project is the one last opened', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  await openProjectPage(page, owner.name, '/project/list');
  await expect(page.getByText('You have no projects yet.')).toBeVisible(slow);
  const number = await owner.importProject(house);
  await openStep(page, number, 'walls');
  await page.goto('/project/active');
  await live(page);
  await expect(page).toHaveURL(new RegExp(`/project/${number}$`), slow);
});
