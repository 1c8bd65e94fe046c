import type { Page } from '@playwright/test';
import { expectStored, planFile, sendForm } from '../support/plans.ts';
import { expect, live, test } from '../support/test.ts';
import { newBuilding } from '../support/wizard.ts';

const referencePattern = /FS-\d{8}-[A-Z\d]{8}/;

async function chooseNewHeatedBuilding(page: Page) {
  await page.getByRole('link', { name: 'Check my project' }).click();
  await expect(page).toHaveURL(/\/compliance-wizard$/);
  await page.getByRole('link', { name: newBuilding, exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'A Title 24 report is required for a new heated building.' }),
  ).toBeVisible();
}

async function shownReference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Your files have been sent' })).toBeVisible();
  const panel = page.getByRole('heading', { name: 'We have your files' }).locator('..');
  await expect(panel).toContainText(referencePattern);
  return referencePattern.exec((await panel.textContent()) ?? '')?.[0] ?? '';
}

async function expectContactsAndNextStep(page: Page) {
  await expect(page.getByText('within 3 business days').first()).toBeVisible();
  for (const name of ['service@example.com', '(510) 555-0101', '(510) 555-0102'])
    await expect(page.getByRole('link', { name }).filter({ visible: true }).first()).toBeVisible();
}

for (const width of [1280, 320]) {
  test(`At ${width} px, a visitor reaches the confirmation from the home page through the wizard, an estimate and the upload`, async ({
    page,
    request,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await live(page);
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    await chooseNewHeatedBuilding(page);

    await page.getByRole('textbox', { name: 'Floor area' }).fill('2,500');
    await expect(page.getByRole('status', { name: 'Full Service estimate' })).toHaveText('$525 – $625');
    await expect(page.getByRole('status', { name: 'Do-It-Yourself base price' })).toHaveText('$149');

    await page.getByRole('link', { name: 'Submit my plans' }).click();
    const form = page.getByRole('dialog', { name: 'Upload your files' });
    await expect(form).toContainText('New Residential Construction');
    const files = [planFile('plans (rev 2).pdf', 300), planFile('site [final].pdf', 40)];
    await sendForm(page, files);

    const confirmation = page.getByRole('dialog', { name: 'Your files have been sent' });
    await expect(confirmation).toBeVisible();
    await expect(form).toBeHidden();
    for (const { name } of files) await expect(confirmation).toContainText(name);
    const reference = await shownReference(page);
    await expectContactsAndNextStep(page);
    await expectStored(site, request, { reference, files, projectType: 'New Residential Construction' });
    await confirmation.getByRole('button', { name: 'Done' }).click();
    await expect(confirmation).toBeHidden();
    expect(await page.evaluate(() => performance.timeOrigin), 'no page was reloaded on the way').toBe(
      loadedAt,
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor reaches the confirmation from the home page through the wizard, an estimate and the upload', async ({
    page,
    request,
    site,
  }) => {
    await page.goto('/');
    await chooseNewHeatedBuilding(page);
    await page.getByRole('link', { name: 'Estimate the cost' }).click();
    await expect(page).toHaveURL(/\/cost-estimator\?kind=new/);
    await page.getByRole('textbox', { name: 'Floor area' }).fill('2,500');
    await page.getByRole('button', { name: 'Update estimate' }).first().click();
    await expect(page.getByRole('status', { name: 'Full Service estimate' })).toHaveText('$525 – $625');
    await page.getByRole('link', { name: 'Upload your files' }).first().click();
    await expect(page).toHaveURL(/\/full-service\/upload\?type=a/);
    const files = [planFile('plans.pdf', 120)];
    await sendForm(page, files);
    const reference = await shownReference(page);
    await expectContactsAndNextStep(page);
    await expectStored(site, request, { reference, files, projectType: 'New Residential Construction' });
  });

  test('A form with errors is shown again with the entered text, and no submission is stored', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/status of 422/);
    const count = async () =>
      (await site.sql<{ count: string }>('select count(*) from submissions'))[0]?.count;
    const before = await count();
    await page.goto('/full-service/upload?type=b');
    await page.getByRole('textbox', { name: 'Project name' }).fill('My addition');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Two rooms');
    await page.getByRole('button', { name: 'Send files' }).click();
    for (const message of [
      'Choose at least one file',
      'From field is required',
      'Email is required',
      'Phone is required',
    ])
      await expect(page.getByRole('link', { name: message })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('My addition');
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Two rooms');
    expect(await count()).toBe(before);
  });
});
