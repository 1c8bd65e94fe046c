import type { Page } from '@playwright/test';
import { navigateTo } from '../support/navigate.ts';
import { readableText, type ServedPage } from '../support/served-page.ts';
import { expect, live, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const hamburger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
/** Returns the text and URL of each link in an element. */
const linksIn = (page: ServedPage, part: string) =>
  Object.fromEntries(page.all(`${part} a`).map((link) => [readableText(link), link.getAttribute('href')]));
const closeButton = (page: Page) => menu(page).getByRole('button', { name: 'Close' });

test('N1, N2: the navigation bar contains the configured links and, for a logged-out visitor, a link to the login', async ({
  served,
}) => {
  expect(linksIn(await served('/services'), 'nav[aria-label="Main"]')).toEqual({
    'Do I need one?': '/compliance-wizard',
    Prices: '/prices',
    'My projects': '/project/list',
    'Do It Yourself': '/do-it-yourself',
    'Full Service Consulting': '/full-service',
    'All services': '/services',
    FAQ: '/faq',
    Glossary: '/glossary',
    'Climate zones': '/climate-zones',
    'Sample reports': '/sample-reports',
    'All resources': '/resources',
    'Contact Us': '/contact-us',
    Login: '/login',
  });
});

test('N1: the navigation bar’s links have the targets that are set in the configuration', async ({
  page,
  editedSite,
}) => {
  await editedSite.sql(`update site_configuration set document = jsonb_set(document, '{navLinks}', document->'navLinks' ||
    '{"myProjects": "https://app.example.com/projects", "contactUs": "/prices"}')`);
  await page.goto(`${editedSite.url}/services`);
  await live(page);
  await expect(bar(page).getByRole('link', { name: 'My projects' })).toHaveAttribute(
    'href',
    'https://app.example.com/projects',
  );
  await bar(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/prices$/);
});

test('N1: a submenu opens on Enter or a click, and closes on Escape, an outside click, lost focus and navigation', async ({
  page,
}) => {
  await page.goto('/prices');
  await live(page);
  const opener = bar(page).getByText('Services', { exact: true });
  const entry = bar(page).getByRole('link', { name: 'Full Service Consulting' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await entry.focus();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(entry).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(entry).toBeHidden();
  await opener.click();
  await bar(page).getByRole('link', { name: 'All services' }).focus();
  await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
  await expect(bar(page).getByText('Resources', { exact: true })).toBeFocused();
  await opener.click();
  await entry.click();
  await expect(page).toHaveURL(/\/full-service$/);
  await expect(entry).toBeHidden();
  await live(page);
  await opener.click();
  await entry.click();
  await expect(entry, 'the link led to the page that shows').toBeHidden();
});

test('N4: below 993 px, a hamburger button opens the menu, and the Close button, Escape and an outside click close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/services');
  await live(page);
  await expect(hamburger(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();

  await page.setViewportSize(phone);
  const hamburgerBox = await hamburger(page).boundingBox();
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(closeButton(page)).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const box = (await closeButton(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(phone.width - box.x - box.width, 'at the right').toBeLessThan(30);
  expect(Math.abs(box.y - (hamburgerBox?.y ?? 0)), 'as high as the hamburger').toBeLessThan(30);
  await closeButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await expect(hamburger(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(closeButton(page)).toBeFocused();
  await bar(page).getByText('Services', { exact: true }).click();
  const entry = bar(page).getByRole('link', { name: 'Do It Yourself' });
  await entry.focus();
  await page.keyboard.press('Escape');
  await expect(entry, 'Escape closes the submenu first').toBeHidden();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();

  await hamburger(page).click();
  await page.mouse.click(20, 400);
  await expect(menu(page)).toBeHidden();
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(hamburger(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('link', { name: 'Check my project' }).click();
  await expect(page).toHaveURL(/\/compliance-wizard$/);
});

test('N4: Tab reaches the open menu’s links, and nothing behind the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await live(page);
  await hamburger(page).click();
  await expect(closeButton(page)).toBeFocused();
  const reached = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        // After the last tab stop, the browser's own controls have the focus.
        if (!focused || focused === document.body) return 'browser';
        return focused.closest('dialog')
          ? `menu: ${focused.textContent.trim()}`
          : `behind: ${focused.outerHTML}`;
      });
      expect(place).not.toMatch(/^behind/);
      reached.add(place);
    }
  }
  expect([...reached]).toEqual(
    expect.arrayContaining(['menu: Do I need one?', 'menu: Contact Us', 'menu: Login', 'menu: Close']),
  );
});

test('N4: the hamburger menu closes on navigation, even to the current page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await live(page);
  await hamburger(page).click();
  await bar(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await hamburger(page).click();
  await bar(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(bar(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect(bar(page)).toBeHidden();
});

test('N5: the staging flag appears in the staging environment only', async ({ page, site, editedSite }) => {
  await page.goto(`${site.url}/services`);
  await expect(page.getByText('Staging Environment')).toHaveCount(0);
  await page.goto(`${editedSite.url}/services`);
  await live(page);
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{isStagingEnv}', 'true')`,
  );
  await navigateTo(page, '/prices');
  await expect(page.getByText('Staging Environment')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Staging Environment')).toBeVisible();
});

test('N8: the footer has its groups of links and this year’s copyright', async ({ served }) => {
  const page = await served('/services');
  const groups: Record<string, Record<string, string>> = {
    Services: { 'Do It Yourself': '/do-it-yourself', 'Full Service Consulting': '/full-service' },
    'Quick Links': {
      'My Projects': '/project/list',
      'Edit Active Project': '/project/active',
      'My Account': '/my-account',
    },
    Resources: {
      FAQ: '/faq',
      'Full Service Quote': '/compliance-wizard',
      'Customer Service': '/contact-us',
      'Resource Links': '/resource-links',
    },
  };
  for (const [heading, links] of Object.entries(groups)) {
    const title = page.all('footer nav :is(h2, h3)').find((each) => readableText(each) === heading);
    const group = title?.closest('nav')?.querySelectorAll('a') ?? [];
    const found = Object.fromEntries(
      [...group].map((link) => [readableText(link), link.getAttribute('href')]),
    );
    expect.soft(found, heading).toMatchObject(links);
  }
  expect(page.text('footer')).toContain(`© ${new Date().getFullYear()} Energy Compliance Reports`);
});

test('N8: the footer shows the configured contact data, or defaults', async ({ page, editedSite }) => {
  await editedSite.sql(`update site_configuration set document = jsonb_set(document, '{company}', '{
    "name": "Other Reports", "phone": {"areaCode": "916", "number": "555-0188"}, "email": {"address": "desk@example.com"},
    "address": {"line1": "2 Other Street", "cityText": "Sacramento", "postalCode": "95814", "stateText": "CA", "country": "USA"}}')`);
  await page.goto(`${editedSite.url}/services`);
  await live(page);
  const contact = footer(page).getByRole('region', { name: 'Contact Us' });
  await expect(contact.getByRole('link', { name: '(916) 555-0188' })).toHaveAttribute(
    'href',
    'tel:+19165550188',
  );
  await expect(contact.getByRole('link', { name: 'desk@example.com' })).toHaveAttribute(
    'href',
    'mailto:desk@example.com',
  );
  await expect(contact).toContainText('2 Other Street, Sacramento, CA 95814, USA');

  await editedSite.sql(`update site_configuration set document = jsonb_set(document, '{company}', '{
    "name": "", "phone": {"areaCode": "", "number": ""}, "email": {"address": ""},
    "address": {"line1": "", "cityText": "", "postalCode": "", "stateText": "", "country": ""}}')`);
  await navigateTo(page, '/prices');
  await expect(contact.getByRole('link', { name: '(510) 555-0100' })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'info@example.com' })).toBeVisible();
  await expect(contact).toContainText('100 Example Street, Oakland, CA 94612, USA');
});

test('N8: the footer’s link to the current page is marked as current, even at the old URL /complianceWizard', async ({
  page,
}) => {
  const quote = footer(page).getByRole('link', { name: 'Full Service Quote' });
  const faq = footer(page).getByRole('link', { name: 'FAQ', exact: true });
  for (const path of ['/compliance-wizard', '/complianceWizard']) {
    await page.goto(path);
    await expect(quote).toHaveAttribute('aria-current', 'page');
    await expect(faq).not.toHaveAttribute('aria-current');
  }
  await live(page);
  await expect(quote).toHaveAttribute('aria-current', 'page');
  for (const path of ['/complianceWizard', '/prices']) {
    await navigateTo(page, path);
    await expect(footer(page).locator('[aria-current]')).toHaveCount(1);
  }
  await navigateTo(page, '/faq');
  await expect(faq).toHaveAttribute('aria-current', 'page');
  await expect(quote).not.toHaveAttribute('aria-current');
});

/**
 * Delays matching requests.
 *
 * @returns a function that releases them
 */
async function delayRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('Pointing at a link loads the configuration and the linked page’s code and styles in parallel', async ({
  page,
}) => {
  await page.goto('/services');
  await live(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // These requests get no response until `release` is called. If all are sent anyway, none waits for another.
  const release = await delayRequests(page, '**/{assets/mf-wizard,rpc/public}/**');
  await page.getByRole('link', { name: 'Check my project' }).hover();
  for (const file of [
    /^\/rpc\/public\/config$/,
    /^\/assets\/mf-wizard\/remoteEntry\..*\.js$/,
    /^\/assets\/mf-wizard\/lifecycles\..*\.js$/,
    /^\/assets\/mf-wizard\/lifecycles\..*\.css$/,
  ])
    await expect.poll(() => asked.some((path) => file.test(path)), String(file)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/services');
  release();
  await page.getByRole('link', { name: 'Check my project' }).click();
  await expect(page).toHaveURL(/\/compliance-wizard$/);
  await live(page);
});

test.describe('on a fast connection', () => {
  test.use({ savesData: false });

  test('files of the pages linked in the header are fetched after the visitor’s first action', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/services');
    await live(page);
    await page.mouse.move(300, 300);
    for (const file of [
      /mf-content\/prices\..*\.js$/,
      /mf-wizard\/remoteEntry\..*\.js$/,
      /mf-content\/contact\..*\.css$/,
    ])
      await expect.poll(() => fetched.some((path) => file.test(path)), String(file)).toBe(true);
  });
});

test('A slow navigation shows progress until it ends, and so does a slow Back', async ({ page }) => {
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await page.goto('/cost-estimator');
  await live(page);
  const release = await delayRequests(page, '**/assets/mf-content/lifecycles.*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(bar).toBeVisible();
  release();
  await live(page);
  await expect(bar).toHaveCount(0);
  await navigateTo(page, '/cost-estimator');
  await page.reload();
  await live(page);
  await page.unrouteAll();
  const releaseAgain = await delayRequests(page, '**/assets/mf-content/lifecycles.*.js');
  await page.goBack();
  await expect(bar).toBeVisible();
  releaseAgain();
  await live(page);
  await expect(bar).toHaveCount(0);
});
