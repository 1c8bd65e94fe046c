import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings } from '../support/accessibility.ts';
import { text } from '../support/drawn-files.ts';
import { detailPath, send } from '../support/inbox.ts';
import { anotherBrowser, expect, openAs, test } from '../support/staff.ts';

test.describe('Inbox: one submission', () => {
  test('an administrator can delete a submission with its files after confirming, but an analyst cannot', async ({
    page,
    browser,
    staffSite,
  }) => {
    const mark = `Delete ${process.pid}`;
    const reference = await send(staffSite, [text('plans.txt', 'plans')], { projectName: mark });
    await openAs(page, staffSite, 'ana', detailPath(reference));
    await page.getByRole('button', { name: 'Delete submission' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${reference}?` });
    await expect(dialog).toContainText(`${mark} and its file will be gone`);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();

    const analyst = await anotherBrowser(browser);
    await openAs(analyst, staffSite, 'ada', detailPath(reference));
    await expect(analyst.getByRole('heading', { name: 'Internal notes' })).toBeVisible();
    await expect(analyst.getByRole('button', { name: 'Delete submission' })).toHaveCount(0);
    await analyst.context().close();

    await page.getByRole('button', { name: 'Delete submission' }).click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText(`${reference} and its files are deleted.`)).toBeVisible();
    await page.getByRole('link', { name: 'All work' }).click();
    await expect(page.getByRole('main').getByText(mark)).toHaveCount(0);
    await expect.poll(() => existsSync(join(staffSite.dataDir, 'uploads', reference))).toBe(false);
    await page.goto('/admin/audit');
    await expect(page.getByText(`ana deleted the submission ${reference} with its files`)).toBeVisible();
  });
});
