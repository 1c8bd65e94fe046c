import type { Page } from '@playwright/test';
import { createAccount } from '../support/accounts.ts';
import { navigateTo } from '../support/navigate.ts';
import { screens } from '../support/registry.ts';
import { enterSession } from '../support/session.ts';
import { expect, live, test } from '../support/test.ts';

const configCalls = '**/rpc/public/config';

test('R1: the root redirects to /services, and a link there opens /compliance-wizard', async ({
  page,
  request,
}) => {
  const root = await request.get('/', { maxRedirects: 0 });
  expect(root.status()).toBe(301);
  expect(root.headers().location).toBe('/services');
  await page.goto('/');
  await expect(page).toHaveURL(/\/services$/);
  await live(page);
  await page.getByRole('link', { name: 'Check my project' }).click();
  await expect(page).toHaveURL(/\/compliance-wizard$/);
});

test('R1: a URL with a trailing slash leads to the URL without it, never to another site', async ({
  request,
  site,
}) => {
  const trailing = await request.get('/prices/?from=mail', { maxRedirects: 0 });
  expect(trailing.headers().location).toBe('/prices?from=mail');
  const hostile = await request.get(`${site.url}//example.com/`, { maxRedirects: 0 });
  expect(hostile.headers().location).toBe('/example.com');
});

test('R2: an unknown path has a not-found page and status 404', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expectNotFound(page);
  await live(page);
  await expectNotFound(page);
  await expect(page).toHaveTitle(/^Ooops, This Page Could Not Be Found! \| /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('R2: a visitor can leave the not-found page and return to it', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  await page.goto('/no-such-page');
  await live(page);
  await page.getByRole('link', { name: 'See what a report costs' }).click();
  await expect(page.getByRole('table', { name: 'Do-It-Yourself Base Services' })).toBeVisible();
  await expect(page.getByText('The page may have been removed')).toBeHidden();
  await page.goBack();
  await expectNotFound(page);
  await expect(page.getByRole('table')).toHaveCount(0);
});

async function expectNotFound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ooops, This Page Could Not Be Found!');
  await expect(
    page.getByText('The page may have been removed, renamed or be temporarily unavailable'),
  ).toBeVisible();
}

test('R2: the not-found page searches the FAQ', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  await page.goto('/no-such-page');
  await page.getByRole('searchbox', { name: 'Search all answers' }).fill('garage conversion');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/faq\?q=garage\+conversion$/);
  await expect(page.getByRole('link', { name: 'Do garages count?' })).toBeVisible();
});

test('R3: the configuration is requested before a navigation, and the next page shows it', async ({
  page,
  editedSite,
}) => {
  await page.goto(`${editedSite.url}/prices`);
  await live(page);
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{company,name}', '"Changed Name"')`,
  );
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/public/config')) events.push('configuration');
  });
  page.on('framenavigated', () => events.push('navigation'));
  await navigateTo(page, '/contact-us');
  await expect(page.getByRole('contentinfo')).toContainText('Changed Name');
  await expect(page).toHaveTitle(/ \| Changed Name$/);
  expect(events.slice(0, 2)).toEqual(['configuration', 'navigation']);
});

test('N1: links start with the configured base URLs', async ({ page, editedSite }) => {
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{baseUrl}',
      '{"site": "https://www.example.com", "app": "https://app.example.com"}')`,
  );
  const links = (path: string) => async () => {
    await page.goto(editedSite.url + path);
    return page
      .getByRole('main')
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };
  await expect
    .poll(links('/cost-estimator'))
    .toContainEqual(expect.stringMatching(/^https:\/\/app\.example\.com\/project\/new/));
  await expect.poll(links('/resources')).toContain('https://www.example.com/faq');
  await expect
    .poll(links('/compliance-wizard?path=commercial/occupancy-i'))
    .toContain('https://www.example.com/contact-us');
  await expect.poll(links('/my-account')).toContain('https://app.example.com/login?next=%2Fmy-account');
});

test('R3: there is at most one pending request for the configuration', async ({ page }) => {
  await page.goto('/services');
  await live(page);
  let pending = 0;
  let maxPending = 0;
  let asked = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(configCalls, async (route) => {
    // The prices page also requests prices from the `config` service.
    if (route.request().postDataJSON().method !== 'load') return route.continue();
    asked += 1;
    pending += 1;
    maxPending = Math.max(maxPending, pending);
    await answered;
    await route.continue();
    pending -= 1;
  });
  // A navigation waits at most one second for the configuration. To have all navigations wait at the same time, the
  // test clicks all links at once.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^(Services and prices|FAQ|Customer Service)$/ })
    .evaluateAll((links) => {
      for (const link of links as HTMLAnchorElement[]) link.click();
    });
  await expect.poll(() => asked).toBe(1);
  answer();
  await expect(page).toHaveURL(/\/contact-us$/);
  expect(maxPending).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
});

test('R3: the configuration is stored in the browser and replaced by a newer one', async ({
  page,
  editedSite,
}) => {
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('title24.configuration') ?? 'null')?.company?.name);
  await page.goto(`${editedSite.url}/prices`);
  await live(page);
  expect(await stored()).toBe('Energy Compliance Reports');
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{company,name}', '"Changed Name"')`,
  );
  await navigateTo(page, '/contact-us');
  await expect.poll(stored).toBe('Changed Name');
});

