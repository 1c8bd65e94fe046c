import type { Page } from '@playwright/test';
import { startSite } from './site.ts';
import { expect, live } from './test.ts';

/** One path of each remote. */
export const pathOfRemote = {
  'mf-content': '/prices',
  'mf-wizard': '/compliance-wizard',
  'mf-estimator': '/cost-estimator',
  'mf-upload': '/full-service/upload',
  'mf-account': '/login',
  'mf-projects': '/project/list',
  'mf-admin': '/admin',
} as const;

/**
 * Expects that the remote works on a site that has only the shell and this remote. Also expects that pages of other
 * remotes are not found.
 */
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
    // Leaves the page, whose pending requests the stopped site would not answer.
    await page.goto('about:blank');
  } finally {
    await alone.stop();
  }
}
