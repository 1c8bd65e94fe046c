import type { Page } from '@playwright/test';
import { navigateTo } from '../support/navigate.ts';
import { expect, live, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const hamburger = (page: Page) => page.getByRole('button', { name: 'Menu' });

test('N1 the bar’s links lead where the configuration says', async ({ page }) => {
  await page.goto('/services');
  const links = {
    'My projects': '/project/list',
    Resources: '/resources',
    'Contact Us': '/contact-us',
    Login: '/login',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await bar(page).getByText('Services', { exact: true }).click();
  await expect(bar(page).getByRole('link', { name: 'Do It Yourself' })).toHaveAttribute(
    'href',
    '/do-it-yourself',
  );
  await expect(bar(page).getByRole('link', { name: 'Full Service Consulting' })).toHaveAttribute(
    'href',
    '/full-service',
  );
});

test('N1 targets that an administrator changes are the new ones', async ({ page, ownSite }) => {
  await ownSite.sql(`update site_configuration set document = jsonb_set(document, '{navLinks}', document->'navLinks' ||
    '{"myProjects": "https://app.example.com/projects", "resources": "/prices"}')`);
  await page.goto(`${ownSite.url}/services`);
  await live(page);
  await expect(bar(page).getByRole('link', { name: 'My projects' })).toHaveAttribute(
    'href',
    'https://app.example.com/projects',
  );
  await bar(page).getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(/\/prices$/);
});

test('N1 the submenu opens by key, closes on Escape with focus on its opener, and on a click elsewhere', async ({
  page,
}) => {
  await page.goto('/prices');
  await live(page);
  const opener = bar(page).locator('summary');
  const entry = bar(page).getByRole('link', { name: 'Do It Yourself' });
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
});

test('N1 the submenu closes where focus leaves it, and on navigation', async ({ page }) => {
  await page.goto('/prices');
  await live(page);
  const opener = bar(page).locator('summary');
  const entry = bar(page).getByRole('link', { name: 'Full Service Consulting' });
  await opener.click();
  await entry.focus();
  await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Resources' })).toBeFocused();
  await opener.click();
  await entry.click();
  await expect(page).toHaveURL(/\/full-service$/);
  await expect(entry).toBeHidden();
  await live(page);
  await opener.click();
  await entry.click();
  await expect(entry, 'the link led to the page that shows').toBeHidden();
});

test('N2 a visitor who is logged out finds a login button, and no account menu', async ({ page }) => {
  await page.goto('/services');
  await live(page);
  await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(bar(page).getByText('My Account')).toHaveCount(0);
  await expect(bar(page).getByText('Logout')).toHaveCount(0);
  await expect(bar(page).getByText('admin', { exact: false })).toHaveCount(0);
});

test('N4 the hamburger is there below 993 px only', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/services');
  await expect(hamburger(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(hamburger(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();
});

test('N4 the hamburger opens and closes, and says which', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await live(page);
  await expect.poll(() => saysOpen(page)).toBe(false);
  await hamburger(page).click();
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => saysOpen(page)).toBe(true);
  await expect(bar(page).getByRole('link').first()).toBeFocused();
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => saysOpen(page)).toBe(false);
});

/** What the browser tells assistive technology of the hamburger: it knows the state of a popover by itself. */
async function saysOpen(page: Page): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('N4 the hamburger menu closes on Escape, and focus is back on the hamburger', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await live(page);
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test('N4 Escape in the submenu closes the submenu first, then the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await live(page);
  await hamburger(page).click();
  await bar(page).locator('summary').click();
  const entry = bar(page).getByRole('link', { name: 'Do It Yourself' });
  await entry.focus();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});

test('N4 the hamburger menu closes on navigation, and focus goes to the new page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await live(page);
  await hamburger(page).click();
  await bar(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect(bar(page)).toBeHidden();
});

test('N4 a link to the page that shows closes the hamburger menu too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contact-us');
  await live(page);
  await hamburger(page).click();
  await bar(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(bar(page)).toBeHidden();
});

test('N5 the staging flag shows in the staging environment only', async ({ page, site, ownSite }) => {
  await page.goto(`${site.url}/services`);
  await expect(page.getByText('Staging Environment')).toHaveCount(0);
  await page.goto(`${ownSite.url}/services`);
  await live(page);
  await ownSite.sql(`update site_configuration set document = jsonb_set(document, '{isStagingEnv}', 'true')`);
  await navigateTo(page, '/prices');
  await expect(page.getByText('Staging Environment')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Staging Environment')).toBeVisible();
});

test('N8 the footer has its groups of links', async ({ page }) => {
  await page.goto('/services');
  const groups: Record<string, Record<string, string>> = {
    Services: { 'Do It Yourself': '/do-it-yourself', 'Full Service Consulting': '/full-service' },
    'Quick Links': {
      'My Projects': '/project/list',
      'Edit Active Project': '/project/list',
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
    const group = footer(page).getByRole('navigation', { name: heading });
    await expect(group.getByRole('heading', { name: heading })).toBeVisible();
    for (const [name, href] of Object.entries(links))
      await expect(group.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('N8 the footer shows contact data of the configuration, and defaults where they are absent', async ({
  page,
  ownSite,
}) => {
  await ownSite.sql(`update site_configuration set document = jsonb_set(document, '{company}', '{
    "name": "Other Reports", "phone": {"areaCode": "916", "number": "555-0188"}, "email": {"address": "desk@example.com"},
    "address": {"line1": "2 Other Street", "cityText": "Sacramento", "postalCode": "95814", "stateText": "CA", "country": "USA"}}')`);
  await page.goto(`${ownSite.url}/services`);
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

  await ownSite.sql(`update site_configuration set document = jsonb_set(document, '{company}', '{
    "name": "", "phone": {"areaCode": "", "number": ""}, "email": {"address": ""},
    "address": {"line1": "", "cityText": "", "postalCode": "", "stateText": "", "country": ""}}')`);
  await navigateTo(page, '/prices');
  await expect(contact.getByRole('link', { name: '(510) 555-0100' })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'info@example.com' })).toBeVisible();
  await expect(contact).toContainText('100 Example Street, Oakland, CA 94612, USA');
});

test('N8 the link to the page that shows is marked, also for /complianceWizard', async ({ page }) => {
  const quote = footer(page).getByRole('link', { name: 'Full Service Quote' });
  const faq = footer(page).getByRole('link', { name: 'FAQ', exact: true });
  for (const path of ['/compliance-wizard', '/complianceWizard']) {
    await page.goto(path);
    await expect(quote).toHaveAttribute('aria-current', 'page');
    await expect(faq).not.toHaveAttribute('aria-current');
  }
  await live(page);
  await expect(quote).toHaveAttribute('aria-current', 'page');
  await navigateTo(page, '/faq');
  await expect(faq).toHaveAttribute('aria-current', 'page');
  await expect(quote).not.toHaveAttribute('aria-current');
});

test('N8 the copyright year is the current one', async ({ page }) => {
  await page.goto('/services');
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Energy Compliance Reports`);
});
