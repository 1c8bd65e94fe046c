import { pageFaults } from '../support/accessibility.ts';
import { expect, openAs, parkMail, test } from '../support/staff.ts';
import { expectSoundStaffPages, staffPages } from '../support/staff-pages.ts';

test('the staff pages pass axe in light and dark, and their headings, reflow and keyboard access are sound', async ({
  page,
  staffSite,
}) => {
  test.setTimeout(300_000);
  await parkMail(staffSite, 'Receipt <b>FS-1</b>');
  await openAs(page, staffSite, 'ana', '/admin');
  await expectSoundStaffPages(page, staffPages);
});

test('the help editor reflows and passes axe in light and dark, both with its link form and with errors', async ({
  page,
  staffSite,
}) => {
  await openAs(page, staffSite, 'ana', '/admin/help?id=a-7');
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('button', { name: 'Set the link' }).click();
  await page.getByText('Placeholders that the site fills in').click();
  expect.soft(await pageFaults(page), 'link form').toEqual([]);
  await page.getByRole('radio', { name: 'As HTML' }).check();
  await page.getByLabel('Answer', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  expect.soft(await pageFaults(page), 'errors').toEqual([]);
});
