import { createExternalTeam, type ExternalTeam, RegistryUnreachableError } from '../support/external-team.ts';
import { registryToken } from '../support/registry-token.ts';
import { expect, live, test } from '../support/test.ts';

/** Processor time of the whole way at most, in seconds, of all its processes. */
const maxCpuSeconds = 120;

/** As a team does it; versions of its packages that are on this machine are not asked for again. */
const install = 'npm install --no-audit --no-fund --prefer-offline';

test('K2 a team without this repository makes a remote, checks it, publishes it over HTTP, and it is a page of the site', async ({
  page,
  ownSite,
}, testInfo) => {
  // Nearly all of it is work of the processor, at low priority: on a machine that others load it takes as long as it takes.
  test.setTimeout(900_000);
  const team = await createExternalTeam();
  try {
    await installKit(team);
    const checked = await team.run('npm test');
    for (const step of ['types', 'lint', 'unit tests', 'screens in Chromium', 'browser tests'])
      expect(checked).toContain(`ok  ${step}`);

    const token = await registryToken(ownSite, { names: ['mf-example'], paths: ['/example'] });
    const access = { REGISTRY_URL: ownSite.url, REGISTRY_TOKEN: token };
    const published = await team.run('npm run publish:remote -- --reason "The first one"', access);
    expect(published).toMatch(/^mf-example 0\.1\.0\+[0-9a-f]{12} is live on /m);
    expect(await team.linksOut()).toEqual([]);

    const answered = async () => (await page.request.get(`${ownSite.url}/example`)).text();
    await expect.poll(answered, { timeout: 20_000 }).toMatch(/\d+ products/);
    await page.goto(`${ownSite.url}/example`);
    await live(page);
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();

    const sight = team.isBlind ? 'this repository out of sight' : 'this machine hides no folder';
    const words = `create, install, check, publish: ${team.cpuSeconds.toFixed(1)} s of processor time (${sight})`;
    testInfo.annotations.push({ type: 'figure', description: words });
    console.log(words);
    expect(team.cpuSeconds).toBeLessThanOrEqual(maxCpuSeconds);
  } finally {
    await team.remove();
  }
});

/** Skips the test where this machine does not reach the package registry, without which there is no team. */
async function installKit(team: ExternalTeam): Promise<void> {
  const script = `
    ${install} ../packages/*.tgz
    npx remote create mf-example --in . --packages ../packages
    ${install}`;
  await team.run(script).catch((error: Error) => {
    test.skip(error instanceof RegistryUnreachableError, `npm does not reach its registry: ${error.message}`);
    throw error;
  });
}
