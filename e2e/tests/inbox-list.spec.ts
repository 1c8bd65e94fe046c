import { text } from '../support/drawn-files.ts';
import { send, setScanState } from '../support/inbox.ts';
import { expect, live, openAs, test } from '../support/staff.ts';

test.describe('Inbox: list', () => {
  test('search, status, type and day narrow it down; the address keeps them over Back and reload', async ({
    page,
    staffSite,
  }) => {
    const mark = `Lane ${process.pid}`;
    const files = [text('plans.txt', 'plans')];
    const first = await send(staffSite, files, { projectName: `${mark} one`, email: 'one@example.net' });
    const second = await send(staffSite, files, {
      projectName: `${mark} two`,
      projectType: 'Commercial or Non-Residential',
    });
    await openAs(page, staffSite, 'ada', '/admin/submissions');
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox');
    await search.fill(mark);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('2 submissions', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?search=Lane/);
    await expect(main.getByRole('rowheader')).toHaveText([new RegExp(second), new RegExp(first)]);

    await page.getByRole('combobox', { name: 'Project type' }).selectOption('Commercial or Non-Residential');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('1 submission', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(main.getByText('2 submissions', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Project type' })).toHaveValue('');
    await page.reload();
    await live(page);
    await expect(main.getByText('2 submissions', { exact: true })).toBeVisible();
    await expect(search).toHaveValue(mark);

    await main.getByRole('link', { name: 'Closed (0)' }).click();
    await expect(main.getByText('No submission has this status.')).toBeVisible();
    await main.getByRole('link', { name: 'Show all statuses' }).click();
    await expect(main.getByRole('rowheader')).toHaveCount(2);
    for (const words of [first, 'one@example.net']) {
      await search.fill(words);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(main.getByRole('rowheader')).toHaveText([new RegExp(first)]);
    }
    await search.fill('');
    await page.getByLabel('Received since').fill('2099-01-01');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('Nothing matches this search.')).toBeVisible();
  });

  test('what arrives meanwhile shows when the tab is seen again, and by Refresh; held-back files are marked', async ({
    page,
    staffSite,
  }) => {
    const mark = `Court ${process.pid}`;
    await openAs(page, staffSite, 'ada', `/admin/submissions?search=${encodeURIComponent(mark)}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Nothing matches this search.')).toBeVisible();
    const reference = await send(staffSite, [text('plans.txt', 'plans')], { projectName: mark });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(main.getByRole('rowheader')).toHaveText([new RegExp(reference)]);
    await expect(main.getByText('1 held back')).toHaveCount(0);
    await setScanState(staffSite, reference, 'waiting', null);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(main.getByText('1 held back')).toBeVisible();
  });

  test('pages of fifty follow each other both ways, and have addresses', async ({ page, staffSite }) => {
    const mark = `Boulevard ${process.pid}`;
    const reference = await send(staffSite, [text('plans.txt', 'plans')], { projectName: mark });
    await staffSite.sql(
      `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at)
       select gen_random_uuid(), 'FS-20200101-' || lpad(number::text, 8, '0'), project_name, project_type, sender, email, phone,
         comment, has_dropbox, received_at
       from submissions, generate_series(1, 50) number where reference = $1`,
      [reference],
    );
    try {
      await openAs(page, staffSite, 'ada', `/admin/submissions?search=${encodeURIComponent(mark)}`);
      const main = page.getByRole('main');
      await expect(main.getByText('51 submissions')).toBeVisible();
      await expect(main.getByRole('rowheader')).toHaveCount(50);
      await main.getByRole('link', { name: 'Next page' }).click();
      await expect(main.getByRole('rowheader')).toHaveCount(1);
      await expect(page).toHaveURL(/search=Boulevard.*after=\d+-[\da-f-]{36}$/);
      await page.reload();
      await live(page);
      await expect(main.getByRole('rowheader')).toHaveCount(1);
      await expect(main.getByRole('link', { name: 'Next page' })).toHaveCount(0);
      await main.getByRole('link', { name: 'Previous page' }).click();
      await expect(main.getByRole('rowheader')).toHaveCount(50);
      await expect(main.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
      await expect(main.getByText(/\d (AM|PM) PT$/).first()).toBeVisible();
    } finally {
      await staffSite.sql("delete from submissions where reference like 'FS-20200101-%'");
    }
  });

  test('the overview of an analyst leads to the new ones', async ({ page, staffSite }) => {
    await send(staffSite, [text('plans.txt', 'plans')]);
    await openAs(page, staffSite, 'ada', '/admin');
    await page.getByRole('link', { name: /sets? of plans (is|are) waiting for an analyst/ }).click();
    await expect(page).toHaveURL(/\/admin\/submissions\?view=unassigned$/);
    const view = page.getByRole('link', { name: /^Unassigned \(\d+\)$/ });
    await expect(view).toHaveAttribute('aria-current', 'page');
  });
});
