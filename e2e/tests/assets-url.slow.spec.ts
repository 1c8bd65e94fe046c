import { filesOf, test } from '../support/site-with-cdn.ts';
import { expect, live } from '../support/test.ts';

test('F14: React’s development build hydrates a site with ASSETS_URL without warnings', async ({
  page,
  development: { site },
}) => {
  for (const path of ['/services', '/full-service', '/cost-estimator']) {
    await page.goto(site.url + path);
    await live(page);
    await page.waitForLoadState('networkidle');
  }
  // Any warning in the console fails the test.
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('F14: the browser refuses a script or stylesheet in which the CDN has changed one byte', async ({
  page,
  published: { cdn, site },
  allowConsole,
}) => {
  test.setTimeout(300_000);
  const files = filesOf(page);
  await page.goto(`${site.url}/cost-estimator`);
  await live(page);
  allowConsole(/./);
  const checked = [...files].filter((url) => /\.(js|css)$/.test(url));
  // The shell, React and the estimator together have more than five files.
  expect(checked.length).toBeGreaterThan(5);
  // Interception turns off the browser's cache, which has the unchanged files.
  await page.route('**/*', (route) => route.continue());
  for (const url of checked) {
    await test.step(new URL(url).pathname, async () => {
      cdn.change((path, body) => (url.endsWith(path) ? flipLastByte(body) : body));
      const refused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('integrity') && message.text().includes(url),
        timeout: 60_000,
      });
      await page.goto(`${site.url}/cost-estimator`, { waitUntil: 'commit' });
      await refused;
      await page.waitForLoadState('load');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
  cdn.change(null);
  await page.goto(`${site.url}/cost-estimator`);
  await live(page);
});

/** Flips one bit of the file's last byte. */
function flipLastByte(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const last = changed.length - 1;
  changed.writeUInt8(changed.readUInt8(last) ^ 1, last);
  return changed;
}
