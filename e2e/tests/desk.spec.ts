import type { DeskOrder } from '@title24/shared-domain/orders';
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
import { planSet, type SentFile } from '../support/drawn-files.ts';

test.setTimeout(180_000);

const asInput = ({ name, type, bytes }: SentFile) => ({ name, mimeType: type, buffer: bytes });

test('D3a an analyst finds the order in the queue, reviews and delivers it, and the payment completes it', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const { number, projectNumber } = await desk.ordered({ name: 'Canyon house' });
  await desk.after(0, '12:00');
  await openDesk(page, desk, 'ada');
  for (const words of [
    projectNumber,
    `${projectNumber}-canyon-house-r1`,
    `${projectNumber}-canyon-house-r1-CF1R.pdf`,
    'Canyon house',
  ]) {
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible(slow);
    await expect(page.getByText(/open work first: 1$/)).toBeVisible();
  }
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('3 days 12 hours left');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('The review is yours.')).toBeVisible(slow);
  await expect(page.locator(facts('Reviewer'))).toHaveText('ada');
  await expect(
    page.getByText('Before you deliver: add the report as a PDF, complete the checklist.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible(slow);
  await expect(page.getByText('Front faces 200° (south-southwest).')).toBeVisible();

  const refused = await openAction(page, 'Deliver', 'Deliver the report?');
  await expect(refused.getByText('Complete the checklist first.')).toBeVisible(slow);
  await refused.getByRole('button', { name: 'Not now' }).click();

  const files = page.getByRole('region', { name: 'Report files' });
  await files.getByLabel('File', { exact: true }).setInputFiles(asInput(planSet()));
  await files.getByRole('button', { name: 'Add the file' }).click();
  await expect(files.getByText('plan set.pdf is added.')).toBeVisible(slow);
  const report = `${projectNumber}-canyon-house-r1-CF1R.pdf`;
  await expect(files.getByRole('heading', { name: report })).toBeVisible();
  const checklist = page.getByRole('region', { name: 'Checklist' });
  for (const box of await checklist.getByRole('checkbox').all()) await box.check();
  await checklist.getByRole('group', { name: 'Does the software run comply?' }).getByLabel('Yes').check();
  await checklist
    .getByRole('group', { name: /registration/ })
    .getByLabel('No')
    .check();
  await expect(checklist.getByText('Saved. The checklist is complete.')).toBeVisible(slow);

  const dialog = await openAction(page, 'Deliver', 'Deliver the report?');
  const shown = await mailShown(dialog);
  expect(shown).toContain(`Your report is here (${number})`);
  await dialog.getByRole('button', { name: 'Deliver the report' }).click();
  await expect(page.getByText('The report is delivered.')).toBeVisible(slow);
  const { files: added } = await desk.done<DeskOrder>('ada', 'desk', 'load', { order: number });
  const wanted = { order: number, file: added[0]?.id };
  expect((await desk.call('ana', 'orders', 'openFile', wanted)).result).toBeDefined();
  expect((await desk.call('ben', 'orders', 'openFile', wanted)).error?.code).toBe(-32001);
  for (const { subject } of (await desk.mails(number)).slice(0, 2)) expect(shown).toContain(subject);

  const charges = page.getByRole('region', { name: 'Charges' });
  await expect(charges.getByText('Due', { exact: true })).toBeVisible();
  const payment = await openAction(page, `Record a payment for ${number}-S`, /^Record the payment of/);
  await payment.getByRole('radio', { name: 'Check' }).check();
  await payment.getByRole('textbox', { name: /Number of the check/ }).fill('1207');
  expect(await continueToMail(payment)).toContain(number);
  await payment.getByRole('button', { name: 'Record the payment' }).click();
  await expect(page.getByText('The payment is recorded.')).toBeVisible(slow);
  await expect(charges.getByText(/by check/)).toContainText('1207');
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toContainText(
    'Completed',
  );
});

