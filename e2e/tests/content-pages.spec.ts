import type { Locator, Page } from '@playwright/test';
import { pageFaults } from '../support/accessibility.ts';
import { readableText, type ServedPage, servedPages } from '../support/served-page.ts';
import { expect, live, test } from '../support/test.ts';

const sheetPdf = (name: string) => `/static/pdf/what_you_need_to_know_${name}.pdf`;

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await live(page);
  return page.getByRole('main');
}

async function openDialog(page: Page, opener: Locator, name: string): Promise<Locator> {
  await opener.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Loading')).toHaveCount(0);
  return dialog;
}

async function expectNoFaults(page: Page): Promise<void> {
  expect.soft(await pageFaults(page), page.url()).toEqual([]);
}

/** Returns the first link in the main content whose text starts with the given words. */
function linkTo(page: ServedPage, words: string): Element {
  const link = page.all('main a').find((each) => readableText(each).startsWith(words));
  if (!link) throw new Error(`No link “${words}”`);
  return link;
}

const hrefOf = (page: ServedPage, words: string) => linkTo(page, words).getAttribute('href');

async function closes(dialog: Locator, opener: Locator) {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('C2: the Do It Yourself page has ‘Create project’, a green bar with three links, and three benefits', async ({
  page,
}) => {
  const main = await open(page, '/do-it-yourself');
  await expect(main.getByRole('link', { name: 'Create project' })).toHaveAttribute('href', '/project/new');
  const bar = main.getByRole('navigation', { name: 'Before you begin' });
  await expect(bar.getByRole('link')).toHaveCount(3);
  await expect(bar.getByRole('link', { name: /compliance wizard/ })).toHaveAttribute(
    'href',
    '/compliance-wizard',
  );
  await expect(bar.getByRole('link', { name: 'Take a Test Drive, Create a new Project' })).toHaveAttribute(
    'href',
    '/project/new',
  );
  const green = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, greenPart = 0, blue = 0] = (green.match(/[\d.]+/g) ?? []).map(Number);
  expect(greenPart, green).toBeGreaterThan(Math.max(red, blue));

  const question = bar.getByRole('link', { name: 'Should I do this myself?' });
  const dialog = await openDialog(page, question, 'Should I do this myself?');
  await expect(dialog).toContainText('you have plans with dimensions');
  await expectNoFaults(page);
  await closes(dialog, question);

  for (const [title, says] of [
    ['Corrective actions', 'In 90% of cases'],
    ['Multiple projects', 'several projects'],
    ['Status preview', 'My Account'],
  ] as const) {
    const card = main
      .locator('article, div')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.last()).toContainText(says);
  }
});

test('C3, C12: the icons on the Full Service page open three help sheets in a dialog, each with a link to its PDF', async ({
  page,
  request,
}) => {
  const main = await open(page, '/full-service');
  for (const [opener, sheet, heading] of [
    ['New residential construction', 'residential', 'New residential construction'],
    ['Residential additions', 'addition', 'Residential additions'],
    ['Commercial and non-residential', 'commercial', 'Commercial and nonresidential construction'],
  ] as const) {
    const link = main.getByRole('link', { name: opener, exact: true });
    await expect(link.locator('svg')).toBeVisible();
    const dialog = await openDialog(page, link, 'What you need to know');
    await expect(dialog.getByRole('heading', { name: heading, level: 3 })).toBeVisible();
    const pdf = dialog.getByRole('link', { name: 'Download this sheet (PDF)' });
    await expect(pdf).toHaveAttribute('href', sheetPdf(sheet));
    const file = await request.get(sheetPdf(sheet));
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await expectNoFaults(page);
    await closes(dialog, link);
  }
});

