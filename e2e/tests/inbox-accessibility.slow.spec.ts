import { pageFaults } from '../support/accessibility.ts';
import { planSet, text } from '../support/drawn-files.ts';
import { detailPath, send } from '../support/inbox.ts';
import { expect, openAs, test } from '../support/staff.ts';

test('the inbox pages pass axe in light and dark, have a valid heading outline, and fit at 320 px', async ({
  page,
  staffSite,
}) => {
  test.setTimeout(120_000);
  const reference = await send(staffSite, [planSet(), text('calc.txt', 'plans')], {
    projectName: 'An-address-without-any-space-'.repeat(6),
    comment: 'Two floors.\nPlease hurry.',
  });
  await openAs(page, staffSite, 'ada', '/admin/work?view=unassigned');
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.goto(detailPath(reference));
  await expect(page.getByRole('button', { name: 'Preview plan set.pdf' })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Preview plan set.pdf' }).click();
  await expect(page.getByText(/^Page 1, at/)).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await openAs(page, staffSite, 'ana', detailPath(reference));
  await page.getByRole('button', { name: 'Delete submission' }).click();
  await expect(page.getByRole('dialog', { name: `Delete ${reference}?` })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
});