test('D3b a resubmission after requested changes shows its differences, and the deadline starts over', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const { number, projectNumber } = await desk.ordered();
  await desk.after(1, '09:00');
  await desk.act('ada', 'desk', 'startReview', number);
  await openDesk(page, desk, 'ada', number);
  const dialog = await openAction(page, 'Ask for changes', 'Ask for changes');
  const message = 'The kitchen has too much glass facing west. Please make it smaller.';
  await dialog.getByRole('textbox', { name: 'What the project needs' }).fill(message);
  await dialog.getByRole('checkbox', { name: 'Less west-facing glass' }).check();
  const shown = await continueToMail(dialog);
  expect(shown).toContain(message);
  expect(shown).toContain('Less west-facing glass');
  await dialog.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByText('The customer is asked for changes.')).toBeVisible(slow);
  const [mail] = await desk.mails(number);
  expect(mail?.text).toContain(message);
  await expect(page.locator(facts('Due'))).toHaveCount(0);
  await expect(page.locator(facts('The customer answers by'))).toContainText('left');

  await desk.after(7, '09:00');
  const project = await desk.done<{ data: { mechanical: object }; stepStamps: Record<string, number> }>(
    'ana',
    'projects',
    'load',
    { number: projectNumber },
  );
  await desk.done('ana', 'projects', 'saveStep', {
    number: projectNumber,
    step: 'mechanical',
    data: { mechanical: { ...project.data.mechanical, testedDuctLeakage: true, ductLeakagePercent: 5 } },
    stamp: project.stepStamps.mechanical,
  });
  await desk.act('ana', 'orders', 'resubmit', number, {
    reply: 'We test the ducts instead.',
    confirmsWarnings: true,
  });

  await openDesk(page, desk, 'ada', number);
  await expect(page.getByText('Round 2', { exact: true }).first()).toBeVisible();
  await expect(page.locator(facts('Due'))).toContainText('3 days 15 hours left');
  await expect(page.getByText('We test the ducts instead.')).toBeVisible();
  const changes = page.getByRole('table', { name: 'Changed answers' });
  await expect(changes.getByRole('row', { name: /Leakage/ })).toContainText('5', slow);
  await page.getByRole('combobox', { name: 'Submission' }).selectOption('Round 1');
  await expect(page.getByText('We test the ducts instead.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Project as submitted' }).getByText(message)).toBeVisible();
});

test('D3h the payment of an invoice is recorded, and only an administrator can record a refund', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const number = await desk.delivered({ name: 'Paid house' });
  await openDesk(page, desk, 'ada', number);
  const payment = await openAction(page, `Record a payment for ${number}-S`, /^Record the payment of/);
  await payment.getByRole('radio', { name: 'Bank transfer' }).check();
  expect(await continueToMail(payment)).toContain(number);
  await payment.getByRole('button', { name: 'Record the payment' }).click();
  await expect(page.getByText('The payment is recorded.')).toBeVisible(slow);
  await expect(page.getByRole('button', { name: /Record a refund/ })).toHaveCount(0);

  await openDesk(page, desk, 'eve', number);
  const refund = await openAction(page, `Record a refund for ${number}-S`, 'Record a refund');
  await refund.getByRole('textbox', { name: 'Amount in dollars' }).fill('10.00');
  await refund.getByRole('textbox', { name: 'Reason' }).fill('You paid ten dollars too much.');
  expect(await continueToMail(refund)).toContain('$10.00');
  await refund.getByRole('button', { name: 'Record the refund' }).click();
  await expect(page.getByText('The refund is recorded.')).toBeVisible(slow);
});

test('D3i the desk refuses members, and staff cannot act on their own orders', async ({ page, desk }) => {
  await desk.monday();
  const { number } = await desk.ordered({ name: 'Own house', account: 'ana' });
  const seen = await desk.seen(number);
  for (const method of ['load', 'startReview', 'deliver', 'cancel', 'note']) {
    const { error } = await desk.call('ben', 'desk', method, {
      ...seen,
      fee: 'none',
      reason: 'x',
      text: 'x',
    });
    expect(error?.code, method).toBe(-32003);
  }
  await desk.site.sql(`insert into account_roles (account_id, role_name)
    select id, 'Analyst' from accounts where name = 'ana' on conflict do nothing`);
  await openDesk(page, desk, 'ana', number);
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('Other staff have to handle orders of your own account.')).toBeVisible(slow);
  await desk.site.sql(`delete from account_roles where role_name = 'Analyst'
    and account_id = (select id from accounts where name = 'ana')`);
});
