import { registryToken } from '../support/registry-token.ts';
import { meetStranger } from '../support/stranger.ts';
import { expect, live, test } from '../support/test.ts';

test('K2 a team without this repository makes a remote, checks it, publishes it over HTTP, and it is a page of the site', async ({
  page,
  ownSite,
}, testInfo) => {
  test.setTimeout(900_000);
  const stranger = await meetStranger();
  try {
    const token = await registryToken(ownSite, { names: ['mf-example'], paths: ['/example'] });
    const { output, cpuSeconds } = await stranger.run(
      `
      npm install --no-audit --no-fund --prefer-offline ../packages/*.tgz
      npx remote create mf-example --in . --packages ../packages
      npm install --no-audit --no-fund --prefer-offline
      npm test
      npm run publish:remote -- --reason "The first one"
      `,
      { REGISTRY_URL: ownSite.url, REGISTRY_TOKEN: token },
    );
    for (const step of ['types', 'lint', 'unit tests', 'screens in Chromium', 'browser tests'])
      expect(output).toContain(`ok  ${step}`);
    expect(output).toMatch(/^mf-example 0\.1\.0\+[0-9a-f]{12} is live on /m);
    expect(await stranger.linksOut()).toEqual([]);
    const sight = stranger.isBlind ? 'this repository out of sight' : 'this machine hides no folder';
    const words = `create, install, check, publish: ${cpuSeconds.toFixed(1)} s of CPU (${sight})`;
    testInfo.annotations.push({ type: 'figure', description: words });
    console.log(words);

    const published = async () => (await page.request.get(`${ownSite.url}/example`)).text();
    await expect.poll(published, { timeout: 20_000 }).toMatch(/\d+ products/);
    await page.goto(`${ownSite.url}/example`);
    await live(page);
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();

    const status = await stranger.run('npx remote status', {
      REGISTRY_URL: ownSite.url,
      REGISTRY_TOKEN: token,
    });
    expect(status.output).toContain('The first one');
    const other = await registryToken(ownSite, { names: ['mf-other'], paths: ['/other'] });
    await expect(
      stranger.run('npx remote publish', { REGISTRY_URL: ownSite.url, REGISTRY_TOKEN: other }),
    ).rejects.toThrow('mf-example');
  } finally {
    await stranger.remove();
  }
});
