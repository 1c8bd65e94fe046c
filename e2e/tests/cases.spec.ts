import type { Page } from '@playwright/test';
import { pdfText } from '../../server/src/features/help-sheets/testing/pdf-text.ts';
import { pageFaults } from '../support/accessibility.ts';
import { logIn } from '../support/accounts.ts';
import {
  compliant,
  customer,
  expect,
  firstDay,
  live,
  openAs,
  openByMail,
  payByCard,
  quote,
  report,
  shows,
  slow,
  test,
} from '../support/cases.ts';
import { planSet } from '../support/drawn-files.ts';
import { bytesOf } from '../support/inbox.ts';
import { enter, tabTo, typeInto } from '../support/keyboard.ts';
import { sendForm } from '../support/plans.ts';

test.setTimeout(300_000);
test.beforeEach(({ caseSite }) => caseSite.at(firstDay));

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function downloadedReport(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download CF1R\.pdf/ }).click(),
  ]);
  return bytesOf(download);
}

test('Q1, Q2, Q3, Q4, Q6, Q7: plans become a quote, a report, a payment by card and a revised report, and staff can correct the registration that the customer entered', async ({
  page,
  browser,
  caseSite,
}) => {
  const { site } = caseSite;
  await page.goto('/full-service/upload?type=b');
  await live(page);
  const plans = { name: 'plans.pdf', mimeType: 'application/pdf', buffer: planSet().bytes };
  await sendForm(page, [plans]);
  const confirmation = page.getByRole('dialog', { name: 'Your files have been sent' });
  await expect(confirmation).toBeVisible(slow);
  const reference = /FS-\d{8}-\w{8}/.exec((await confirmation.textContent()) ?? '')?.[0] ?? '';

  const desk = await (await browser.newContext({ baseURL: site.url })).newPage();
  await desk.goto('/login');
  await live(desk);
  await logIn(desk, 'ada');
  await expect(desk).toHaveURL(/\/admin\/work$/, slow);
  await desk.getByRole('link', { name: new RegExp(reference) }).click();
  await desk.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(desk.getByText('Analyst: ada')).toBeVisible(slow);
  await desk.getByRole('button', { name: 'Send quote' }).click();
  const form = desk.getByRole('form', { name: 'Quote' });
  await form.getByRole('textbox', { name: 'What it is for', exact: true }).fill('Residential Additions');
  await form.getByRole('textbox', { name: 'Price in dollars' }).fill('439');
  await form.getByRole('textbox', { name: 'What it covers' }).fill(quote.scope);
  await form.getByRole('button', { name: 'Preview the mail' }).click();
  await expect(form.getByRole('article', { name: /Your quote is ready: \$439\.00/ })).toContainText(
    'within 3 business days after you accept',
    slow,
  );
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(desk.getByText('The quote was sent.')).toBeVisible(slow);

  const context = await browser.newContext({ ...phone, baseURL: site.url });
  const mobile = await context.newPage();
  await openByMail(mobile, await caseSite.link(reference, 'Your quote is ready'));
  await expect(mobile).toHaveURL(new RegExp(`/plans/${reference}$`));
  await live(mobile);
  await mobile.getByRole('checkbox', { name: /I order the report for \$439\.00/ }).check();
  await mobile.getByRole('button', { name: 'Accept the quote' }).click();
  await shows(mobile, 'We’re preparing your report.');

  await desk.reload();
  await live(desk);
  await desk.getByRole('button', { name: 'Start work' }).click();
  await expect(desk.getByText('The work has started.')).toBeVisible(slow);
  await desk.getByLabel('Add the report (PDF)').setInputFiles(report);
  await expect(desk.getByText('CF1R.pdf').first()).toBeVisible(slow);
  await desk.getByRole('button', { name: 'Deliver', exact: true }).click();
  await desk
    .getByRole('group', { name: /software run comply/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await desk
    .getByRole('group', { name: /need registration/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await desk.getByLabel('Insert a saved reply').selectOption('Ready to submit');
  await desk.getByRole('form', { name: 'Deliver' }).getByRole('button', { name: 'Deliver' }).click();
  await expect(desk.getByText('The report was delivered.')).toBeVisible(slow);
  await expect(desk.getByText('It needs registration, which is not recorded yet.')).toBeVisible();

  await mobile.goto(await caseSite.link(reference, 'Your report is ready'));
  await shows(mobile, 'Your report is ready to download.');
  expect((await downloadedReport(mobile)).equals(report.buffer)).toBe(true);

  await test.step('the page and the cover sheet ask for the report’s registration, and the case shows it', async () => {
    const toRegister = mobile.getByRole('region', { name: 'Register this report before you apply' });
    const cover = mobile.waitForEvent('download');
    await toRegister.getByRole('link', { name: 'Download as PDF' }).click();
    expect(pdfText(await bytesOf(await cover)).replace(/\s/g, '')).toContain('createanaccountwithCHEERS');
    await toRegister.getByText('It’s registered').click();
    await toRegister.getByRole('textbox', { name: 'Registration number' }).fill('226-P010000001A');
    await toRegister.getByLabel('Date of registration').fill(firstDay);
    await toRegister.getByRole('button', { name: 'Save the registration' }).click();
    const entered = 'Registration number 226-P010000001A, March 1, 2027.';
    await shows(mobile, entered);
    await desk.reload();
    await expect(desk.getByText(entered)).toBeVisible(slow);

    await desk.getByRole('button', { name: 'Record the registration' }).click();
    const correction = desk.getByRole('form', { name: 'Record the registration' });
    await expect(correction.getByLabel('Registered on')).toHaveValue(firstDay);
    await correction.getByLabel('Registered on').fill('2027-03-02');
    await correction.getByRole('textbox', { name: 'Registration number' }).fill('226-P010000002A');
    await correction.getByRole('button', { name: 'Record the registration' }).click();
    await expect(correction.getByText('Enter the day of the registration: today or earlier.')).toBeVisible();
    await correction.getByLabel('Registered on').fill('2027-02-26');
    await correction.getByRole('button', { name: 'Record the registration' }).click();
    await expect(desk.getByText('The registration is recorded.')).toBeVisible(slow);
    const corrected = 'Registration number 226-P010000002A, February 26, 2027.';
    await expect(desk.getByText(corrected)).toBeVisible();
    await mobile.goto(await caseSite.link(reference, 'Your report is registered'));
    await shows(mobile, corrected);
  });

  await mobile.getByRole('link', { name: 'Pay $439.00 by card' }).click();
  await mobile.getByRole('link', { name: 'Back' }).click();
  await payByCard(mobile, '$439.00');
  await expect(mobile.getByRole('heading', { name: `Receipt ${reference}-S` })).toBeVisible(slow);
  await shows(mobile, 'by card, Visa ending in 4242: $439.00.');
  await live(mobile);
  await mobile
    .getByRole('textbox', { name: 'Comments' })
    .fill('Sheet 2: the U-factor of window 4 is missing.');
  await mobile
    .getByLabel('Comments or marked plans as files')
    .setInputFiles({ ...report, name: 'marked.pdf' });
  await mobile.getByRole('button', { name: 'Send the comments' }).click();
  await shows(mobile, 'We’re looking into the plan checker’s comments.');

  await desk.goto('/admin/work');
  const row = desk.getByRole('row', { name: new RegExp(reference) });
  await expect(row).toContainText('Revision requested', slow);
  await expect(row).toContainText('Customer wrote');
  await row.getByRole('link').click();
  await expect(desk.getByText('Sheet 2: the U-factor of window 4 is missing.').first()).toBeVisible(slow);
  // A file added at the instant of the first delivery would count as part of it, so the test moves the stopped clock.
  await caseSite.at(firstDay, '10:00');
  await caseSite.addReport(reference, report.buffer);
  await caseSite.act(reference, {
    event: 'deliver',
    message: 'Window 4 is in.',
    statement: compliant,
  });
  await mobile.goto(await caseSite.link(reference, 'Your revised report is ready'));
  await shows(mobile, 'We delivered a revised report');
  await mobile.getByText('Earlier versions').click();
  await expect(mobile.getByRole('link', { name: 'CF1R.pdf', exact: true })).toBeVisible(slow);
  // The stopped clock gives most emails the same time, so they cannot be ordered by time.
  const subjects = (await caseSite.mails(reference)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(
    [
      `Your files have been sent (${reference})`,
      `Your quote is ready: $439.00 (${reference})`,
      `You accepted our quote (${reference})`,
      `Your report is ready (${reference})`,
      `Your report is registered: 226-P010000002A (${reference})`,
      `We have received your payment (${reference})`,
      `We have the plan checker’s comments (${reference})`,
      `Your revised report is ready (${reference})`,
    ].sort(),
  );
  const paid = caseSite.peer.payments().filter(({ description }) => description === `Invoice ${reference}-S`);
  expect(paid).toHaveLength(1);
  await context.close();
});

test('Q3: a customer types their email address, reads the quote and accepts it by keyboard alone at a phone’s width', async ({
  page,
  caseSite,
  allowConsole,
}) => {
  allowConsole(/422/);
  const reference = await caseSite.quoted();
  await page.setViewportSize(phone.viewport);
  await page.goto(await caseSite.link(reference, 'Your quote is ready'));
  await live(page);
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), customer.email);
  await enter(page, page.getByRole('button', { name: 'Open the page' }));
  await shows(page, 'Your quote is ready.');
  await live(page);
  const consent = page.getByRole('checkbox', { name: /I order the report for \$439\.00/ });
  const accept = page.getByRole('button', { name: 'Accept the quote' });
  await tabTo(page, consent);
  await expect(page.getByText(quote.scope)).toBeInViewport({ ratio: 1, ...slow });
  await enter(page, accept);
  const problems = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problems).toBeFocused(slow);
  await live(page);
  await enter(page, problems.getByRole('link', { name: 'Check the box to accept the quote.' }));
  await expect(consent).toBeFocused(slow);
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked(slow);
  await enter(page, accept);
  await shows(page, 'We’re preparing your report.');
  expect((await caseSite.load(reference)).case.state).toBe('accepted');
});

test('Q3: with JavaScript, files are sent in resumable uploads, and a wrong email address does not open the case', async ({
  page,
  caseSite,
  allowConsole,
}) => {
  allowConsole(/422/);
  const reference = await caseSite.sent();
  const link = await caseSite.link(reference, 'Your files have been sent');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.org');
  await page.getByRole('button', { name: 'Open the page' }).click();
  await shows(page, 'This link and this email address don’t belong together.');
  expect(await page.content()).not.toContain('12 Sample Street');
  await openByMail(page, link);
  await live(page);
  const pieces = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/uploads/files/'),
  );
  await page.getByLabel('Files', { exact: true }).setInputFiles({ ...report, name: 'windows.pdf' });
  await page.getByRole('button', { name: 'Add the files' }).click();
  await pieces;
  await shows(page, 'You added files');
  await shows(page, 'windows.pdf');
});

// cases-accessibility.slow.spec.ts checks other states of the customer's page and of the desk.
test('Q3, Q4: the customer’s quote and the desk’s quote form pass axe at 320 and 1280 px', async ({
  page,
  caseSite,
}) => {
  const quoted = await caseSite.quoted();
  await openByMail(page, await caseSite.link(quoted, 'Your quote is ready'));
  await live(page);
  expect(await pageFaults(page)).toEqual([]);
  const reference = await caseSite.sent();
  await caseSite.act(reference, { event: 'take' });
  await openAs(page, caseSite.site, 'ada', `/admin/submissions?reference=${reference}`);
  await page.getByRole('button', { name: 'Send quote' }).click();
  const form = page.getByRole('form', { name: 'Quote' });
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(form.getByText('Say what the price covers').first()).toBeVisible(slow);
  expect(await pageFaults(page)).toEqual([]);
});
