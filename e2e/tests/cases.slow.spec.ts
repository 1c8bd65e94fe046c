import {
  compliant,
  expect,
  firstDay,
  openAs,
  openByMail,
  payByCard,
  quote,
  report,
  shows,
  slow,
  test,
} from '../support/cases.ts';
import { bytesOf } from '../support/inbox.ts';
import { enter, tabTo, typeInto } from '../support/keyboard.ts';

test.setTimeout(300_000);
test.beforeEach(({ caseSite }) => caseSite.at(firstDay));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('Q3, Q6, Q7: a customer can send requested files and a question, accept the quote, download the report, pay and send comments', async ({
    page,
    caseSite,
    allowConsole,
  }) => {
    allowConsole(/422/);
    const reference = await caseSite.sent();
    await openByMail(page, await caseSite.link(reference, 'Your files have been sent'));
    await shows(page, 'An analyst is reviewing your plans.');
    await caseSite.act(reference, { event: 'take' });
    await caseSite.act(reference, { event: 'ask-files', message: 'The window schedule, please.' });
    await page.goto(await caseSite.link(reference, 'We need more files'));
    await shows(page, 'The window schedule, please.');
    await page.getByLabel('Files', { exact: true }).setInputFiles({ ...report, name: 'windows.pdf' });
    await page.getByRole('button', { name: 'Add the files' }).click();
    await shows(page, 'windows.pdf');
    await shows(page, 'An analyst is reviewing your plans.');

    await caseSite.act(reference, { event: 'send-quote', quote });
    await page.goto(await caseSite.link(reference, 'Your quote is ready'));
    await page.getByRole('textbox', { name: 'Message' }).fill('Does it cover the garage?');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await shows(page, 'Does it cover the garage?');
    await page.getByRole('button', { name: 'Accept the quote' }).click();
    await shows(page, 'Check the box to accept the quote.');
    await page.getByRole('checkbox', { name: /I order the report/ }).check();
    await page.getByRole('button', { name: 'Accept the quote' }).click();
    await shows(page, 'We’re preparing your report.');
    await caseSite.act(reference, { event: 'start' });
    await caseSite.addReport(reference, report.buffer);
    await caseSite.act(reference, {
      event: 'deliver',
      message: '',
      statement: compliant,
    });
    await page.reload();
    await shows(page, 'Your report is ready to download.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download report\.pdf/ }).click(),
    ]);
    expect((await bytesOf(download)).equals(report.buffer)).toBe(true);
    await payByCard(page, '$439.00');
    await expect(page.getByRole('heading', { name: `Receipt ${reference}-S` })).toBeVisible(slow);
    await page.getByRole('button', { name: 'Send the comments' }).click();
    await shows(page, 'Copy the comments here, or choose a file with them.');
    await page.getByRole('textbox', { name: 'Comments' }).fill('The U-factor of window 4 is missing.');
    await page
      .getByLabel('Comments or marked plans as files')
      .setInputFiles({ ...report, name: 'marked.pdf' });
    await page.getByRole('button', { name: 'Send the comments' }).click();
    await shows(page, 'We’re looking into the plan checker’s comments.');
    await shows(page, 'marked.pdf');
  });
});

test('Q1, Q2, Q4: an analyst takes plans from the queue and quotes them by keyboard alone', async ({
  page,
  caseSite,
}) => {
  const reference = await caseSite.sent();
  await openAs(page, caseSite.site, 'ada', '/admin/work');
  const main = page.getByRole('main');
  const inQueue = main.getByRole('link', { name: new RegExp(reference) });
  await expect(inQueue).toBeVisible(slow);
  await enter(page, page.getByRole('link', { name: 'Skip to main content' }));
  await enter(page, inQueue);
  const heading = page.getByRole('heading', { name: 'Case', exact: true });
  await enter(page, main.getByRole('button', { name: 'Take', exact: true }));
  await expect(page.getByText('Assigned to you.')).toBeVisible(slow);
  await expect(heading).toBeFocused(slow);
  await enter(page, main.getByRole('button', { name: 'Send quote' }));
  const form = page.getByRole('form', { name: 'Quote' });
  // The catalog's field appears late and moves everything below it.
  await expect(form.getByRole('combobox', { name: 'Add from the catalog' })).toBeVisible(slow);
  await expect(heading).toBeFocused(slow);
  await enter(page, form.getByRole('button', { name: 'Send quote' }));
  const problems = form.getByRole('alert', { name: 'There is a problem' });
  await expect(problems).toBeFocused(slow);
  await enter(page, problems.getByRole('link').first());
  const line = form.getByRole('textbox', { name: 'What it is for', exact: true });
  await expect(line).toBeFocused(slow);
  await page.keyboard.type('Residential Additions');
  await typeInto(page, form.getByRole('textbox', { name: 'Price in dollars' }), '439');
  await typeInto(page, form.getByRole('textbox', { name: 'What it covers' }), quote.scope);
  const onADate = form.getByRole('radio', { name: 'On a date' });
  await tabTo(page, form.getByRole('radio', { name: 'Business days after acceptance' }));
  await page.keyboard.press('ArrowDown');
  await expect(onADate).toBeChecked(slow);
  await page.keyboard.press('ArrowUp');
  await expect(onADate).not.toBeChecked(slow);
  await enter(page, form.getByRole('button', { name: 'Preview the mail' }));
  await expect(form.getByRole('article', { name: /Your quote is ready: \$439\.00/ })).toBeVisible(slow);
  await enter(page, form.getByRole('button', { name: 'Send quote' }));
  await expect(page.getByText('The quote was sent.')).toBeVisible(slow);
  await expect(heading).toBeFocused(slow);
  expect(await caseSite.link(reference, 'Your quote is ready: $439.00')).toContain(reference);
});
