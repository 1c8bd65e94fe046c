import type { OrderView } from '@title24/shared-domain/orders';
import { expect, slow, test } from '../support/desk.ts';
import { openAs } from '../support/staff.ts';

test.setTimeout(180_000);

test('D3f, D4a: one revision is submitted after its fee is accepted, another is withdrawn, and the list shows the state of each project', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const kept = await desk.delivered({ name: 'Kept house' });
  await desk.monday();
  const changed = await desk.delivered({ name: 'Kitchen house' });
  for (const number of [kept, changed]) {
    await desk.act('ada', 'desk', 'unlock', number, { feeCents: 4000, reason: 'The kitchen changes.' });
  }
  const revisionOf = (number: string) => `${number.split('-')[0]}-2`;
  await openAs(page, desk.site, 'ana', '/project/list');
  const row = page.getByRole('row', { name: /Kitchen house/ }).first();
  await expect(row).toContainText('unlocked for revision', slow);
  await expect(row).toContainText('Submit your changes by the end of');
  await row.getByRole('link', { name: `Order ${revisionOf(changed)}` }).click();
  const submit = page.getByRole('button', { name: 'Submit the revision' });
  await page.getByRole('textbox', { name: /^Your answer/ }).fill('The kitchen window is as it was.');
  await submit.click();
  await expect(page.getByText('Accept the fee of the revision, or withdraw it.')).toBeVisible(slow);
  await page.getByRole('checkbox', { name: /^I accept the fee of \$40\.00/ }).check();
  await submit.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Now: Submitted' })).toBeVisible(slow);
  expect(await desk.done<OrderView>('ana', 'orders', 'load', { order: revisionOf(changed) })).toMatchObject({
    state: 'resubmitted',
    rounds: [{ reply: 'The kitchen window is as it was.' }],
    charges: [],
  });

  await page.goto(`/project/${revisionOf(kept).replace('-', '/order/')}`);
  await page.locator('summary', { hasText: 'Withdraw the revision' }).click();
  await page.getByRole('button', { name: 'Withdraw, and lock the project again' }).click();
  await expect(
    page.getByText(
      'This revision was withdrawn. The project is back to the way it was when the report was delivered.',
    ),
  ).toBeVisible(slow);
  await page.goto('/project/list');
  await expect(page.getByRole('row', { name: /Kept house/ }).first()).toContainText('delivered', slow);
});
