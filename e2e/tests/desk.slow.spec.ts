import { addDays } from '@title24/shared-domain';
import { type DeskOrder, formatCents, type OrderView } from '@title24/shared-domain/orders';
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
import { anotherBrowser } from '../support/staff.ts';

test.setTimeout(180_000);

test('D3c an unanswered order lapses at its deadline, and staff can reopen it, or confirm or waive its fee', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const numbers: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const { number } = await desk.ordered({ name: `${name} house` });
    numbers.push(number);
  }
  await desk.after(1, '09:00');
  for (const number of numbers) {
    await desk.act('ada', 'desk', 'startReview', number);
    await desk.act('ada', 'desk', 'requestChanges', number, {
      message: 'The walls do not go round.',
      actions: ['other'],
    });
  }
  const [first = '', second = '', third = ''] = numbers;
  await desk.after(22, '09:00');
  await openDesk(page, desk, 'ada', first);
  await expect(page.getByText('An evaluation fee needs your decision')).toBeVisible();
  await expect(page.locator(facts('Canceled'))).toContainText('without an answer from the customer');
  const again = await openAction(page, 'Reopen the order', 'Reopen this order');
  const lastDay = (await again.getByLabel('Last day to answer').getAttribute('min')) ?? '';
  await again.getByLabel('Last day to answer').fill(lastDay);
  await continueToMail(again);
  await again.getByRole('button', { name: 'Reopen the order' }).click();
  await expect(page.getByText('The customer has more time.')).toBeVisible(slow);
  await expect(page.getByText('Changes needed', { exact: true }).first()).toBeVisible();

  await openDesk(page, desk, 'ada', second);
  const confirm = await openAction(
    page,
    `Confirm the fee for ${second}-E`,
    /^Charge the evaluation fee of \$/,
  );
  expect(await mailShown(confirm)).toContain('evaluation fee');
  await confirm.getByRole('button', { name: /^Charge \$/ }).click();
  await expect(page.getByText('The fee is invoiced.')).toBeVisible(slow);

  await openDesk(page, desk, 'ada', third);
  const waive = await openAction(page, `Waive for ${third}-E`, /^Waive \$/);
  await waive.getByRole('textbox', { name: 'Reason' }).fill('The customer was in the hospital.');
  expect(await continueToMail(waive)).toContain('The customer was in the hospital.');
  await waive.getByRole('button', { name: /^Waive \$/ }).click();
  await expect(page.getByText('The charge is waived.')).toBeVisible(slow);
});

test('D3e a late order is marked as late, and half of its services and the missed rush service are not charged', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const { number, servicesCents } = await desk.ordered({ name: 'Late house', skus: ['1001', '3001'] });
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
  await expect(charges).toContainText('Late report: half the price of the services is not charged');
  const order = await desk.done<DeskOrder>('ada', 'desk', 'load', { order: number });
  const rest = servicesCents - order.rushWaivedCents;
  expect(order.rebateCents).toBe(Math.ceil(rest / 2));
  await expect(charges).toContainText(`Services: ${formatCents(rest - order.rebateCents)}`);
});

