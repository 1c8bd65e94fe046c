import type { Page } from '@playwright/test';
import { startSite } from './site.ts';
import { expect, live } from './test.ts';

/** A path of each remote. */
export const pathOfRemote = {
  'mf-content': '/prices',
  'mf-wizard': '/compliance-wizard',
  'mf-estimator': '/cost-estimator',
  'mf-upload': '/full-service/upload',
  'mf-account': '/login',
  'mf-projects': '/project/list',
  'mf-admin': '/admin',
} as const;

/** Expects that on a site with only the shell and this remote, the remote works and pages of others are not found. */
export async function expectWorksAlone(page: Page, remote: keyof typeof pathOfRemote): Promise<void> {
  const path = pathOfRemote[remote];
  const alone = await startSite({ PUBLISH_PARTS: `shell,${remote}` });
  try {
    await page.goto(alone.url + path);
    await live(page);
    await expect(page.locator(`#part-${remote}`)).not.toBeEmpty();
    const { microFrontends } = await (await page.request.get(`${alone.url}/registry.json`)).json();
    expect(Object.keys(microFrontends).sort()).toEqual([remote, 'shell'].sort());
    for (const other of Object.values(pathOfRemote).filter((each) => each !== path)) {
      expect((await page.request.get(alone.url + other)).status(), other).toBe(404);
    }
    // Pending requests of the page would no longer be answered.
    await page.goto('about:blank');
  } finally {
    await alone.stop();
  }
}
