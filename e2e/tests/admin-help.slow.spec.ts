import { navigateTo } from '../support/navigate.ts';
import { startSession } from '../support/session.ts';
import { expect, type HelpItem, openAs, resultOf, test } from '../support/staff.ts';

test('H2 every help text survives the formatted editor unchanged', async ({ page, staffSite }) => {
  test.setTimeout(180_000);
  const token = await startSession(staffSite, 'ana');
  await openAs(page, staffSite, 'ana', '/admin/help');
  for (const category of 'ABCDEFGHI') {
    const items = await resultOf<HelpItem[]>(staffSite, '2.0/help', 'loadFaqCatHelp', { category }, token);
    for (const { id } of items) {
      await navigateTo(page, `/admin/help?id=${id}`);
      await expect(page.getByRole('heading', { name: `Help text ${id}` })).toBeVisible();
      await expect.soft(page.getByRole('radio', { name: 'As it looks' }), id).toBeChecked();
    }
  }
});
