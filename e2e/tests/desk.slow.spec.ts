import {
  continueToMail,
  expect,
  facts,
  mailShown,
  openAction,
  openDesk,
  slow,
  test,
} from '../support/desk.ts';

test.setTimeout(180_000);

test('D3c: an order lapses if the customer does not answer by the deadline, and staff confirm its evaluation fee', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const { number } = await desk.ordered();
  await desk.after(1, '09:00');
  await desk.act('ada', 'desk', 'startReview', number);
  await desk.act('ada', 'desk', 'requestChanges', number, {
    message: 'The walls do not go round.',
    actions: ['other'],
  });
  await desk.after(22, '09:00');
  await openDesk(page, desk, 'ada', number);
  await expect(page.getByText('An evaluation fee needs your decision')).toBeVisible();
  await expect(page.locator(facts('Canceled'))).toContainText('without an answer from the customer');
  const confirm = await openAction(
    page,
    `Confirm the fee for ${number}-E`,
    /^Charge the evaluation fee of \$/,
  );
  expect(await mailShown(confirm)).toContain('evaluation fee');
  await confirm.getByRole('button', { name: /^Charge \$/ }).click();
  await expect(page.getByText('The fee is invoiced.')).toBeVisible(slow);
});

test('D3e: a late order is marked as late, and its missed rush service and half the price of its services are not charged', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const { number } = await desk.ordered({ name: 'Late house', skus: ['1001', '3001'] });
  await desk.after(4, '10:00');
  await openDesk(page, desk, 'ada');
  await page.getByRole('link', { name: /^Late \(/ }).click();
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('Late by 3 days 19 hours', slow);
  await desk.readyToDeliver(number);
  await openDesk(page, desk, 'ada', number);
  await expect(page.locator(facts('Rush promise'))).toContainText('Late by');
  await expect(page.locator(facts('Due'))).toContainText('Late by 10 hours');
  const dialog = await openAction(page, 'Deliver', 'Deliver the report?');
  expect(await mailShown(dialog)).toContain('We were late');
  await dialog.getByRole('button', { name: 'Deliver the report' }).click();
  await expect(page.getByText('The report is delivered.')).toBeVisible(slow);
  const charges = page.getByRole('region', { name: 'Charges' });
  await expect(charges).toContainText('Rush service: not charged, because we missed the promise');
  await expect(charges).toContainText('Late report: 50% of the price of the services is not charged');
});

test('D3g: copies are charged when they are recorded as mailed', async ({ page, desk }) => {
  await desk.monday();
  const number = await desk.delivered({ name: 'Mailed house', skus: ['1001', '5001'] });
  await openDesk(page, desk, 'ada', number);
  const charges = page.getByRole('region', { name: 'Charges' });
  await expect(charges.getByRole('heading', { level: 4 })).toHaveCount(1);
  await expect(page.locator(facts('Copies go to'))).toContainText('12 Oak Street, Oakland, CA 94607');
  const dialog = await openAction(page, 'Copies are mailed', 'Copies are in the mail');
  await dialog.getByRole('textbox', { name: /Tracking number/ }).fill('9400 1000');
  expect(await continueToMail(dialog)).toContain('9400 1000');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(charges).toContainText('Mailed copies', slow);
  await expect(page.locator(facts('Copies mailed'))).toContainText('tracking number 9400 1000');
});

test('D3i: if two analysts act at once, the second sees the conflict and continues from the first one’s result', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const { number } = await desk.ordered({ name: 'Wanted house' });
  await desk.act('cleo', 'desk', 'startReview', number);
  await openDesk(page, desk, 'ada', number);
  const reason = 'The site plan shows another address.';
  const cancel = await openAction(page, 'Cancel the order', 'Cancel this order');
  await cancel.getByRole('radio', { name: 'No fee' }).check();
  await cancel.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await desk.act('cleo', 'desk', 'release', number);
  await cancel.getByRole('button', { name: 'Continue' }).click();
  await expect(cancel.getByText('This has changed since you opened it')).toBeVisible(slow);
  await cancel.getByRole('button', { name: 'Show the current state' }).click();
  await expect(page.locator(facts('Reviewer'))).toHaveText('Unassigned', slow);
  await expect(cancel.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  expect(await continueToMail(cancel)).toContain(reason);
});
