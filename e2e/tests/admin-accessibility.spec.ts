import { axeFindingsInLightAndDark, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { expect, live, openAs, parkMail, test } from '../support/staff.ts';

/** Each page, and the name of something that is there once its data is. */
const staffPages = [
  { path: '/admin', role: 'heading', name: 'Recent changes' },
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
  { path: '/admin/remotes', role: 'textbox', name: /^Whose token/ },
  { path: '/admin/audit', role: 'searchbox', name: /^Search by/ },
] as const;

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe in light and dark, headings and reflow on every staff page', async ({ page, staffSite }) => {
      test.setTimeout(180_000);
      await parkMail(staffSite, 'Receipt <b>FS-1</b>');
      await openAs(page, staffSite, 'ana', '/admin');
      for (const { path, role, name } of staffPages) {
        await test.step(path, async () => {
          await page.goto(path);
          await live(page);
          await expect(page.getByRole('navigation', { name: 'Staff tools' })).toBeVisible();
          await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible();
          await expect(page.getByText('Loading')).toHaveCount(0);
          expect.soft(await axeFindingsInLightAndDark(page), path).toEqual([]);
          expect.soft(await headingFaults(page), path).toEqual([]);
          expect.soft(await sidewaysScroll(page), path).toEqual([]);
        });
      }
      await page.goto('/admin/help?id=a-7');
      await page.getByRole('button', { name: 'Link' }).click();
      await page.getByRole('button', { name: 'Set the link' }).click();
      await page.getByText('Placeholders that the site fills in').click();
      expect.soft(await axeFindingsInLightAndDark(page), 'link form').toEqual([]);
      expect.soft(await sidewaysScroll(page), 'link form').toEqual([]);
      await page.getByRole('radio', { name: 'As HTML' }).check();
      await page.getByLabel('Answer', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      expect.soft(await axeFindingsInLightAndDark(page), 'errors').toEqual([]);
    });
  });
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the keyboard reaches all of every staff page, and nothing covers where it is', async ({
    page,
    staffSite,
  }) => {
    test.setTimeout(180_000);
    await parkMail(staffSite, 'Receipt <b>FS-1</b>');
    await openAs(page, staffSite, 'ana', '/admin');
    for (const { path, role, name } of staffPages) {
      await test.step(path, async () => {
        await page.goto(path);
        await live(page);
        await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible();
        await expect(page.getByText('Loading')).toHaveCount(0);
        expect.soft(await keyboardFaults(page), path).toEqual([]);
      });
    }
  });
});