test('C3: the Full Service page lists the ways to send files', async ({ served }) => {
  const page = await served('/full-service');
  expect
    .soft(page.all('main dt').map(readableText))
    .toEqual(['Email', 'Shared drive', 'Free transfer service', 'Phone']);
  expect.soft(page.text()).toContain('Under 25 MB');
  expect.soft(hrefOf(page, 'service@example.com')).toBe('mailto:service@example.com');
  for (const phone of ['(510) 555-0101', '(510) 555-0102']) expect.soft(linkTo(page, phone)).toBeDefined();
  expect.soft(hrefOf(page, 'Upload your files')).toBe('/full-service/upload');
});

test('C5: the Resources page links to eight pages and an email address, and opens three help sheets in a large dialog', async ({
  page,
}) => {
  const main = await open(page, '/resources');
  for (const path of [
    '/faq',
    '/compliance-wizard',
    '/calcerts-reg',
    '/cheers-reg',
    '/prices',
    '/privacy-policy',
    '/terms-and-conditions',
    '/resource-links',
  ])
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();

  for (const subject of [
    'Residential New Construction',
    'Residential Additions',
    'Commercial Construction',
  ]) {
    const link = main.getByRole('link', { name: subject });
    const dialog = await openDialog(page, link, 'What do you need to know');
    // The title is visually hidden, but screen readers announce it.
    const title = dialog.getByRole('heading', { level: 2 });
    expect(await title.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThan(2);
    expect((await dialog.boundingBox())?.width).toBeGreaterThan(900);
    if (subject === 'Residential New Construction') await expectNoFaults(page);
    await closes(dialog, link);
  }
  await expect(main.getByRole('link', { name: 'Contact us by email' })).toHaveAttribute(
    'href',
    'mailto:service@example.com',
  );
});

test('C6: the Resource Links page opens external sites in a new tab, and links to the PDF of mandatory measures', async ({
  served,
}) => {
  const page = await served('/resource-links');
  for (const [name, host] of [
    ['Window ratings', 'search.nfrc.org'],
    ['Cool roof ratings', 'coolroofs.org'],
    ['HVAC and water heater efficiency', 'www.ahridirectory.org'],
    ['State certified equipment search', 'cacertappliances.energy.ca.gov'],
    ['HERS provider list', 'www.energy.ca.gov'],
    ['Nonresidential acceptance testing providers', 'www.energy.ca.gov'],
    ['Training and resource center', 'energycodeace.com'],
    ['the state’s page with the code', 'www.energy.ca.gov'],
  ] as const) {
    const link = linkTo(page, name);
    expect.soft(link.getAttribute('href'), name).toMatch(`https://${host}/`);
    expect.soft(link.getAttribute('target'), name).toBe('_blank');
  }
  expect
    .soft(hrefOf(page, 'Single-Family Residential Mandatory Requirements Summary'))
    .toBe('/static/pdf/residential_mandatory_measures_summary.pdf');
});

const sections: Readonly<Record<string, number>> = { a: 9, b: 10, c: 19, d: 7, e: 5, f: 8, g: 8, h: 8, i: 9 };

test('C7: the FAQ index links to every question of the nine sections, and each section page has the answers', async ({
  served,
}) => {
  const index = await served('/faq');
  for (const [letter, count] of Object.entries(sections)) {
    expect.soft(index.all(`main li[id] > a[href^="/faq-${letter}#"]`), letter).toHaveLength(count);
    for (let number = 1; number <= count; number += 1) index.find(`main #${letter}-${number}`);
    const section = await served(`/faq-${letter}`);
    const answers = section.all(`main section[id^="${letter}-"]`).map(readableText);
    expect.soft(answers, letter).toHaveLength(count);
    for (const answer of answers) expect.soft(answer.split(' ').length, answer).toBeGreaterThan(40);
    expect.soft(hrefOf(section, 'Return to FAQ'), letter).toBe('/faq');
  }
});

test('C7: a link to an FAQ question scrolls to it, a reload stays there, and ‘Back to top’ scrolls up', async ({
  page,
}) => {
  const main = await open(page, '/faq-c');
  const heading = page.locator('#c-10').getByRole('heading');
  await main.getByRole('navigation').locator('a[href="#c-10"]').click();
  await expect(heading).toBeInViewport();
  await page.reload();
  await live(page);
  await expect(heading).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#c-10');
  await main.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('C7: FAQ section A links to the estimator and the wizard, and section C opens help sheets in a titled dialog', async ({
  page,
  served,
}) => {
  const first = await served('/faq-a');
  for (const path of ['/cost-estimator', '/compliance-wizard']) first.find(`main a[href="${path}"]`);
  const third = await served('/faq-c');
  third.find('#c-6 a[data-help-sheet="residential"]');
  third.find('#c-7 a[data-help-sheet="addition"]');
  const main = await open(page, '/faq-c');
  const link = main.locator('#c-8 a[data-help-sheet="commercial"]');
  const dialog = await openDialog(page, link, 'What do you need to know');
  const title = dialog.getByRole('heading', { level: 2 });
  await expect(title).toHaveText('What do you need to know');
  expect((await title.boundingBox())?.width, 'the title is seen here').toBeGreaterThan(100);
  await closes(dialog, link);
});

test('C7: the FAQ search finds answers during typing and, without JavaScript, through the query in the URL', async ({
  page,
  served,
}) => {
  const main = await open(page, '/faq');
  const field = main.getByRole('searchbox', { name: 'Search all answers' });
  await field.pressSequentially('radiant');
  await expect(main.getByRole('link', { name: 'Radiant barrier' })).toHaveAttribute('href', '/faq-h#h-5');
  await expect(main.getByRole('status')).toContainText(/\d+ answers? found/);
  await field.fill('zzzz');
  await expect(main.getByRole('status')).toHaveText('No answers found.');

  const plain = (await served('/faq')).find('main form [type=search][name=q]') as HTMLInputElement;
  expect(plain.form?.method).toBe('get');
  expect(new URL(plain.form?.action ?? '').pathname).toBe('/faq');
  const answered = await served('/faq?q=garage+conversion');
  expect(readableText(answered.find('main [role=status], main output'))).toContain('found');
  linkTo(answered, 'Do garages count?');
});

test('C8: the registry pages show CalCERTS as closed, and explain CHEERS step by step', async ({
  served,
}) => {
  const closed = await served('/calcerts-reg');
  expect(closed.text()).toContain('CalCERTS no longer registers documents');
  expect(closed.all('main h2').map(readableText)).toContain('What to do now');
  expect(hrefOf(closed, 'How to register with CHEERS')).toBe('/cheers-reg');
  const cheers = await served('/cheers-reg');
  expect(cheers.all('main li').map(readableText).join(' ')).toContain('Review and sign.');
  expect(hrefOf(cheers, 'cheers.org')).toBe('https://www.cheers.org/');
});

for (const [id, path, count] of [
  ['C9', '/privacy-policy', 6],
  ['C10', '/terms-and-conditions', 18],
] as const) {
  test(`${id} ${path} has ${count} sections, each linked from the table of contents`, async ({ served }) => {
    const page = await served(path);
    const contents = page.all('main nav[aria-labelledby=contents] a');
    expect(contents).toHaveLength(count);
    for (const [index, link] of contents.entries()) {
      const place = page.find(link.getAttribute('href') ?? '');
      const heading = place.matches('h2') ? place : place.querySelector('h2');
      expect.soft(heading && readableText(heading)).toBe(`${index + 1}. ${readableText(link)}`);
    }
  });
}

test('C9: the privacy policy lists the collected data, and names data that is not collected', async ({
  served,
}) => {
  const page = await served('/privacy-policy');
  const items = page.all('main li').map(readableText).join('\n');
  for (const item of [
    /your email address and phone number/,
    /project data, name, address and contact details of the person who signs the report and of the person who decides on the design/,
    /When you order a Do-It-Yourself report: what you order, .* The site takes no credit card payment information/,
    /your questions and feedback/,
    /your IP address/,
    /the name of your browser and operating system/,
    /an upload form you haven’t sent yet, for up to 24 hours/,
    /title24_session/,
  ])
    expect.soft(items).toMatch(item);
  for (const words of [
    '(the referrer)',
    'We don’t collect your screen resolution',
    'the sequence of pages you visit',
  ])
    expect.soft(page.text()).toContain(words);
});

test('C11: the Contact Us page links to email, both phone numbers, FAQ and Resources', async ({ served }) => {
  const page = await served('/contact-us');
  expect(hrefOf(page, 'FAQ')).toBe('/faq');
  expect(hrefOf(page, 'Resources')).toBe('/resources');
  expect(hrefOf(page, 'service@example.com')).toBe('mailto:service@example.com');
  for (const phone of ['(510) 555-0100', '(510) 555-0102']) linkTo(page, phone);
  expect(page.text()).toContain('100 Example Street');
});

test('C12: the summary of mandatory measures opens in a dialog, which links to its PDF', async ({
  page,
  request,
}) => {
  const main = await open(page, '/resource-links');
  const link = main.getByRole('link', { name: 'read the summary on this page' });
  const dialog = await openDialog(page, link, 'Mandatory measures');
  for (const topic of ['Air sealing', 'Insulation', 'Ventilation', 'Lighting'])
    await expect(dialog.getByRole('heading', { name: topic })).toBeVisible();
  for (const source of ['minimum R-values of the 2025 code', 'U-factors of the 2025 code'])
    await expect(dialog).toContainText(source);
  await expectNoFaults(page);
  const pdf = await dialog.getByRole('link', { name: 'Download this sheet (PDF)' }).getAttribute('href');
  expect((await request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');
  await closes(dialog, link);
});

test('C14: /climate-zones shows a ZIP code’s zone without JavaScript, and the wizard loads one script to look the zone up', async ({
  page,
  served,
}) => {
  const answer = (await served('/climate-zones?zip=95814')).text('main [role="status"]');
  expect(answer).toContain('Climate zone 12.');

  const main = await open(page, '/compliance-wizard?path=residential/interior-remodel');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/mf-wizard/'))
      scripts.push(request.url());
  });
  await main.getByRole('heading', { name: 'Climate zone', exact: true }).click();
  await main.getByLabel('ZIP code').pressSequentially('95814');
  await expect(main.getByText('Climate zone 12.')).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test('Each page about rules shows the code edition and, by default, no review date', async ({ served }) => {
  for (const path of [
    '/services',
    '/faq',
    ...Object.keys(sections).map((letter) => `/faq-${letter}`),
    '/resources',
    '/resource-links',
    '/calcerts-reg',
    '/cheers-reg',
  ])
    expect.soft((await served(path)).all('main *').map(readableText), path).toContain('2025 Energy Code');
});

test('A technical term shows its explanation when pressed', async ({ page }) => {
  const main = await open(page, '/services');
  const meaning = main.getByText('The state’s building standards.');
  await expect(meaning).toBeHidden();
  await main.getByRole('button', { name: 'Title 24 (explain this word)' }).click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});

test('C12: a help sheet’s PDF changes when the company’s configured name changes', async ({
  request,
  editedSite,
}) => {
  const sheet = `${editedSite.url}${sheetPdf('residential')}`;
  const before = await request.get(sheet);
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{company,name}', '"Bay Energy Reports"')`,
  );
  await expect
    .poll(async () => (await request.get(sheet)).headers().etag, { timeout: 20_000 })
    .not.toBe(before.headers().etag);
});

test('C9: the terms’ effective date and the FAQ’s review date appear only after they are configured', async ({
  editedSite,
}) => {
  const textOf = async (path: string) => (await servedPages(editedSite.url)(path)).text();
  expect(await textOf('/terms-and-conditions')).not.toContain('Effective');
  const dates = '{"privacyPolicy":"","terms":"2027-01-15","regulations":"2027-01-20"}';
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{contentDates}', '${dates}')`,
  );
  await expect
    .poll(() => textOf('/terms-and-conditions'))
    .toContain('Version 1. Effective January 15, 2027.');
  expect(await textOf('/faq-c')).toContain('2025 Energy Code · reviewed January 20, 2027');
});
