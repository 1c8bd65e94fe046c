import { pageFaults } from '../support/accessibility.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { expect, live, openAs, parkMail, test } from '../support/staff.ts';

/** Each page, and the name of something that is there once its data is. */
const staffPages = [
  { path: '/admin', role: 'heading', name: 'Recent changes' },
  { path: '/admin/work', role: 'searchbox', name: 'Search all work' },
  { path: '/admin/help', role: 'heading', name: /^A\. / },
  { path: '/admin/help?id=a-7', role: 'textbox', name: 'Answer' },
  { path: '/admin/products', role: 'link', name: /^1001 / },
  { path: '/admin/products?sku=1002', role: 'textbox', name: 'Price' },
  { path: '/admin/products?new', role: 'textbox', name: 'SKU' },
  { path: '/admin/prices', role: 'group', name: 'Commercial' },
  { path: '/admin/company', role: 'group', name: 'Where links lead' },
  { path: '/admin/announcement', role: 'group', name: 'Schedule' },
  { path: '/admin/mail', role: 'heading', name: 'Receipt <b>FS-1</b>' },
  { path: '/admin/accounts', role: 'heading', name: 'ana' },
  { path: '/admin/privacy?person=ana', role: 'table', name: /^Stored about ana/ },
  { path: '/admin/roles', role: 'link', name: 'Analyst' },
  { path: '/admin/roles?name=Analyst', role: 'group', name: 'What customers owe and have paid' },
  { path: '/admin/remotes', role: 'textbox', name: /^Whose token/ },
  { path: '/admin/audit', role: 'searchbox', name: /^Search by/ },
] as const;

/** Both halves of the staff's pages, so that workers take them side by side. */
for (const [index, half] of [staffPages.slice(0, 6), staffPages.slice(6)].entries())
  test(`axe in light and dark, headings, reflow and the keyboard on every staff page (${index + 1} of 2)`, async ({
    page,
    staffSite,
  }) => {
    test.setTimeout(180_000);
    await parkMail(staffSite, 'Receipt <b>FS-1</b>');
    await openAs(page, staffSite, 'ana', '/admin');
    for (const { path, role, name } of half)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await live(page);
        await expect(page.getByRole('navigation', { name: 'Staff tools' })).toBeVisible();
        await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible();
        await expect(page.getByText('Loading')).toHaveCount(0);
        expect.soft(await pageFaults(page), path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        expect.soft(await keyboardFaults(page), path).toEqual([]);
      });
  });

test('axe in light and dark and reflow of the help editor’s link form and errors', async ({
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
