import { text } from '../support/drawn-files.ts';
import { send } from '../support/inbox.ts';
import { expect, live, openAs, test } from '../support/staff.ts';

test.describe('Q4: the queue', () => {
  test('a search covers all views, and Forward and a reload keep the search', async ({ page, staffSite }) => {
    const mark = `Lane ${process.pid}`;
    const files = [text('plans.txt', 'plans')];
    const first = await send(staffSite, files, { projectName: `${mark} one`, email: 'one@example.net' });
    const second = await send(staffSite, files, { projectName: `${mark} two` });
    await staffSite.sql("update submissions set state = 'closed', due_at = null where reference = $1", [
      first,
    ]);
    await openAs(page, staffSite, 'ada', '/admin/submissions?view=mine');
    await expect(page).toHaveURL(/\/admin\/work\?view=mine&kind=case$/);
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox');
    await search.fill(mark);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText(/open work first: 2/)).toBeVisible();
    await expect(main.getByRole('rowheader')).toHaveText([new RegExp(second), new RegExp(first)]);
    await page.goBack();
    await expect(main.getByText(/^Mine: /)).toBeVisible();
    await page.goForward();
    await page.reload();
    await live(page);
    await expect(main.getByText(/open work first: 2/)).toBeVisible();
    await expect(search).toHaveValue(mark);
    for (const words of [first, `one@example.net ${process.pid}`]) {
      await search.fill(words);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(main.getByRole('rowheader')).toHaveText([new RegExp(first)]);
    }
    await search.fill('nothing has this name');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('Nothing matches.')).toBeVisible();
  });

  test('new work appears when the user returns to the tab, and each page of fifty entries has its own URL', async ({
    page,
    staffSite,
  }) => {
    const mark = `Court ${process.pid}`;
    await openAs(page, staffSite, 'ada', `/admin/work?search=${encodeURIComponent(mark)}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Nothing matches.')).toBeVisible();
    const reference = await send(staffSite, [text('plans.txt', 'plans')], { projectName: mark });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(main.getByRole('rowheader')).toHaveText([new RegExp(reference)]);
    await staffSite.sql(
      `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at)
       select gen_random_uuid(), 'FS-20200101-' || lpad(number::text, 8, '0'), project_name, project_type, sender, email, phone,
         comment, has_dropbox, received_at
       from submissions, generate_series(1, 50) number where reference = $1`,
      [reference],
    );
    try {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(main.getByRole('rowheader')).toHaveCount(50);
      await main.getByRole('link', { name: 'Next page' }).click();
      await expect(main.getByRole('rowheader')).toHaveCount(1);
      await expect(page).toHaveURL(/search=Court.*page=2$/);
      await expect(main.getByRole('link', { name: 'Next page' })).toHaveCount(0);
      await main.getByRole('link', { name: 'Previous page' }).click();
      await expect(main.getByRole('rowheader')).toHaveCount(50);
    } finally {
      await staffSite.sql("delete from submissions where reference like 'FS-20200101-%'");
    }
  });
});
