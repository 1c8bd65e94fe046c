import type { Locator, Page } from '@playwright/test';
import { axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import { expect, live, test } from '../support/test.ts';

const sheetPdf = (name: string) => `/static/pdf/what_you_need_to_know_${name}.pdf`;

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await live(page);
  return page.getByRole('main');
}

/** Presses what opens a dialog and answers the dialog, once what it loads is there. */
async function openDialog(page: Page, opener: Locator, name: string): Promise<Locator> {
  await opener.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Loading')).toHaveCount(0);
  return dialog;
}

async function closes(dialog: Locator, opener: Locator) {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('C2 do it yourself: create project, the green bar, and what a member can count on', async ({ page }) => {
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

test('C3 full service: the icon bar opens three sheets, each with its PDF', async ({ page, request }) => {
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
    await closes(dialog, link);
  }
});

test('C3 full service: the ways to send files, and the upload in a dialog', async ({ page }) => {
  const main = await open(page, '/full-service');
  const ways = main.getByRole('region', { name: 'Sending Us Your Files' });
  for (const way of ['Upload', 'E-mail', 'Shared drive', 'Free transfer service', 'Phone'])
    await expect(ways.getByRole('heading', { name: way, exact: true })).toBeVisible();
  await expect(ways).toContainText('under 25 MB');
  await expect(ways.getByRole('link', { name: 'service@example.com' }).first()).toHaveAttribute(
    'href',
    'mailto:service@example.com',
  );
  for (const phone of ['(510) 555-0101', '(510) 555-0102'])
    await expect(ways.getByRole('link', { name: phone })).toBeVisible();
  const upload = main.getByRole('link', { name: 'Upload your files' }).first();
  await expect(upload).toHaveAttribute('href', '/full-service/upload');
  await upload.click();
  const dialog = page.getByRole('dialog', { name: 'Upload your files' });
  await expect(dialog.getByRole('textbox', { name: 'Project name' })).toBeVisible();
});

test('C5 resources: eight links, three sheets in a large dialog with a blank title, and e-mail', async ({
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
    // Blank to the eye, not to a screen reader.
    const title = dialog.getByRole('heading', { level: 2 });
    expect(await title.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThan(2);
    expect((await dialog.boundingBox())?.width).toBeGreaterThan(900);
    await closes(dialog, link);
  }
  await expect(main.getByRole('link', { name: 'Contact us by e-mail' })).toHaveAttribute(
    'href',
    'mailto:service@example.com',
  );
});

test('C6 resource links: every directory, in a new tab, and our own summary', async ({ page }) => {
  const main = await open(page, '/resource-links');
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
    const link = main.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${host.replaceAll('.', '\\.')}/`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText('opens in a new tab');
  }
  await expect(main.getByRole('link', { name: /Mandatory Requirements Summary/ })).toHaveAttribute(
    'href',
    '/static/pdf/residential_mandatory_measures_summary.pdf',
  );
});

const sections: Readonly<Record<string, number>> = { a: 9, b: 10, c: 19, d: 7, e: 5, f: 8, g: 8, h: 8, i: 9 };

test('C7 FAQ: the index leads to every question of the nine sections', async ({ page }) => {
  const main = await open(page, '/faq');
  for (const [letter, count] of Object.entries(sections)) {
    const links = main.locator(`a[href^="/faq-${letter}#"]`);
    await expect(links).toHaveCount(count);
    for (let number = 1; number <= count; number += 1)
      await expect(main.locator(`#${letter}-${number}`)).toBeAttached();
  }
  await main.locator('a[href="/faq-c#c-10"]').click();
  await expect(page).toHaveURL(/\/faq-c#c-10$/);
  await expect(page.locator('#c-10').getByRole('heading')).toBeInViewport();
});

test('C7 FAQ: each section answers its questions, and leads back and up', async ({ page }) => {
  for (const [letter, count] of Object.entries(sections)) {
    const main = await open(page, `/faq-${letter}`);
    const answers = main.locator(`section[id^="${letter}-"]`);
    await expect(answers).toHaveCount(count);
    for (const answer of await answers.all())
      expect((await answer.allInnerTexts()).join(' ').split(/\s+/).length).toBeGreaterThan(40);
    await expect(main.getByRole('link', { name: 'Return to FAQ' })).toHaveAttribute('href', '/faq');
    await main.getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

for (const anchor of ['a-1', 'c-10', 'i-9']) {
  test(`C7 FAQ: #${anchor} scrolls in the page and survives a reload`, async ({ page }) => {
    const path = `/faq-${anchor[0]}`;
    const main = await open(page, path);
    const heading = page.locator(`#${anchor}`).getByRole('heading');
    await main.getByRole('navigation').locator(`a[href="#${anchor}"]`).click();
    await expect(heading).toBeInViewport();
    await page.reload();
    await live(page);
    await expect(heading).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${anchor}`);
  });
}

test('C7 FAQ: section A leads to estimator and wizard; section C opens the sheets under their title', async ({
  page,
}) => {
  const first = await open(page, '/faq-a');
  for (const path of ['/cost-estimator', '/compliance-wizard'])
    await expect(first.locator(`a[href="${path}"]`).first()).toBeVisible();
  const main = await open(page, '/faq-c');
  for (const [anchor, sheet] of [
    ['c-6', 'residential'],
    ['c-7', 'addition'],
    ['c-8', 'commercial'],
  ] as const) {
    const link = main.locator(`#${anchor} a[data-help-sheet="${sheet}"]`);
    const dialog = await openDialog(page, link, 'What do you need to know');
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('What do you need to know');
    expect(
      (await dialog.getByRole('heading', { level: 2 }).boundingBox())?.width,
      'the title is seen here',
    ).toBeGreaterThan(100);
    await closes(dialog, link);
  }
});

test('C7 FAQ: the search finds as you type, and by address without a script', async ({
  page,
  browser,
  site,
}) => {
  const main = await open(page, '/faq');
  const field = main.getByRole('searchbox', { name: 'Search all answers' });
  await field.pressSequentially('radiant');
  await expect(main.getByRole('link', { name: 'Radiant barrier' })).toHaveAttribute('href', '/faq-h#h-5');
  await expect(main.getByRole('status')).toContainText(/\d+ answers? found/);
  await field.fill('zzzz');
  await expect(main.getByRole('status')).toHaveText('No answers found.');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/faq`);
  await plain.getByRole('searchbox').fill('garage conversion');
  await plain.getByRole('button', { name: 'Search' }).click();
  await expect(plain).toHaveURL(`${site.url}/faq?q=garage+conversion`);
  await expect(plain.getByRole('main').getByRole('status')).toContainText('found');
  await expect(plain.getByRole('link', { name: 'Do garages count?' })).toBeVisible();
  await plain.close();
});

test('C8 registries: CalCERTS has closed and what to do now; CHEERS step by step', async ({ page }) => {
  let main = await open(page, '/calcerts-reg');
  await expect(main).toContainText('CalCERTS no longer registers documents');
  await expect(main.getByRole('heading', { name: 'What to do now' })).toBeVisible();
  await main.getByRole('link', { name: 'How to register with CHEERS' }).click();
  await expect(page).toHaveURL(/\/cheers-reg$/);
  main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Review and sign.' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^cheers\.org/ })).toHaveAttribute(
    'href',
    'https://www.cheers.org/',
  );
});

for (const [id, path, count] of [
  ['C9', '/privacy-policy', 6],
  ['C10', '/terms-and-conditions', 18],
] as const) {
  test(`${id} ${path}: ${count} sections, each reached from the contents`, async ({ page }) => {
    const main = await open(page, path);
    const contents = main.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(contents).toHaveCount(count);
    const titles = await contents.allInnerTexts();
    for (const [index, title] of titles.entries()) {
      await contents.nth(index).click();
      await expect(main.getByRole('heading', { level: 2, name: `${index + 1}. ${title}` })).toBeInViewport();
    }
  });
}

test('C9 privacy policy: the data lists, and what is not collected', async ({ page }) => {
  const main = await open(page, '/privacy-policy');
  for (const item of [
    /your e-mail address and phone number/,
    /project data, name, address and contact details of the person who signs the report and of the person who decides on the design/,
    /When you order a Do-It-Yourself report: what you order, .* The site takes no credit card payment information/,
    /your questions and feedback/,
    /your IP address/,
    /the name of your browser and operating system/,
    /an upload form you haven’t sent yet, for up to 24 hours/,
    /title24_session/,
  ])
    await expect(main.getByRole('listitem').filter({ hasText: item }).first()).toBeVisible();
  await expect(main).toContainText('(the referrer)');
  await expect(main).toContainText('We don’t collect your screen resolution');
  await expect(main).toContainText('the sequence of pages you visit');
});

test('C11 contact us: FAQ and Resources first, then mail and both phones', async ({ page }) => {
  const main = await open(page, '/contact-us');
  await expect(main.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  await expect(main.getByRole('link', { name: 'Resources' })).toHaveAttribute('href', '/resources');
  await expect(main.getByRole('link', { name: 'service@example.com' })).toHaveAttribute(
    'href',
    'mailto:service@example.com',
  );
  await expect(main.getByRole('link', { name: '(510) 555-0100' })).toBeVisible();
  await expect(main.getByRole('link', { name: '(510) 555-0102' })).toBeVisible();
  await expect(main).toContainText('100 Example Street');
});

test('C12 the summary of mandatory measures is a dialog and a PDF', async ({ page, request }) => {
  const main = await open(page, '/resource-links');
  const link = main.getByRole('link', { name: 'read the summary on this page' });
  const dialog = await openDialog(page, link, 'Mandatory measures');
  for (const topic of ['Air sealing', 'Insulation', 'Ventilation', 'Lighting'])
    await expect(dialog.getByRole('heading', { name: topic })).toBeVisible();
  const pdf = await dialog.getByRole('link', { name: 'Download this sheet (PDF)' }).getAttribute('href');
  expect((await request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');
  await closes(dialog, link);
});

test('Each page about rules says which edition it describes, and claims no review that nobody entered', async ({
  page,
}) => {
  const regulatory = [
    '/services',
    '/faq',
    ...Object.keys(sections).map((letter) => `/faq-${letter}`),
    '/resources',
    '/resource-links',
    '/calcerts-reg',
    '/cheers-reg',
  ];
  for (const path of regulatory) {
    await page.goto(path);
    const line = page.getByRole('main').getByText(/^2025 Energy Code$/);
    await expect.soft(line, path).toBeVisible();
  }
});

test('A word of the trade explains itself when pressed', async ({ page }) => {
  const main = await open(page, '/services');
  const meaning = main.getByText('The state’s building standards.');
  await expect(meaning).toBeHidden();
  await main.getByRole('button', { name: 'Title 24 (explain this word)' }).click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});

const modals: readonly (readonly [path: string, opener: string, dialog: string])[] = [
  ['/do-it-yourself', 'Should I do this myself?', 'Should I do this myself?'],
  ['/full-service', 'New residential construction', 'What you need to know'],
  ['/full-service', 'Residential additions', 'What you need to know'],
  ['/full-service', 'Commercial and non-residential', 'What you need to know'],
  ['/resources', 'Residential New Construction', 'What do you need to know'],
  ['/resource-links', 'read the summary on this page', 'Mandatory measures'],
];

for (const width of [320, 1280]) {
  test(`axe finds nothing in any open dialog at ${width} px, light and dark`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, opener, name] of modals) {
      const main = await open(page, path);
      await openDialog(page, main.getByRole('link', { name: opener, exact: true }), name);
      expect.soft(await axeFindingsInLightAndDark(page), `${path}: ${opener}`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${path}: ${opener} scrolls sideways`).toEqual([]);
    }
  });
}

test('C12 the PDFs say whose they are: a new company name is in the next download', async ({
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

test('C9 the pages claim no date until an administrator has entered it', async ({ page, editedSite }) => {
  await page.goto(`${editedSite.url}/terms-and-conditions`);
  await expect(page.getByRole('main')).not.toContainText('Effective');
  const dates = '{"privacyPolicy":"","terms":"2027-01-15","regulations":"2027-01-20"}';
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{contentDates}', '${dates}')`,
  );
  await expect
    .poll(async () => {
      await page.goto(`${editedSite.url}/terms-and-conditions`);
      return page.getByRole('main').textContent();
    })
    .toContain('Effective January 15, 2027.');
  await page.goto(`${editedSite.url}/faq-c`);
  await expect(page.getByRole('main')).toContainText('2025 Energy Code · reviewed January 20, 2027');
});
