import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { pageFaults } from '../support/accessibility.ts';
import { expect, live, test } from '../support/test.ts';
import { add, addition } from '../support/wizard.ts';

const estimate = (page: Page) => page.getByRole('status', { name: 'Full Service estimate' });
/** Timeout for the server's responses and emails on a busy machine. */
const slow = { timeout: 20_000 };
const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload your files' });
const comment = (page: Page) => uploadDialog(page).getByRole('textbox', { name: 'Comment' });

/** Tabs to an element. Expects each focused element to be visible and have a focus indicator. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const faults = await page.evaluate(focusFaults);
    expect.soft(faults, 'where the focus is').toEqual([]);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never reached the element');
}

/** Returns the focused element's problems (WCAG 2.4.7, 2.4.11). */
function focusFaults(): string[] {
  const element = document.activeElement;
  if (!element || element === document.body) return [];
  const name = element.outerHTML.slice(0, 120);
  const box = element.getBoundingClientRect();
  const styles = [element, ...element.querySelectorAll('*')].flatMap((one) => [
    getComputedStyle(one),
    getComputedStyle(one, '::after'),
  ]);
  const marked = styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
  );
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const seen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return [...(marked ? [] : [`not marked: ${name}`]), ...(seen ? [] : [`covered or out of view: ${name}`])];
}

