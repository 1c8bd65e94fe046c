import { expectWorksAlone, liveNames, pathOfRemote } from '../support/isolation.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site?.stop());

/** The remotes except mf-estimator, which isolation.spec.ts tests. */
const remotes = (Object.keys(pathOfRemote) as (keyof typeof pathOfRemote)[]).filter(
  (name) => name !== 'mf-estimator',
);

for (const remote of remotes)
  test(`F2: ${remote} runs with the shell alone`, async ({ page }) => {
    await site.sql(
      `update remote_releases set withdrawn_at = case when name in ('shell', $1) then null else now() end`,
      [remote],
    );
    await expect.poll(() => liveNames(site)).toEqual([remote, 'shell']);
    await expectWorksAlone(page, site, remote);
  });
