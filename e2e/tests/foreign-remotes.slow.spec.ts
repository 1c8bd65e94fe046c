import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildExample } from '../support/examples.ts';
import { navigateTo } from '../support/navigate.ts';
import { expect, live, test } from '../support/test.ts';

/** Serves a page on another origin, with the given script and copies of the site's registry and configuration. */
async function serveHost(siteUrl: string, scriptPath: string) {
  const html =
    '<!doctype html><html lang="en"><title>Host</title><div id="place"></div><script type="module" src="/host.js"></script>';
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    const send = (type: string, body: string) => response.setHeader('content-type', type).end(body);
    if (url === '/host.js') return send('text/javascript', readFileSync(scriptPath, 'utf8'));
    if (url === '/favicon.ico') return response.writeHead(204).end();
    if (url === '/compliance-wizard') return send('text/html', html);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'load' });
    const answer = await fetch(siteUrl + url, method === 'GET' ? {} : { method, headers, body });
    const text = (await answer.text()).replaceAll('"/assets/', `"${siteUrl}/assets/`);
    return send('application/json', text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('K7: a plain module federation host on another site loads a remote by its manifest', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const path = join(buildExample('plain-host'), 'dist/production/host.js');
  const host = await serveHost(site.url, path);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.url)) asked.push(new URL(request.url()).pathname);
  });

  await page.goto(`${host.url}/compliance-wizard`);
  const place = page.locator('#place');
  // Only the remote can have added this heading, because the place was empty before.
  await expect(place.getByRole('heading', { level: 2, name: 'Residential (R1, R2, R3)' })).toBeVisible();

  const manifest = asked.find((each) => /^\/assets\/mf-wizard\/mf-manifest\.[0-9a-f]{16}\.json$/.test(each));
  expect(manifest).toBeDefined();
  expect(asked.filter((each) => each.startsWith('/assets/shell/'))).toEqual([]);
  const { exposes, metaData } = await (await page.request.get(site.url + manifest)).json();
  expect(exposes.map((each: { path: string }) => each.path)).toEqual(['./lifecycles']);
  expect(asked).toContain(`/assets/mf-wizard/${metaData.remoteEntry.name}`);
  host.close();
});

test('K6: a Vue remote without a render bundle works as a page of the site', async ({
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
