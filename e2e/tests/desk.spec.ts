import { formatCalendarDate } from '@title24/shared-domain';
import type { DeskOrder } from '@title24/shared-domain/orders';
import { pdfText } from '../../server/src/features/help-sheets/testing/pdf-text.ts';
import { continueToMail, expect, facts, openAction, openDesk, slow, test } from '../support/desk.ts';
import { planSet, type SentFile } from '../support/drawn-files.ts';
import { bytesOf } from '../support/inbox.ts';
import { openAs } from '../support/staff.ts';

test.setTimeout(180_000);

const asInput = ({ name, type, bytes }: SentFile) => ({ name, mimeType: type, buffer: bytes });

test('D3a, D11: an analyst finds the order in the queue, reviews it, and delivers a report that does not comply; staff record its registration; the customer reads both; the payment completes the order', async ({
  page,
  browser,
  desk,
}) => {
  const monday = await desk.monday();
  const projectNumber = await desk.project('Canyon house');
  const uploadId = await desk.upload(planSet().bytes, 'plan set.pdf');
  await desk.done('ana', 'projects', 'attach', { number: projectNumber, uploadId, kind: 'floor-plan' });
  const { number } = await desk.order(projectNumber);
  await desk.after(0, '10:00');
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
  await expect(row).toContainText('3 days 14 hours left');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('The review is yours.')).toBeVisible(slow);
  await expect(page.locator(facts('Reviewer'))).toHaveText('ada');
  await expect(
    page.getByText(
      /^Before you deliver: add the report as a PDF, complete the checklist\. Delivery is possible/,
    ),
  ).toContainText(', 11:00 AM PT, when free cancellation ends.');
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible(slow);
  await expect(page.getByText('Front faces 200° (south-southwest).')).toBeVisible();

  const attached = page.getByRole('region', { name: 'Files from the customer' });
  await attached.getByRole('button', { name: 'Preview plan set.pdf' }).click();
  await expect(attached.getByText(/^Page 1, at /)).toBeVisible(slow);
  await attached.getByRole('button', { name: 'Close' }).click();
  const download = page.waitForEvent('download');
  await attached.getByRole('button', { name: 'Download plan set.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('plan set.pdf');

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
  await checklist.getByRole('group', { name: 'Does the software run comply?' }).getByLabel('No').check();
  await checklist
    .getByRole('group', { name: /registration/ })
    .getByLabel('Yes')
    .check();
  await expect(checklist.getByText('Saved. The checklist is complete.')).toBeVisible(slow);

  await desk.after(0, '12:00');
  const dialog = await openAction(page, 'Deliver', 'Deliver the report though the run does not comply?');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const why = dialog.getByRole('textbox', { name: 'Why it is delivered anyway' });
  await expect(why).toHaveAttribute('aria-invalid', 'true', slow);
  const shortfall = 'You asked for this version to show the city what is missing.';
  await why.fill(shortfall);
  const shown = await continueToMail(dialog);
  expect(shown).toContain(`Your report is here (${number})`);
  expect(shown).toContain(shortfall);
  await dialog.getByRole('button', { name: 'Deliver the report' }).click();
  await expect(page.getByText('The report is delivered.')).toBeVisible(slow);
  const { files: added } = await desk.done<DeskOrder>('ada', 'desk', 'load', { order: number });
  const wanted = { order: number, file: added[0]?.id };
  expect((await desk.call('ana', 'orders', 'openFile', wanted)).result).toBeDefined();
  expect((await desk.call('ben', 'orders', 'openFile', wanted)).error?.code).toBe(-32001);
  for (const { subject } of (await desk.mails(number)).slice(0, 2)) expect(shown).toContain(subject);
  await expect(page.locator(facts('Compliance'))).toHaveText(`Does not comply: ${shortfall}`);

  const registration = await openAction(page, 'Record the registration', 'Record the registration');
  await registration.getByRole('textbox', { name: 'Registration number' }).fill('226-P010000001A');
  await registration.getByLabel('Registered on').fill(monday);
  expect(await continueToMail(registration)).toContain('Your report is registered: 226-P010000001A');
  await registration.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText('The registration is recorded.')).toBeVisible(slow);
  const registered = `Registration number 226-P010000001A, ${formatCalendarDate(monday)}`;
  await expect(page.locator(facts('Registration'))).toHaveText(registered);

  await test.step('the customer reads the registration and the reason on the page, and the reason in the PDF cover', async () => {
    const context = await browser.newContext();
    const customer = await context.newPage();
    await openAs(customer, desk.site, 'ana', `/project/${projectNumber}/order/1`);
    const note = customer.getByRole('region', { name: 'This report does not comply' });
    await expect(note).toContainText(shortfall, slow);
    await expect(customer.getByRole('region', { name: 'This report is registered' })).toContainText(
      registered,
    );
    const cover = customer.waitForEvent('download');
    await customer.getByRole('button', { name: `Download ${number}-read-first.pdf` }).click();
    expect(pdfText(await bytesOf(await cover)).replace(/\s/g, '')).toContain(shortfall.replace(/\s/g, ''));
    await context.close();
  });

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

test('D3b: a resubmission after requested changes shows the changed answers, and the deadline starts over', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const { number, projectNumber } = await desk.ordered();
  await desk.after(1, '09:00');
  await desk.act('ada', 'desk', 'startReview', number);
  const message = 'The kitchen has too much glass facing west. Please make it smaller.';
  await desk.act('ada', 'desk', 'requestChanges', number, { message, actions: ['less-west-glass'] });
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