test('R3: a navigation works even if the configuration cannot be loaded', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/, /^error: The site configuration could not be refreshed/);
  await page.goto('/services');
  await live(page);
  await page.route(configCalls, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await navigateTo(page, '/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Service');
  await page.unroute(configCalls);
  await page.route(configCalls, () => undefined);
  await navigateTo(page, '/prices');
  await expect(page.getByRole('table', { name: 'Do-It-Yourself Base Services' })).toBeVisible();
});

test('R4: title and meta tags match the route, on a full load and after a navigation', async ({
  page,
  site,
}) => {
  const metadata = () =>
    page.evaluate(() => {
      const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
      return {
        title: document.title,
        description: content('meta[name=description]'),
        ogType: content('meta[property="og:type"]'),
        ogTitle: content('meta[property="og:title"]'),
        ogDescription: content('meta[property="og:description"]'),
        ogUrl: content('meta[property="og:url"]'),
        ogSite: content('meta[property="og:site_name"]'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        robots: content('meta[name=robots]') ?? null,
      };
    });
  const loaded: Record<string, Awaited<ReturnType<typeof metadata>>> = {};
  for (const path of ['/services', '/prices', '/cost-estimator']) {
    await page.goto(path);
    const found = await metadata();
    loaded[path] = found;
    expect(found.title).toMatch(/^.{5,} \| Energy Compliance Reports$/);
    expect(found.description?.length).toBeGreaterThan(50);
    expect(found).toMatchObject({
      ogType: 'website',
      ogTitle: found.title,
      ogDescription: found.description,
      ogSite: 'Energy Compliance Reports',
      ogUrl: `${site.url}${path}`,
      canonical: `${site.url}${path}`,
    });
  }
  expect(new Set(Object.values(loaded).map(({ description }) => description)).size).toBe(3);

  await page.goto('/services');
  await live(page);
  for (const path of ['/prices', '/cost-estimator', '/services']) {
    await navigateTo(page, path);
    await expect.poll(metadata).toEqual(loaded[path]);
  }
});

test('R4: a page has the same canonical URL at an alias and with a query', async ({ served, site }) => {
  for (const path of ['/complianceWizard', '/compliance-wizard?path=residential']) {
    const canonical = (await served(path)).find('link[rel=canonical]').getAttribute('href');
    expect(canonical, path).toBe(`${site.url}/compliance-wizard`);
  }
});

test('R4: navigation from and to the not-found page leaves no metadata behind', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await page.goto('/no-such-page');
  await live(page);
  await page.getByRole('link', { name: 'See what a report costs' }).click();
  await expect(page).toHaveTitle(/^Our services and prices/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/prices`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${site.url}/prices`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('R5: a page other than a work page has a bar, a header with an image, and a footer with the version', async ({
  page,
  site,
}) => {
  const [release] = await site.sql<{ id: number }>(
    `select max(id) as id from remote_releases where name = 'shell'`,
  );
  for (const path of ['/services', '/cost-estimator', '/my-account']) {
    await page.goto(path);
    await live(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const image = page.getByRole('banner').locator('img[height="90"]');
    await expect(image).toBeVisible();
    expect(await image.evaluate((element) => element.getBoundingClientRect().height)).toBe(90);
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(`Version 2.0.02 build ${release?.id}`);
  }
});

test('R5: work pages have a short bar, their heading and a short footer', async ({ page, site }) => {
  await enterSession(page, site, await createAccount(site, 'Analyst'));
  for (const path of ['/admin/work', '/project/list', '/project/import']) {
    await page.goto(path);
    await live(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Work' })).toBeVisible();
    await expect(bar.getByText('My Account')).toBeVisible();
    await expect(page.getByRole('banner').locator('img[height="90"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  }
});

/** URLs that people and search engines use. links.spec.ts tests all screens in the registry. */
const known = [
  '/services',
  '/do-it-yourself',
  '/full-service',
  '/compliance-wizard',
  '/cost-estimator',
  '/prices',
  '/sample-reports',
  '/resources',
  '/climate-zones',
  '/glossary',
  '/resource-links',
  '/faq',
  ...[...'abcdefghi'].map((letter) => `/faq-${letter}`),
  '/calcerts-reg',
  '/cheers-reg',
  '/privacy-policy',
  '/terms-and-conditions',
  '/contact-us',
  '/project/list',
  '/my-account',
];

test('R6: each known URL has a screen', async ({ served, request, site }) => {
  const paths = (await screens(request, site.url)).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(known));
  const alias = await served('/complianceWizard');
  expect(alias.status).toBe(200);
  expect(alias.text('h1')).toBe((await served('/compliance-wizard')).text('h1'));
});
