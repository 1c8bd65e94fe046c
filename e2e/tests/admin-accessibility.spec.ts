import { openAs, test } from '../support/staff.ts';
import { expectSoundStaffPages, staffPages } from '../support/staff-pages.ts';

/** A list, a form and a table with choices. admin-accessibility.slow.spec.ts checks all staff pages. */
const samples = ['/admin/work', '/admin/products?sku=1002', '/admin/roles?name=Analyst'];

test('axe in light and dark, headings, reflow and the keyboard on staff pages', async ({
  page,
  staffSite,
}) => {
  await openAs(page, staffSite, 'ana', '/admin');
  await expectSoundStaffPages(
    page,
    staffPages.filter(({ path }) => samples.includes(path)),
  );
});
