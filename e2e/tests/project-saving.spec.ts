import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ProjectData } from '@title24/shared-domain/projects';
import { stateFaults } from '../support/accessibility.ts';
import { offer } from '../support/account-page.ts';
import { password } from '../support/accounts.ts';
import { typeInto } from '../support/keyboard.ts';
import { answer, shownAnswers } from '../support/project-forms.ts';
import { createOwner, loginOf, openStep, type ProjectOwner, storedProject } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(240_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

const house: ProjectData = { version: 1, kind: 'new', project: { name: 'Hill house' } };

/** Console messages of an offline page. */
const withoutConnection = /ERR_INTERNET_DISCONNECTED|Failed to fetch|configuration could not be refreshed/;

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^\s*Saved at/ });
const notSaved = (page: Page, why: string | RegExp) => page.getByRole('status').filter({ hasText: why });

const expectStored = (owner: ProjectOwner, number: string, building: object) =>
  expect
    .poll(async () => (await storedProject(owner, number)).data.building, { timeout: 20_000 })
    .toEqual(building);

/**
 * Delays the page's saves.
 * @returns a function that releases them
 */
async function holdSaves(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rpc/2.0/**', async (route) => {
    if (route.request().postData()?.includes('"saveStep"')) await released;
    await route.continue();
  });
  return release;
}

/** Opens a second browser, in which the project's owner is logged in. */
async function secondBrowser(browser: Browser, site: Site, { name }: ProjectOwner) {
  const context: BrowserContext = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await enterSession(page, site, name);
  return { context, page };
}

test('D1h: changes saved in one tab appear in another, and both tabs save their steps', async ({
  page,
  context,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  const other = await context.newPage();
  await openStep(other, number, 'building');
  await answer(page, 'building.bedrooms', '3');
  await page.keyboard.press('Tab');
  await expect(other.getByLabel('Bedrooms', { exact: true })).toHaveValue('3');
  await openStep(other, number, 'location');
  await answer(other, 'location.city', 'Oakland');
  await answer(page, 'building.stories', '2');
  await other.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectStored(owner, number, { bedrooms: 3, stories: 2 });
  await expect
    .poll(async () => (await storedProject(owner, number)).data.location)
    .toEqual({ city: 'Oakland' });
});

test('D1h: compatible changes in two browsers are merged, and conflicting changes are resolved by keyboard', async ({
  page,
  browser,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  const second = await secondBrowser(browser, site, owner);
  await openStep(second.page, number, 'building');
  await answer(second.page, 'building.bedrooms', '4');
  await answer(second.page, 'building.conditionedFloorArea', '1500');
  await second.page.keyboard.press('Tab');
  await expectStored(owner, number, { bedrooms: 4, conditionedFloorArea: 1500 });

  // Both answers are typed before the server reports the changes from the second browser.
  const release = await holdSaves(page);
  await answer(page, 'building.front', '90');
  await answer(page, 'building.bedrooms', '3');
  const field = page.getByLabel('Bedrooms', { exact: true });
  await expect(field).toBeFocused();
  release();
  const asked = page.getByRole('region', { name: 'These answers were also changed in another window' });
  await expect(asked).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole('link', { name: 'choose between two versions' }).press('Enter');
  await expect(asked.getByRole('heading')).toBeFocused();
  await expect(page.getByLabel('Conditioned floor area', { exact: true })).toHaveValue('1500');
  await expect(notSaved(page, 'choose between two versions')).toBeVisible();
  expect(await stateFaults(page)).toEqual([]);
  await asked.getByRole('radio', { name: 'Here: 3' }).focus();
  await page.keyboard.press('Space');
  await asked.getByRole('button', { name: 'Keep these answers' }).press('Enter');
  await expect(asked).toBeHidden();
  await expectStored(owner, number, { bedrooms: 3, conditionedFloorArea: 1500, front: 90 });
  await second.context.close();
});

test('D1h: text typed offline is sent when the connection is back, even if the tab was closed first', async ({
  page,
  context,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(withoutConnection);
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  await context.setOffline(true);
  await typeInto(page, page.getByLabel('Bedrooms', { exact: true }), '3');
  await page.keyboard.press('Tab');
  await expect(
    notSaved(page, 'Not saved: no connection. What you typed is kept in this browser.'),
  ).toBeVisible();
  expect(await stateFaults(page)).toEqual([]);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expectStored(owner, number, { bedrooms: 3 });

  await test.step('text that was typed offline is sent from a new tab after the first tab was closed', async () => {
    await context.setOffline(true);
    await answer(page, 'building.bedrooms', 'four');
    await page.keyboard.press('Tab');
    await expect(notSaved(page, 'Not saved: no connection')).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await openStep(again, number, 'building');
    await expect(again.getByLabel('Bedrooms', { exact: true })).toHaveValue('four');
    await expect
      .poll(async () => (await storedProject(owner, number)).data.raw)
      .toEqual({ 'building.bedrooms': 'four' });
  });
});

test('D1h: after a login ends, the next login of the same account sends the unsent changes', async ({
  page,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  await endLogins(site, owner);
  await answer(page, 'building.bedrooms', '3');
  await page.keyboard.press('Tab');
  await expect(notSaved(page, /^\s*Not saved: your login has ended/)).toBeVisible();
  await answer(page, 'building.stories', '2');
  expect(await stateFaults(page)).toEqual([]);
  await logInAgain(page, owner);
  await expect(saved(page)).toBeVisible();
  expect(await shownAnswers(page, ['building.bedrooms'])).toEqual(['3']);
  const again = await loginOf(request, site, owner.name);
  await expectStored(again, number, { bedrooms: 3, stories: 2 });
});

test('D1h: another account in the same browser does not see, send or remove the owner’s unsent changes', async ({
  page,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 40[14]/);
  const [owner, other] = [await createOwner(request, site), await createOwner(request, site)];
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  await endLogins(site, owner);
  await answer(page, 'building.bedrooms', '3');
  await page.keyboard.press('Tab');
  await expect(notSaved(page, /^\s*Not saved: your login has ended/)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (each) => sent.push(each.postData() ?? ''));
  await logInAgain(page, other);
  await expect(page.getByRole('heading', { name: 'There is no such project' })).toBeVisible();
  expect(sent.filter((body) => body.includes('saveStep'))).toEqual([]);

  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('You are logged out')).toBeVisible();
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  await expect.poll(() => shownAnswers(page, ['building.bedrooms'])).toEqual(['3']);
  const again = await loginOf(request, site, owner.name);
  await expectStored(again, number, { bedrooms: 3 });
});

test('D1h: a browser whose storage is full shows a notice, and nothing typed is lost while the page is open', async ({
  page,
  context,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(withoutConnection);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  await context.setOffline(true);
  await answer(page, 'building.bedrooms', '3');
  await page.keyboard.press('Tab');
  await expect(notSaved(page, 'Not saved: no connection. Keep this page open.')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expectStored(owner, number, { bedrooms: 3 });
});

async function endLogins(site: Site, { name }: ProjectOwner): Promise<void> {
  await site.sql('delete from sessions where account_id = (select id from accounts where name = $1)', [name]);
}

async function logInAgain(page: Page, { name }: ProjectOwner): Promise<void> {
  await offer(page).getByRole('button', { name: 'Log in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Account name or email address').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
}
