import type { Page } from '@playwright/test';
import type { Site } from './site.ts';
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

type Remote = keyof typeof pathOfRemote;

/** Returns the names of a site's live parts in alphabetical order. */
export async function liveNames({ url }: Site): Promise<string[]> {
  const { microFrontends } = await (await fetch(`${url}/registry.json`)).json();
  return Object.keys(microFrontends).sort();
}

/** Expects that the remote works on a site where other remotes' pages are not found. */
export async function expectWorksAlone(page: Page, alone: Site, remote: Remote): Promise<void> {
  const path = pathOfRemote[remote];
  expect(await liveNames(alone)).toEqual([remote, 'shell']);
  await page.goto(alone.url + path);
  await live(page);
  await expect(page.locator(`#part-${remote}`)).not.toBeEmpty();
  for (const other of Object.values(pathOfRemote).filter((each) => each !== path)) {
    expect((await page.request.get(alone.url + other)).status(), other).toBe(404);
  }
  // Leaves the page before the caller stops the site, because pending requests would fail then.
  await page.goto('about:blank');
}
