import { expect, mailShown, openAction, openDesk, slow, test } from '../support/desk.ts';
import { expectNoFaults, openWhole } from '../support/desk-faults.ts';
import { keyboardFaults } from '../support/keyboard.ts';

test.setTimeout(300_000);

test('D3b: a request for changes, its email and the order’s page afterward pass axe and fit at 320 px', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const number = await desk.reviewed({ name: 'Changed house' });
  await openWhole(page, desk, number);
  const dialog = await openAction(page, 'Ask for changes', 'Ask for changes');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    dialog.getByRole('group', { name: 'There is a problem' }).or(dialog.getByRole('alert')),
  ).toBeFocused();
  await expectNoFaults(page);
  await dialog.getByRole('textbox').fill('The kitchen has too much glass facing west.');
  await dialog.getByRole('checkbox', { name: 'Overhangs' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await mailShown(dialog);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByText('We ask the customer for changes.')).toBeVisible(slow);
  await expectNoFaults(page);
});

test('D3c: a request to cancel, a pending fee, a revision and a conflict pass axe and fit at 320 px', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const delivered = await desk.delivered({ name: 'Delivered house' });
  await desk.act('ada', 'desk', 'unlock', delivered, { feeCents: 4000, reason: 'The window changes.' });
  await desk.monday();
  const lapsed = await desk.reviewed({ name: 'Lapsed house' });
  await desk.act('ada', 'desk', 'requestChanges', lapsed, {
    message: 'The walls do not go round.',
    actions: ['other'],
  });
  await desk.after(22, '09:00');
  const { number } = await desk.ordered({ name: 'Unwanted house' });
  await desk.after(22, '12:00');
  await desk.act('ana', 'orders', 'requestCancel', number, { reason: 'We do not build after all.' });

  await openWhole(page, desk, lapsed);
  await expect(page.getByText('An evaluation fee needs your decision')).toBeVisible();
  await expectNoFaults(page);
  await openDesk(page, desk, 'ada', `${delivered.split('-')[0]}-2`);
  await expectNoFaults(page);
  await openWhole(page, desk, number);
  await expect(page.getByText('The customer wants to cancel')).toBeVisible();
  await desk.act('cleo', 'desk', 'startReview', number);
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('This has changed since you opened it')).toBeVisible(slow);
  await expectNoFaults(page);
});

test('D3a: the queue, an order in review and its delivery pass axe, fit at 320 px and work by keyboard', async ({
  page,
  desk,
}) => {
  await desk.monday();
  await desk.ordered({ name: 'An-address-without-any-space-'.repeat(3), skus: ['1001', '3001'] });
  const number = await desk.reviewed({ name: 'Reviewed house' });
  await desk.after(4, '09:00');
  await openDesk(page, desk, 'ada');
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible(slow);
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  await openWhole(page, desk, number);
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);

  const deliver = page.getByRole('button', { name: 'Deliver' });
  await deliver.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deliver the report?' });
  await mailShown(dialog);
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(deliver).toBeFocused();
  await page.keyboard.press('Enter');
  await mailShown(dialog);
  await dialog.getByRole('button', { name: 'Deliver the report' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(`^${number} `) })).toBeFocused(slow);
  await expectNoFaults(page);
});
