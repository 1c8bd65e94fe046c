import { logIn } from '../support/accounts.ts';
import { expect, firstDay, live, slow, test } from '../support/cases.ts';
import { planSet } from '../support/drawn-files.ts';
import { recordJourney } from '../support/journey.ts';
import { sender } from '../support/plans.ts';

test.setTimeout(180_000);
test.beforeEach(({ caseSite }) => caseSite.at(firstDay));

test('P10: a homeowner sends plans with at most 6 clicks, 5 fields and 3 pages, and an analyst quotes with at most 3 clicks', async ({
  page,
  browser,
  caseSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sent = await recordJourney(page);
  await page.goto('/');
  await live(page);
  await page
    .getByRole('region', { name: 'What are you planning?' })
    .getByRole('link', { name: 'Addition' })
    .click();
  await page.getByRole('link', { name: '700 sq ft or less', exact: true }).click();
  await page.getByRole('textbox', { name: 'Addition floor area' }).fill('400');
  const action = page.getByRole('link', { name: 'Submit my plans' });
  await expect(action.locator('..')).toContainText('Required · $350 – $450');
  await action.click();
  const form = page.getByRole('dialog', { name: 'Upload your files' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByLabel('Files', { exact: true }).click(),
  ]);
  await chooser.setFiles({ name: 'plans.pdf', mimeType: 'application/pdf', buffer: planSet().bytes });
  await form.getByRole('textbox', { name: 'Project name' }).fill(sender.projectName);
  await form.getByRole('textbox', { name: 'From' }).fill(sender.from);
  await form.getByRole('textbox', { name: 'Email' }).fill(sender.email);
  await form.getByRole('textbox', { name: 'Phone' }).fill(sender.phone);
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: 'Send files' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Your files have been sent' });
  await expect(confirmation).toBeVisible(slow);
  expect(sent.clicks.length, sent.clicks.join(' → ')).toBeLessThanOrEqual(6);
  expect(sent.clicks.length, 'the clicks are counted').toBeGreaterThan(0);
  expect([...sent.fields].length, [...sent.fields].join(', ')).toBeLessThanOrEqual(5);
  expect([...sent.fields].length, 'the fields are counted').toBeGreaterThan(0);
  expect([...sent.pages].length, [...sent.pages].join(' → ')).toBeLessThanOrEqual(3);
  const reference = /FS-\d{8}-\w{8}/.exec((await confirmation.textContent()) ?? '')?.[0] ?? '';

  const desk = await (await browser.newContext({ baseURL: caseSite.site.url })).newPage();
  await desk.goto('/login');
  await live(desk);
  await logIn(desk, 'ada');
  await expect(desk).toHaveURL(/\/admin\/work$/, slow);
  const quoted = await recordJourney(desk);
  await desk.reload();
  await live(desk);
  await desk.getByRole('link', { name: new RegExp(reference) }).click();
  await desk.getByRole('button', { name: 'Take and quote' }).click();
  const quote = desk.getByRole('form', { name: 'Quote' });
  await quote.getByRole('textbox', { name: 'What it is for', exact: true }).fill('Residential Additions');
  await quote.getByRole('textbox', { name: 'Price in dollars' }).fill('439');
  await quote.getByRole('textbox', { name: 'What it covers' }).fill('The addition of 400 square feet.');
  await quote.getByRole('button', { name: 'Send quote' }).click();
  await expect(desk.getByText('The quote was sent.')).toBeVisible(slow);
  expect(quoted.clicks.length, quoted.clicks.join(' → ')).toBeLessThanOrEqual(3);
  expect(quoted.clicks.length, 'the clicks are counted').toBeGreaterThan(0);
  expect(await caseSite.link(reference, 'Your quote is ready: $439.00')).toContain('/plans/');
  await desk.context().close();
});

test('C1: each common project on the home page links to an existing step of the wizard', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const links = page.getByRole('region', { name: 'What are you planning?' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    const html = await (await request.get(href)).text();
    expect.soft(html, href).toContain('– Title 24 Wizard');
    expect.soft(html, href).not.toContain('leads to a step that doesn’t exist');
  }
});

test('P10: the home page shows a price after one choice and one field, on the same page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await live(page);
  const journey = await recordJourney(page);
  await page.reload();
  await live(page);
  journey.pages.clear();
  const question = page.getByRole('form', { name: 'Price' });
  await question.getByLabel('What are you building?').selectOption('An addition');
  await question.getByRole('textbox', { name: 'How big?' }).fill('400');
  await expect(question.getByRole('status')).toContainText('$350 – $450');
  expect([...journey.fields]).toEqual(['size']);
  expect([...journey.pages]).toEqual([]);
});

test('P10: a contractor finds the price of load calculations after at most two clicks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const journey = await recordJourney(page);
  await page.goto('/');
  await live(page);
  await page
    .getByRole('region', { name: 'What are you planning?' })
    .getByRole('link', { name: 'Heating or cooling' })
    .click();
  const answer = page.getByRole('main');
  await expect(answer).toContainText('load calculations');
  await expect(answer).toContainText('$39');
  expect(journey.clicks.length, journey.clicks.join(' → ')).toBeLessThanOrEqual(2);
  expect(journey.clicks.length, 'the clicks are counted').toBeGreaterThan(0);
});
