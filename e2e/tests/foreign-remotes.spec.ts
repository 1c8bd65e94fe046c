import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { navigateTo } from '../support/navigate.ts';
import { workspace } from '../support/site.ts';
import { expect, live, test } from '../support/test.ts';

const buildApp = join(workspace, 'shared-config/build/build-app.ts');

/** Builds an example. @returns its folder */
function buildExample(name: string): string {
  const folder = join(workspace, 'examples', name);
  execFileSync('nice', ['-n', '5', process.execPath, buildApp], { cwd: folder });
  return folder;
}

test('K6 a remote in Vue, by plain module federation, as an ES module and without a render bundle, is a page of the site', async ({
  page,
  ownSite,
  ownBuilds,
}) => {
  test.setTimeout(180_000);
  const folder = buildExample('vue-remote');
  for (const piece of ['package.json', 'dist/production'])
    cpSync(join(folder, piece), join(ownBuilds.folder, 'mf-vue', piece), { recursive: true });
  expect(await ownSite.command('publish-remote', 'mf-vue')).toMatch(/^mf-vue \S+ is live\.$/m);

  const count = (number: number) => page.getByRole('button', { name: `Count: ${number}` });
  const status = async () => (await page.request.get(`${ownSite.url}/vue-example`)).status();
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
  await page.goto(`${ownSite.url}/vue-example`);
  await live(page);
  await expect(page.getByRole('heading', { level: 1, name: 'An example in Vue' })).toBeVisible();
  await count(0).click();
  await expect(count(1)).toBeVisible();

  await navigateTo(page, '/prices');
  await expect(page.locator('html[data-live="mf-content"]')).toBeAttached({ timeout: 20_000 });
  await expect(count(1)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('html[data-live="mf-vue"]')).toBeAttached({ timeout: 20_000 });
  await expect(count(0)).toBeVisible();
});

test('K7 a host of plain module federation loads a remote of this site by its standard manifest', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const path = join(buildExample('plain-host'), 'dist/production/host.js');
  const html =
    '<!doctype html><html lang="en"><title>Host</title><div id="place"></div><script type="module" src="/host.js"></script>';
  // Another page than the site's own stands at this address.
  await page.route(`${site.url}/compliance-wizard`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.route(`${site.url}/host.js`, (route) => route.fulfill({ contentType: 'text/javascript', path }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(`${site.url}/compliance-wizard`);
  const place = page.locator('#place');
  // The place was empty: what it shows came with the remote, and React has rendered it.
  await expect(place.getByRole('heading', { level: 2, name: 'Residential (R1, R2, R3)' })).toBeVisible();

  const manifest = asked.find((each) => /^\/assets\/mf-wizard\/mf-manifest\.[0-9a-f]{16}\.json$/.test(each));
  expect(manifest).toBeDefined();
  expect(asked.filter((each) => each.startsWith('/assets/shell/'))).toEqual([]);
  const { exposes, metaData } = await (await page.request.get(site.url + manifest)).json();
  expect(exposes.map((each: { path: string }) => each.path)).toEqual(['./lifecycles']);
  expect(asked).toContain(`/assets/mf-wizard/${metaData.remoteEntry.name}`);
});