for (const width of [1280, 320]) {
  test(`A visitor can get from the home page to a printed estimate by keyboard alone at ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'printed', 0);
      window.print = () => Reflect.set(window, 'printed', Reflect.get(window, 'printed') + 1);
    });
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await live(page);

    await tabTo(page, page.getByRole('link', { name: 'Check my project' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: add, exact: true }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 3, name: 'What are you adding or converting?' }),
    ).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: addition, exact: true }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 3, name: 'How big is the new or converted area?' }),
    ).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'More than 700 sq ft', exact: true }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 3, name: /^A Title 24 report is required/ }),
    ).toBeFocused();

    await tabTo(page, page.getByRole('textbox', { name: 'Existing floor area' }));
    await page.keyboard.type('1,800');
    await tabTo(page, page.getByRole('textbox', { name: 'Addition floor area' }));
    await page.keyboard.type('1200');
    await expect(estimate(page)).toHaveText('$640 – $740');
    const button = page.getByRole('button', { name: 'Print this result' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
    await expectPrinted(page, [
      'Existing building plus addition, 1,800 sq ft existing, 1,200 sq ft added',
      'A Title 24 report is required',
      '$640 – $740',
    ]);
  });
}

async function expectPrinted(page: Page, words: readonly string[]) {
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: only printed text counts
  const paper = await page.getByRole('main').innerText();
  const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
  for (const expected of [...words, date, '2025 Energy Code', '(510) 555-0100', 'info@example.com'])
    expect.soft(paper.replaceAll(/\s+/g, ' ')).toContain(expected);
  for (const role of ['button', 'textbox', 'radio'] as const)
    await expect.soft(page.getByRole('main').getByRole(role).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

test('/cost-estimator prints the inputs, price ranges, date, code edition and contacts on one sheet', async ({
  page,
}) => {
  await page.goto('/cost-estimator?kind=commercial&area=3000&envelope=1&mechanical=1');
  await live(page);
  await expectPrinted(page, [
    'Commercial project, occupancy B, 3,000 sq ft, envelope, mechanical work',
    '$1,102 – $1,202',
    '$890 – $990',
    'Not included',
    `${new URL(page.url()).origin}/cost-estimator?kind=commercial&area=3000&envelope=1&mechanical=1`,
  ]);
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('The upload form contains the floor area typed in the wizard, and keeps its text when it is closed', async ({
  page,
}) => {
  await page.goto('/compliance-wizard?path=residential/new-building');
  await live(page);
  await page.getByRole('textbox', { name: 'Floor area' }).fill('2,400');
  const opener = page.getByRole('link', { name: 'Submit my plans' });
  await expect(opener).toHaveAttribute('href', '/full-service/upload?type=a&area=2400');
  await opener.click();
  await expect(uploadDialog(page)).toContainText('New Residential Construction');
  await expect(comment(page)).toHaveValue(/2,400 square feet/);
  await uploadDialog(page).getByRole('textbox', { name: 'Project name' }).fill('12 Sample Street');
  await page.keyboard.press('Escape');
  await expect(uploadDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(uploadDialog(page).getByRole('textbox', { name: 'Project name' })).toHaveValue(
    '12 Sample Street',
  );
});

test('The upload form contains the floor areas of an estimate', async ({ page }) => {
  await page.goto('/cost-estimator?kind=existing-plus');
  await live(page);
  await page.getByRole('textbox', { name: 'Existing floor area' }).fill('1500');
  await page.getByRole('textbox', { name: 'Addition floor area' }).fill('500');
  await page.getByRole('link', { name: 'Upload your files' }).filter({ visible: true }).click();
  await expect(uploadDialog(page)).toContainText('A Residential Addition');
  await expect(comment(page)).toHaveValue(/2,000 square feet, 1,500 square feet of it existing/);
});

for (const [estimate, words] of [
  ['kind=commercial&area=12000&envelope=1&lighting=1', '12,000 square feet. Work: envelope, lighting.'],
  [
    'kind=dwelling-units&existing=4000&units=3',
    '4,000 square feet, 4,000 square feet of it existing. Dwelling units added: 3.',
  ],
] as const)
  test(`U1: without JavaScript, the upload form’s comment contains the estimate’s areas, and its kinds of work or number of dwelling units (${estimate})`, async ({
    served,
  }) => {
    const page = await served(`/cost-estimator?${estimate}`);
    const link = page.find('main a[href^="/full-service/upload?"][href*="area="]');
    const form = await served(link.getAttribute('href') ?? '');
    expect(form.find('textarea[name="comment"]').textContent).toBe(
      `Floor area from the cost estimator: ${words}`,
    );
  });

test('While the upload form is loading, the page shows a note, and a second click on the upload link opens /full-service/upload', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/mf-upload/remoteEntry.*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/cost-estimator?kind=new&area=2500');
  await live(page);
  const opener = page.getByRole('link', { name: 'Upload your files' }).filter({ visible: true });
  await opener.click();
  await expect(page.getByText('Opening the upload form…')).toBeVisible();
  await opener.click();
  await expect(page).toHaveURL(/\/full-service\/upload\?type=a&area=2500$/);
  release();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeVisible();
});

test('With forced colors, the estimator’s borders and the focus indicator are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/cost-estimator?kind=new&area=x');
  await live(page);
  const chosen = page.getByRole('radio', { name: 'New building' });
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toBeChecked();
  const styles = await page.evaluate(() => {
    const borderOf = (selector: string) => {
      const element = document.querySelector(selector);
      const style = element && getComputedStyle(element);
      return style ? Number.parseFloat(style.borderTopWidth) : 0;
    };
    const focused = document.activeElement && getComputedStyle(document.activeElement);
    return {
      field: borderOf('input[name=area]'),
      accordion: borderOf('details[open]'),
      outline: focused ? Number.parseFloat(focused.outlineWidth) : 0,
    };
  });
  expect(styles.field).toBeGreaterThan(0);
  expect(styles.accordion).toBeGreaterThan(0);
  expect(styles.outline).toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('E9: a visitor without an account can email an estimate with its figures, but not twice an hour to the same address', async ({
      page,
      request,
      site,
      allowConsole,
    }) => {
      // The browser logs the error status of the responses that explain why no email was sent.
      allowConsole(/status of 4(22|29)/);
      const to = `ana.${javaScriptEnabled ? 'script' : 'plain'}@example.org`;
      await page.goto('/cost-estimator?kind=new&area=2%2C500&multi=1&types=5');
      if (javaScriptEnabled) await live(page);
      await expect(estimate(page)).toHaveText('$1,050 – $1,150');
      const email = page.getByRole('textbox', { name: 'Email' }).filter({ visible: true });
      const ask = page.getByText('Email me this estimate').filter({ visible: true });
      const send = page.getByRole('button', { name: 'Send', exact: true }).filter({ visible: true });

      await ask.click();
      await expect(email).toBeVisible();
      await expectNoFaults(page, javaScriptEnabled);
      await email.fill('ana@localhost');
      await send.click();
      const problem = page
        .getByText('Enter an email address, like name@example.com')
        .filter({ visible: true });
      await expect(problem).toBeVisible(slow);
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('ana@localhost');
      if (javaScriptEnabled) await live(page);
      await expect(page).toHaveTitle(/^Error: /);
      await expectNoFaults(page, javaScriptEnabled);

      await email.fill(to);
      await send.click();
      const sent = page.getByText(`Sent to ${to}.`);
      await expect(sent).toBeVisible(slow);
      await expect(page.locator(':focus')).toContainText(`Sent to ${to}.`);
      await expect(estimate(page)).toHaveText('$1,050 – $1,150');
      if (javaScriptEnabled) await live(page);

      await expectNoFaults(page, javaScriptEnabled);

      const mail = await deliveredMail(request, site.url, to);
      expect(mail).toContain('Full Service estimate: $1,050 – $1,150');
      expect(mail).toContain('Do-It-Yourself base price: $149');

      await page.goto('/cost-estimator?kind=new&area=2500&multi=1&types=5');
      if (javaScriptEnabled) await live(page);
      await ask.click();
      await email.fill(to);
      await send.click();
      const again = page.getByText('We sent this estimate to this address within the last hour');
      await expect(again.filter({ visible: true })).toBeVisible(slow);
    });
  });
}

/**
 * Waits until the only email to an address has been delivered.
 * @returns the HTML of the page that shows the email in the local mailbox
 */
async function deliveredMail(request: APIRequestContext, url: string, to: string): Promise<string> {
  const row = new RegExp(
    `<a href="/dev/mail/([\\da-f-]+)">[^<]*</a></td>\\s*<td>${to}</td>[\\s\\S]*?<td>Delivered</td>`,
  );
  const list = async () => (await request.get(`${url}/dev/mail`)).text();
  await expect.poll(list, slow).toMatch(row);
  const id = row.exec(await list())?.[1];
  return (await request.get(`${url}/dev/mail/${id}`)).text();
}

async function expectNoFaults(page: Page, isLive: boolean): Promise<void> {
  if (isLive) expect.soft(await pageFaults(page)).toEqual([]);
}
