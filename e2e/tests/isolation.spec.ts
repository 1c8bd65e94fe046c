import { type Site, startSite } from '../support/site.ts';
import { expect, live, test } from '../support/test.ts';

let alone: Site | undefined;
test.afterEach(async ({ page }) => {
  // What the page still loads would not be answered any more.
  await page.goto('about:blank');
  await alone?.stop();
  alone = undefined;
});

/** A path of each remote, and what stands on it. */
const screens = {
  'mf-content': '/prices',
  'mf-wizard': '/compliance-wizard',
  'mf-estimator': '/cost-estimator',
  'mf-upload': '/full-service/upload',
  'mf-account': '/login',
  'mf-projects': '/project/list',
  'mf-admin': '/admin',
} as const;

for (const [remote, path] of Object.entries(screens)) {
  test(`F2 ${remote} runs with the shell alone, and the others' pages are not found`, async ({ page }) => {
    alone = await startSite({ PUBLISH_PARTS: `shell,${remote}` });
    await page.goto(alone.url + path);
    await live(page);
    await expect(page.locator(`#part-${remote}`)).not.toBeEmpty();
    const { microFrontends } = await (await page.request.get(`${alone.url}/registry.json`)).json();
    expect(Object.keys(microFrontends).sort()).toEqual([remote, 'shell'].sort());
    for (const other of Object.values(screens).filter((screen) => screen !== path)) {
      expect((await page.request.get(alone.url + other)).status(), other).toBe(404);
    }
  });
}
