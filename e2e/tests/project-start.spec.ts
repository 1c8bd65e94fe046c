import type { Page } from '@playwright/test';
import { sidewaysScroll, stateFaults } from '../support/accessibility.ts';
import { accountMenu } from '../support/account-page.ts';
import { createAccount } from '../support/accounts.ts';
import { enterSession } from '../support/session.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000, viewport: { width: 320, height: 700 } });

const slow = { timeout: 20_000 };

/** Creates a project from the estimate on the page, and opens the project's building step. */
async function createFromEstimate(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create a Do-It-Yourself project' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/project\/new\?/, slow);
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Project name' }).fill(name);
  await page.getByRole('button', { name: 'Create the project' }).click();
  await expect(page).toHaveURL(/\/project\/P\d{6}$/, slow);
  await page.goto(`${new URL(page.url()).pathname}/building`);
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  expect(await sidewaysScroll(page)).toEqual([]);
}

test('D1a, D4a: at 320 px, a project created from the wizard has the entered floor areas and becomes the active project', async ({
  page,
  site,
}) => {
  await enterSession(page, site, await createAccount(site, 'Member'));
  await page.goto('/compliance-wizard?path=residential/addition/existing-plus');
  await live(page);
  await page.getByRole('textbox', { name: 'Existing floor area' }).fill('1,800');
  await page.getByRole('textbox', { name: 'Addition floor area' }).fill('450');
  await expect(page.getByRole('status', { name: 'Do-It-Yourself base price' })).toContainText('$', slow);
  await createFromEstimate(page, 'Wizard house');
  await expect(page.getByRole('textbox', { name: 'Existing conditioned floor area' })).toHaveValue('1800');
  await expect(page.getByRole('textbox', { name: 'Addition area' })).toHaveValue('450');
  const number = new URL(page.url()).pathname.split('/')[2] as string;
  await page.goto(`/project/${number}/project`);
  await expect(page.getByRole('radio', { name: 'Existing plus addition' })).toBeChecked(slow);

  await page.goto('/services');
  await live(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await accountMenu(page).locator('summary').click();
  await accountMenu(page).getByRole('link', { name: 'Edit active project' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${number}$`), slow);
  await expect(page.getByRole('main').getByText('Wizard house', { exact: true })).toBeVisible(slow);
});

test('D1a, D4a: at 320 px, a project created from an estimate has the estimate’s floor area', async ({
  page,
  site,
}) => {
  await enterSession(page, site, await createAccount(site, 'Member'));
  await page.goto('/cost-estimator?kind=new&area=2400');
  await live(page);
  await expect(
    page.getByRole('status', { name: 'Do-It-Yourself base price' }).filter({ visible: true }),
  ).toContainText('$', slow);
  await createFromEstimate(page, 'Estimated house');
  await expect(page.getByRole('textbox', { name: 'Conditioned floor area' })).toHaveValue('2400');
});

test('D1j, D4a: without an account, creating a project from an estimate starts a test drive with the estimate’s values', async ({
  page,
}) => {
  await page.goto('/cost-estimator?kind=addition&addition=500');
  await live(page);
  await page.getByRole('link', { name: 'Create a Do-It-Yourself project' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/project\/new\?kind=addition&addition=500$/, slow);
  await expect(page.getByRole('radio', { name: 'Addition by itself' })).toBeChecked(slow);
  expect(await stateFaults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Hill house');
  await page.getByRole('button', { name: 'Create the project' }).click();
  await expect(page).toHaveURL(/\/project\/test-drive$/, slow);
  await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible(slow);
  await page.goto('/project/test-drive/building');
  await expect(page.getByRole('textbox', { name: 'Addition area' })).toHaveValue('500', slow);
});
