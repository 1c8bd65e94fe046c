import { headingFaults } from '../support/accessibility.ts';
import { planSet, text } from '../support/drawn-files.ts';
import { detailPath, expectNoFindings, send } from '../support/inbox.ts';
import { expect, openAs, test } from '../support/staff.ts';

test('Inbox: axe in light and dark, headings and 320 px', async ({ page, staffSite }) => {
  test.setTimeout(120_000);
  const reference = await send(staffSite, [planSet(), text('calc.txt', 'plans')], {
    projectName: 'An-address-without-any-space-'.repeat(6),
    comment: 'Two floors.\nPlease hurry.',
  });
  await openAs(page, staffSite, 'ada', '/admin/submissions');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/submissions');
    await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
    await expectNoFindings(page);
    expect(await headingFaults(page)).toEqual([]);
    await page.goto(detailPath(reference));
    await expect(page.getByRole('button', { name: 'Preview plan set.pdf' })).toBeVisible();
    await expectNoFindings(page);
    expect(await headingFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Preview plan set.pdf' }).click();
    await expect(page.getByText(/^Page 1, at/)).toBeVisible();
    await expectNoFindings(page);
  }
});