test('D3g copies are charged when they are recorded as mailed', async ({ page, desk }) => {
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

test('D3i if two analysts act at once, the second sees the conflict and continues from the first one’s result', async ({
  page,
  browser,
  desk,
}) => {
  await desk.monday();
  const { number } = await desk.ordered({ name: 'Wanted house' });
  const other = await anotherBrowser(browser);
  await openDesk(page, desk, 'ada', number);
  await openDesk(other, desk, 'cleo', number);
  await other.getByRole('button', { name: 'Start the review' }).click();
  await expect(other.getByText('The review is yours.')).toBeVisible(slow);

  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('This order has changed since you opened it')).toBeVisible(slow);
  await page.getByRole('button', { name: 'Show the current order' }).click();
  await expect(page.locator(facts('Reviewer'))).toHaveText('cleo', slow);

  const reason = 'The site plan shows another address.';
  const cancel = await openAction(page, 'Cancel the order', 'Cancel this order');
  await cancel.getByRole('radio', { name: 'No fee' }).check();
  await cancel.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await other.getByRole('button', { name: 'Put back in the queue' }).click();
  await expect(other.getByText('The order is back in the queue, for anyone to take.')).toBeVisible(slow);
  await cancel.getByRole('button', { name: 'Continue' }).click();
  await expect(cancel.getByText('This order has changed since you opened it')).toBeVisible(slow);
  await cancel.getByRole('button', { name: 'Show the current order' }).click();
  await expect(page.locator(facts('Reviewer'))).toHaveText('Unassigned', slow);
  await expect(cancel.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  expect(await continueToMail(cancel)).toContain(reason);
  await other.context().close();
});

test('D3d a request to cancel can be refused, or accepted with or without the fee', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const [refused, free, charged] = [
    await desk.ordered({ name: 'Refused house' }),
    await desk.ordered({ name: 'Free house' }),
    await desk.ordered({ name: 'Charged house' }),
  ];
  await desk.after(0, '12:00');
  for (const { number } of [refused, free, charged]) {
    await desk.act('ada', 'desk', 'startReview', number);
    await desk.act('ana', 'orders', 'requestCancel', number, { reason: 'We do not build after all.' });
  }
  await openDesk(page, desk, 'ada', refused.number);
  const request = page.getByText('The customer wants to cancel');
  await expect(request).toBeVisible();
  await expect(page.getByText('We do not build after all.')).toBeVisible();
  const no = await openAction(page, 'Refuse to cancel', 'Refuse to cancel');
  await no.getByRole('textbox', { name: 'Reason' }).fill('Your report is finished.');
  expect(await continueToMail(no)).toContain('Your report is finished.');
  await no.getByRole('button', { name: 'Refuse to cancel' }).click();
  await expect(page.getByText('The customer is told that the order continues.')).toBeVisible(slow);
  await expect(request).toHaveCount(0);

  for (const [{ number, evaluationFeeCents }, choice] of [
    [free, 'No fee'],
    [charged, /^Charge \$/],
  ] as const) {
    await openDesk(page, desk, 'ada', number);
    const cancel = await openAction(page, 'Cancel the order', 'Cancel this order');
    await cancel.getByRole('radio', { name: choice }).check();
    await cancel.getByRole('textbox', { name: 'Reason' }).fill('You asked for it.');
    await continueToMail(cancel);
    await cancel.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('The order was canceled.')).toBeVisible(slow);
    const charges = page.getByRole('region', { name: 'Charges' });
    if (choice === 'No fee') await expect(charges).toContainText('Nothing is charged before delivery.');
    else await expect(charges).toContainText(`Evaluation fee: ${formatCents(evaluationFeeCents)}`);
  }
});

test('D3a orders are found by project, by customer and by date', async ({ page, desk }) => {
  const day = await desk.monday();
  const first = await desk.ordered({ name: 'Twin house' });
  await desk.after(1, '09:00');
  const second = await desk.ordered({ name: 'Twin house' });
  await openDesk(page, desk, 'ada');
  const search = async (words: string) => {
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  const found = (order: OrderView) => page.getByRole('link', { name: new RegExp(order.number) });
  await search('twin house');
  await expect(page.getByText(/open work first: 2$/)).toBeVisible(slow);
  const [year, month, date] = day.split('-').map(Number);
  for (const words of [`twin house ${day}`, `twin house ${month}/${date}/${year}`, `ana twin ${day}`]) {
    await search(words);
    await expect(page.getByText(/open work first: 1$/)).toBeVisible(slow);
    await expect(found(first)).toBeVisible(slow);
    await expect(found(second)).toHaveCount(0);
    await search('twin house');
    await expect(page.getByText(/open work first: 2$/)).toBeVisible(slow);
  }
  await search(`twin house ${addDays(day, 1)}`);
  await expect(found(first)).toHaveCount(0, slow);
  await expect(found(second)).toBeVisible(slow);
});
