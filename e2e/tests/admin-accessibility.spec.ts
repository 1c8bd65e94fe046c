import { openAs, test } from '../support/staff.ts';
import { expectSoundStaffPages, staffPages } from '../support/staff-pages.ts';

/** A list and two forms. admin-accessibility.slow.spec.ts checks more staff pages. */
const samples = ['/admin/work', '/admin/products?sku=1002', '/admin/roles?name=Analyst'];

test('staff pages pass axe in light and dark, and their headings, reflow and keyboard access are sound', async ({
  page,
  staffSite,
}) => {
  await openAs(page, staffSite, 'ana', '/admin');
  await expectSoundStaffPages(
    page,
    staffPages.filter(({ path }) => samples.includes(path)),
  );
});
