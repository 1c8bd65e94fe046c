import { createExternalTeam, type ExternalTeam, RegistryUnreachableError } from '../support/external-team.ts';
import { registryToken } from '../support/registry-token.ts';
import { expect, live, test } from '../support/test.ts';

/** Maximum processor time for creating, installing, checking and publishing a new remote, in seconds. */
const maxCpuSeconds = 120;

/** Installs as a team would, but prefers packages in the machine's cache. */
const install = 'npm install --no-audit --no-fund --prefer-offline';

/** Names of the steps that `remote check` reports as ok. */
const steps = ['types', 'lint', 'unit tests', 'screens in Chromium', 'browser tests'];

/** Remotes of this repository that move out of it, with the URL paths of their routes. */
const moving = {
  'mf-wizard': ['/compliance-wizard', '/complianceWizard'],
  'mf-estimator': ['/cost-estimator'],
  'mf-upload': ['/full-service/upload', '/project-upload', '/plans'],
};

test('K2: without this repository, a team can check and publish a new remote and remotes that move out of the repository', async ({
  page,
  ownSite,
}, testInfo) => {
  // The team's scripts run at low priority, so a loaded machine can delay them.
  test.setTimeout(900_000);
  const team = await createExternalTeam();
  try {
    await installKit(team);
    const checked = await team.run('npm test');
    for (const step of steps) expect(checked).toContain(`ok  ${step}`);

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

    for (const [name, paths] of Object.entries(moving)) {
      await team.take(name);
      const moved = await team.run(`
        npx remote create ${name} --in ../${name} --packages ../packages --from ../site/${name}
        cd ../${name}
        ${install}
        npm test`);
      for (const step of steps) expect(moved).toContain(`ok  ${step}`);
      const own = { ...access, REGISTRY_TOKEN: await registryToken(ownSite, { names: [name], paths }) };
      const released = await team.run(`cd ../${name} && npx remote publish --reason "Moved out"`, own);
      expect(released).toMatch(new RegExp(`^${name} 1\\.0\\.0\\+[0-9a-f]{12} is live on `, 'm'));
    }
  } finally {
    await team.remove();
  }
});

/** Installs the kit and creates a remote. Skips the test if the package registry is unreachable. */
async function installKit(team: ExternalTeam): Promise<void> {
  const script = `
    ${install} ../packages/title24-{remote-kit,ui}-*.tgz
    npx remote create mf-example --in . --packages ../packages
    ${install}`;
  await team.run(script).catch((error: Error) => {
    test.skip(error instanceof RegistryUnreachableError, `npm does not reach its registry: ${error.message}`);
    throw error;
  });
}
