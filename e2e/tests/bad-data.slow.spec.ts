import { liveParts } from '../support/registry.ts';
import { expect, live, test } from '../support/test.ts';

test('F4: a malformed registry entry is skipped with a log line, and the site works', async ({
  page,
  request,
  ownSite,
}) => {
  const before = await liveParts(request, ownSite.url);
  const malformed = {
    'mf-null': null,
    'mf-number': 7,
    'mf-empty': {},
    'mf-elsewhere': {
      ...before['mf-content'],
      name: 'mf-elsewhere',
      url: 'https://example.com/remoteEntry.js',
    },
    'mf-other-name': before['mf-content'],
    'mf-next-contract': {
      ...before['mf-content'],
      name: 'mf-next-contract',
      extras: { ...before['mf-content']?.extras, contract: '^99.0.0' },
    },
  };
  for (const [name, descriptor] of Object.entries(malformed)) {
    await ownSite.sql(
      `insert into remote_versions (name, version, descriptor, files, blobs, render_bundle) values ($1, '1.0.0', $2::jsonb, '{}', '{}', true)`,
      [name, JSON.stringify(descriptor)],
    );
    await ownSite.sql(`insert into remote_releases (name, version) values ($1, '1.0.0')`, [name]);
  }
  await expect
    .poll(async () => {
      await request.get(`${ownSite.url}/registry.json`);
      return Object.keys(malformed).filter((name) => !ownSite.log().includes(`"name":"${name}"`));
    })
    .toEqual([]);
  expect(ownSite.log()).toContain('was skipped');
  expect(await liveParts(request, ownSite.url)).toEqual(before);
  await page.goto(`${ownSite.url}/prices`);
  await live(page);
});

const corruptValues = ['{"company":', 'null', '[]', '"text"', '{"navLinks": 7}', '\u0000\uffff'];
const usedAddresses = [
  '/services',
  '/compliance-wizard?path=residential/new-building',
  '/cost-estimator?kind=new&area=2500',
  '/full-service/upload',
];

test('Garbage in browser storage breaks nothing', async ({ page, allowConsole }) => {
  // The stored login token is garbage too, so the server refuses it.
  allowConsole(/status of 401/);
  for (const path of usedAddresses) {
    await page.goto(path);
    await live(page);
  }
  for (const value of corruptValues)
    await test.step(value, async () => {
      const keys = await page.evaluate((value) => {
        localStorage.setItem('title24.token', value);
        sessionStorage.setItem('title24.scroll', value);
        const keys = Object.keys(localStorage);
        for (const key of keys) localStorage.setItem(key, value);
        return keys;
      }, value);
      expect(keys.length).toBeGreaterThan(2);
      for (const path of usedAddresses) {
        await page.goto(path.split('?')[0] ?? path);
        await live(page);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText('Energy Compliance Reports');
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      }
    });
});
