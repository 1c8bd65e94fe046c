import { contentOf, structuredData } from '../support/head-data.ts';
import { screens } from '../support/registry.ts';
import { expect, live, test } from '../support/test.ts';

test('robots.txt names the sitemap and excludes all paths that start with /admin, /dev or /rpc', async ({
  request,
  site,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  expect((await response.text()).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /dev',
    'Disallow: /rpc',
    `Sitemap: ${site.url}/sitemap.xml`,
  ]);
});

test('sitemap.xml lists each indexable page exactly once', async ({ request, site }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const text = await response.text();
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of ['/services', '/faq-i', '/cost-estimator', '/compliance-wizard', '/full-service/upload'])
    expect(listed).toContain(site.url + path);
  expect(listed).not.toContain(`${site.url}/admin`);
  for (const { path } of await screens(request, site.url)) {
    const html = await (await request.get(path)).text();
    const closed = html.includes('<meta name="robots" content="noindex">');
    expect.soft(listed.includes(site.url + path), path).toBe(!closed);
    if (!closed) expect.soft(html).toContain(`<link rel="canonical" href="${site.url}${path}">`);
  }
});

test('The structured data of every content page contains the company and, except on /services, the breadcrumbs', async ({
  request,
  site,
}) => {
  const { microFrontends } = await (await request.get('/registry.json')).json();
  const paths: string[] = microFrontends['mf-content'][0].extras.routes.map(
    ({ path }: { path: string }) => path,
  );
  for (const path of paths) {
    const data = structuredData(await (await request.get(path)).text());
    for (const node of data) expect(node['@context'], path).toBe('https://schema.org');
    expect(data.find((node) => node['@type'] === 'Organization')).toMatchObject({
      name: 'Energy Compliance Reports',
      telephone: '(510) 555-0100',
      address: { '@type': 'PostalAddress', addressLocality: 'Oakland' },
    });
    const crumbs = data.find((node) => node['@type'] === 'BreadcrumbList');
    if (path === '/services') expect(crumbs).toBeUndefined();
    else
      expect((crumbs?.itemListElement as { item: string }[] | undefined)?.at(-1)?.item).toBe(site.url + path);
  }
});

test('The structured data of an FAQ page contains its questions, and answers without markup', async ({
  page,
  request,
}) => {
  await page.goto('/faq-c');
  const shown = await page.locator('section[id^="c-"] > h2').allInnerTexts();
  const data = structuredData(await (await request.get('/faq-c')).text());
  const faq = data.find((node) => node['@type'] === 'FAQPage');
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.map(({ name }) => name)).toEqual(shown);
  for (const { acceptedAnswer } of questions) {
    expect(acceptedAnswer.text.length).toBeGreaterThan(100);
    expect(acceptedAnswer.text).not.toMatch(/[<>{}]|&\w+;/);
  }
});

test('The structured data of the two services contains their prices', async ({ request, site }) => {
  const data = structuredData(await (await request.get('/prices')).text());
  const services = data.filter((node) => node['@type'] === 'Service');
  expect(services).toMatchObject([
    { url: `${site.url}/do-it-yourself` },
    { url: `${site.url}/full-service`, offers: [{ price: '295.00', priceCurrency: 'USD' }] },
  ]);
  expect(services[0]?.offers).toContainEqual(
    expect.objectContaining({ sku: '1001', price: '149.00', priceCurrency: 'USD' }),
  );
});

test('The content security policy allows structured data, and no violation is reported', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  for (const path of ['/faq-c', '/prices', '/services']) {
    await page.goto(path);
    await live(page);
    await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'violations'))).toEqual([]);
  }
});

test('The link preview picture of a page has the size given in the page’s meta tags', async ({
  request,
  site,
}) => {
  for (const path of ['/services', '/faq-c', '/cost-estimator', '/compliance-wizard']) {
    const html = await (await request.get(path)).text();
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(html, 'og:image:alt')?.length).toBeGreaterThan(20);
    const address = contentOf(html, 'og:image') ?? '';
    expect(address).toMatch(new RegExp(`^${site.url}/`));
    const picture = await request.get(address);
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      contentOf(html, 'og:image:width'),
      contentOf(html, 'og:image:height'),
    ]);
  }
});

test('The linked icons exist, and so does /favicon.ico, which browsers request by default', async ({
  page,
  request,
}) => {
  await page.goto('/services');
  const icons = page.locator('link[rel=icon], link[rel=apple-touch-icon]');
  await expect(icons).toHaveCount(3);
  for (const icon of await icons.all()) {
    const response = await request.get((await icon.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
  const touch = await (await request.get('/static/apple-touch-icon.png')).body();
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);
  const ico = await request.get('/favicon.ico');
  expect(ico.status()).toBe(200);
  expect((await ico.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test('A printed page shows links’ URLs, no menus and no decorative images, and an open dialog is printed in full', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/cheers-reg');
  await live(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const address = await page
    .getByRole('link', { name: /^cheers\.org/ })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://www.cheers.org/');
  const ink = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => getComputedStyle(title).color);
  const lightest = Math.max(...(ink.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  expect(lightest, `dark ink on white paper, not ${ink}`).toBeLessThan(128);

  await page.goto('/services');
  await live(page);
  expect(await page.getByRole('main').locator('img:visible').count()).toBe(0);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/resources');
  await live(page);
  await page.getByRole('link', { name: 'Residential Additions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Residential additions' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
  const { top, height } = await dialog.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + scrollY, height: box.height };
  });
  expect(top).toBe(0);
  expect(height, 'all of it, not what fits the screen').toBeGreaterThan(2000);
});
