import { launchOptions } from '../support/launch-options.ts';
import { startSite } from '../support/site.ts';
import { inMount, liveVersions, publishTo } from '../support/smoke-gate.ts';
import { expect, test } from '../support/test.ts';

test('K8 a release that throws in its mount is refused, and what was live is live', async ({ request }) => {
  test.slow();
  const site = await startSite({ SMOKE_CHROMIUM_PATH: launchOptions.executablePath });
  try {
    const before = await liveVersions(request, site);
    await expect(
      publishTo(site, 'mf-estimator', inMount('throw new Error("broken on purpose")')),
    ).rejects.toThrow(/\/cost-estimator wrote an error to a browser’s console: .*broken on purpose/s);
    expect(await liveVersions(request, site)).toEqual(before);
  } finally {
    await site.stop();
  }
});
