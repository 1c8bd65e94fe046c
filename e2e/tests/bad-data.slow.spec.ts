import { liveParts } from '../support/registry.ts';
import { expect, live, test } from '../support/test.ts';

test('F4 a malformed registry entry is skipped with a log line, and the site lives', async ({
  page,
  request,
  ownSite,
}) => {
  const before = await liveParts(request, ownSite.url);
  const bad = {
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
  for (const [name, descriptor] of Object.entries(bad)) {
    await ownSite.sql(
      `insert into remote_versions (name, version, descriptor, files, blobs, render_bundle) values ($1, '1.0.0', $2::jsonb, '{}', '{}', true)`,
      [name, JSON.stringify(descriptor)],
    );
    await ownSite.sql(`insert into remote_releases (name, version) values ($1, '1.0.0')`, [name]);
  }
  await expect
    .poll(async () => {
      await request.get(`${ownSite.url}/registry.json`);
      return Object.keys(bad).filter((name) => !ownSite.log().includes(`"name":"${name}"`));
    })
    .toEqual([]);
  expect(ownSite.log()).toContain('was skipped');
  expect(await liveParts(request, ownSite.url)).toEqual(before);
  await page.goto(`${ownSite.url}/prices`);
  await live(page);
});
