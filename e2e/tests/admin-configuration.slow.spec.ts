import { axeFindings } from '../support/accessibility.ts';
import { navigateTo } from '../support/navigate.ts';
import { expect, openAs, test } from '../support/staff.ts';

test.describe('H2: configuration', () => {
  test('H9: details about the people behind the site appear on its pages, which pass axe', async ({
    page,
    staffSite,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openAs(page, staffSite, 'ana', '/admin/company');
    await page.getByLabel('Who prepares the reports').fill('A. Person, CEA 1\nB. Person, CEA 2');
    await page.getByLabel('Business hours').fill('Monday to Friday, 8 am to 5 pm');
    await page.getByLabel('In business since').fill('long ago');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^In business since: enter a year/]);
    await page.getByLabel('In business since').fill('2009');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    for (const words of ['8 am to 5 pm', 'In business since 2009', 'A. Person, CEA 1', 'B. Person, CEA 2'])
      await expect(page.getByRole('contentinfo')).toContainText(words);
    for (const path of ['/contact-us', '/prices', '/services']) {
      await navigateTo(page, path);
      const people = page.getByRole('region', { name: 'Who prepares your report' });
      await expect(people.getByRole('listitem')).toHaveText(['A. Person, CEA 1', 'B. Person, CEA 2']);
      await expect(people).toContainText('Since 2009');
      await expect(people.getByRole('heading', { name: 'Where we work' })).toBeHidden();
      expect(await axeFindings(page)).toEqual([]);
    }
    await navigateTo(page, '/admin/company');
    for (const label of ['Who prepares the reports', 'Business hours', 'In business since'])
      await page.getByLabel(label).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await navigateTo(page, '/contact-us');
    await expect(page.getByRole('heading', { name: 'Reach us' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who prepares your report' })).toBeHidden();
  });
});
