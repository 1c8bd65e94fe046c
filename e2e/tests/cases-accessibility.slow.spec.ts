import type { Page } from '@playwright/test';
import {
  type CaseSite,
  compliant,
  expect,
  firstDay,
  identify,
  live,
  openAs,
  openByMail,
  quote,
  report,
  shows,
  slow,
  test,
} from '../support/cases.ts';
import { expectNoFaults } from '../support/desk-faults.ts';
import { keyboardFaults } from '../support/keyboard.ts';

test.setTimeout(300_000);
test.beforeEach(({ caseSite }) => caseSite.at(firstDay));

/** Sets the clock to a day when the case's quote is late, and opens the list of late work. */
async function late(page: Page, caseSite: CaseSite, reference: string): Promise<void> {
  await caseSite.at('2027-03-05');
  await openAs(page, caseSite.site, 'ada', '/admin/work?view=late');
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toContainText(/late/i, slow);
}

test('Q3: the customer’s page passes axe at 320 and 1280 px in most states of a case, and works by keyboard while it shows a quote or a report', async ({
  page,
  caseSite,
  allowConsole,
}) => {
  allowConsole(/422/);
  const reference = await caseSite.sent('An-address-without-any-space-'.repeat(3));
  await page.goto(await caseSite.link(reference, 'Your files have been sent'));
  await live(page);
  await expectNoFaults(page);
  await identify(page);
  await live(page);
  await expectNoFaults(page);
  const open = async (words: string) => {
    await page.goto(`/plans/${reference}`);
    await live(page);
    await shows(page, words);
  };
  await caseSite.act(reference, { event: 'take' });
  await caseSite.act(reference, { event: 'ask-files', message: 'The window schedule, please.' });
  await open('We need more from you');
  await expectNoFaults(page);
  await page.getByLabel('Files', { exact: true }).setInputFiles(report);
  await page.getByRole('button', { name: 'Add the files' }).click();
  await shows(page, 'You added files');

  await caseSite.act(reference, { event: 'send-quote', quote });
  await open('Your quote is ready.');
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  const decline = page.locator('details', { hasText: 'Decline the quote' });
  await decline.locator('summary').click();
  await decline.locator('form').getByRole('button', { name: 'Decline the quote' }).click();
  await shows(page, 'You declined our quote.');
  await live(page);
  await expectNoFaults(page);

  await caseSite.act(reference, { event: 'send-quote', quote: { ...quote, validUntil: firstDay } });
  await caseSite.at('2027-03-02');
  await open('Our quote has expired.');
  await expectNoFaults(page);

  await caseSite.act(reference, { event: 'send-quote', quote });
  await open('Your quote is ready.');
  await page.getByRole('button', { name: 'Accept the quote' }).click();
  await shows(page, 'Check the box to accept the quote.');
  await live(page);
  await expectNoFaults(page);
  await page.getByRole('checkbox', { name: /I order the report/ }).check();
  await page.getByRole('button', { name: 'Accept the quote' }).click();
  await shows(page, 'We’re preparing your report.');
  await live(page);
  await expectNoFaults(page);
  await caseSite.act(reference, { event: 'start' });
  await caseSite.addReport(reference, report.buffer);
  await caseSite.act(reference, {
    event: 'deliver',
    message: 'You can submit the report as it is.',
    statement: compliant,
  });
  await open('Your report is ready to download.');
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  const record = { event: 'record-payment', way: 'check', paidOn: '2027-03-02', reference: '1042' } as const;
  await caseSite.act(reference, record);
  await open('by check, 1042: $439.00.');
  await page.getByRole('textbox', { name: 'Comments' }).fill('The U-factor of window 4 is missing.');
  await page.getByRole('button', { name: 'Send the comments' }).click();
  await shows(page, 'We’re looking into the plan checker’s comments.');
  await live(page);
  await expectNoFaults(page);
  await caseSite.act(reference, { event: 'close', message: '' });
  await open('This project is closed.');
  await expectNoFaults(page);

  // This amount is too small for a card, so the page shows the other ways to pay.
  const small = await caseSite.delivered({
    ...quote,
    lines: [{ sku: null, name: 'A copy of the report', cents: 40 }],
  });
  await openByMail(page, await caseSite.link(small, 'Your report is ready'));
  await live(page);
  await shows(page, 'You can pay by check or bank transfer');
  await expectNoFaults(page);
});

test('Q4: the desk’s queue, quote form and email preview pass axe at 320 and 1280 px, and the queue and quote form work by keyboard', async ({
  page,
  caseSite,
}) => {
  const reference = await caseSite.sent('An-address-without-any-space-'.repeat(3));
  await caseSite.act(reference, { event: 'take' });
  await openAs(page, caseSite.site, 'ada', '/admin/work');
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible(slow);
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  await page.goto(`/admin/submissions?reference=${reference}`);
  await live(page);
  await page.getByRole('button', { name: 'Send quote' }).click();
  const form = page.getByRole('form', { name: 'Quote' });
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(form.getByText('Say what the price covers').first()).toBeVisible(slow);
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Ask for files' }).click();
  await page.getByLabel('Insert a saved reply').selectOption('Window schedule');
  await page.getByRole('button', { name: 'Preview the mail' }).click();
  await expect(page.getByRole('article', { name: /We need more files/ })).toBeVisible(slow);
  await expectNoFaults(page);
  await late(page, caseSite, reference);
  await expectNoFaults(page);
});

test('Q6, Q7: the desk’s forms for payments and comments pass axe at 320 and 1280 px and work by keyboard', async ({
  page,
  caseSite,
}) => {
  const reference = await caseSite.delivered();
  await openAs(page, caseSite.site, 'ada', `/admin/submissions?reference=${reference}`);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const form = page.getByRole('form', { name: 'Record a payment' });
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  await form.getByRole('textbox', { name: /Number of the check/ }).fill('1042');
  await form.getByRole('textbox', { name: /Number of the check/ }).press('Enter');
  await expect(page.getByText('The payment was recorded.')).toBeVisible(slow);
  await caseSite.comments(reference, 'The U-factor of window 4 is missing.');
  await page.reload();
  await live(page);
  await page.getByRole('button', { name: 'Answer the comments' }).press('Enter');
  await page.getByLabel('Insert a saved reply').selectOption('No change needed');
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  const answer = page.getByRole('form', { name: 'Answer the comments' });
  await answer.getByRole('button', { name: 'Answer the comments' }).press('Enter');
  await expect(page.getByText('The customer has the answer.')).toBeVisible(slow);
});
