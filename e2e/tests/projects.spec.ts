import { readFile } from 'node:fs/promises';
import { projectSteps } from '@title24/shared-domain/projects';
import { headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { house } from '../support/hill-house.ts';
import {
  createOwner,
  logInToProjectPage,
  openProjectPage,
  openStep,
  storedProject,
} from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

const slow = { timeout: 20_000 };

test('D1b: projects are copied, removed and restored, and another member cannot find them', async ({
  page,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const [owner, other] = [await createOwner(request, site), await createOwner(request, site)];
  const number = await owner.importProject(house);
  await openProjectPage(page, owner, '/project/list');
  await page.getByRole('button', { name: 'Copy Hill house' }).click();
  await expect(page.getByText(/Hill house is copied, as P\d+/)).toBeVisible(slow);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText(/Hill house is in the trash/)).toBeVisible(slow);
  await page.getByRole('link', { name: 'Trash (1)' }).click();
  await page.getByRole('button', { name: 'Restore Hill house' }).click();
  await expect(page.getByText('The trash is empty.')).toBeVisible(slow);

  expect(await other.call('load', { number })).toMatchObject({ error: { code: -32001 } });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openProjectPage(page, other, `/project/${number}/walls`);
  await expect(page.getByRole('heading', { name: 'There is no such project' })).toBeVisible(slow);
  expect((await page.request.get(`/project/${number}/nothing`)).status()).toBe(404);
  expect((await page.request.get('/project/nothing')).status()).toBe(404);
});

test('D1c: the fields depend on the kind of project, and changing the kind loses no answers', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'project');
  await page.getByRole('radio', { name: 'Existing plus addition' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Hill house', level: 1 })).toBeVisible(slow);
  await openStep(page, number, 'building');
  await expect(page.getByLabel('Existing conditioned floor area', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Conditioned floor area', { exact: true })).toBeHidden();
  await openStep(page, number, 'walls');
  await expect(page.getByText('Not used')).toHaveCount(2);
  await openStep(page, number, 'project');
  await page.getByRole('radio', { name: 'New building' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Hill house', level: 1 })).toBeVisible(slow);
  await openStep(page, number, 'walls');
  await expect(page.getByText('Not used')).toHaveCount(0);
  const { data } = await storedProject(owner, number);
  expect(data).toEqual(house);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D1i: a project can be read and downloaded at 320 px, and the page says that editing needs JavaScript', async ({
    page,
    request,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const owner = await createOwner(request, site);
    const number = await owner.importProject({ ...house, raw: { 'building.bedrooms': 'three' } });
    await logInToProjectPage(page, owner, '/project/list');
    const needs = page.getByText('Editing, the plan takeoff and ordering need JavaScript');
    await expect(needs).toBeVisible();
    await page.locator(`a[href="/project/${number}"]`).click();
    await expect(page.getByRole('region', { name: 'What we found' })).toBeVisible();
    for (const path of ['', '/check', '/takeoff', '/order', ...projectSteps.map((step) => `/${step}`)]) {
      await page.goto(`/project/${number}${path}`);
      await expect(needs, path).toBeVisible();
      // Radio buttons are allowed, because the outline drawing has some that work with CSS alone.
      expect(
        await page
          .getByRole('main')
          .locator('form, button, select, textarea, input:not([type="radio"])')
          .count(),
        path,
      ).toBe(0);
      expect(await sidewaysScroll(page), path).toEqual([]);
      expect(await headingFaults(page), path).toEqual([]);
    }
    await page.goto(`/project/${number}/building`);
    await expect(page.getByText('three', { exact: true })).toBeVisible();
    for (const path of ['/project/new', '/project/import']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(/need(s)? JavaScript/)).toBeVisible();
      await expect(page.getByRole('button', { name: /project/ })).toHaveCount(0);
    }
    await page.goto(`/project/${number}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as JSON' }).click(),
    ]);
    expect(JSON.parse(await readFile(await file.path(), 'utf8')).data.building).toEqual(house.building);
  });
});

test('D4a: an empty project list shows a message, and /project/active leads to a project after it was opened', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  await openProjectPage(page, owner, '/project/list');
  await expect(page.getByText('You have no projects yet.')).toBeVisible(slow);
  const number = await owner.importProject(house);
  await openStep(page, number, 'walls');
  await page.goto('/project/active');
  await live(page);
  await expect(page).toHaveURL(new RegExp(`/project/${number}$`), slow);
});
