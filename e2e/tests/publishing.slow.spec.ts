import type { Page } from '@playwright/test';
import type { Edit } from '../support/builds.ts';
import { navigateTo } from '../support/navigate.ts';
import { liveParts } from '../support/registry.ts';
import { expect, live, test } from '../support/test.ts';

const reword =
  (from: string, to: string): Edit =>
  (text) =>
    text.replaceAll(from, to);

const heroLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Check my project/ });

test('F1: an open page keeps its parts’ versions while new versions are published', async ({
  page,
  ownSite,
  ownBuilds,
}) => {
  await page.goto(`${ownSite.url}/cost-estimator`);
  await live(page);
  await ownBuilds.change('mf-content', reword('Check my project', 'Check my project today'));
  await ownSite.command('publish-remote', 'mf-content');
  await navigateTo(page, '/services');
  await expect(heroLink(page)).toHaveText('Check my project');
  await page.reload();
  await live(page);
  await expect(heroLink(page)).toHaveText('Check my project today');
});

test('F1: publishing the live version changes nothing, and a remote, but not the shell, can be rolled back past its first version', async ({
  request,
  ownSite,
}) => {
  expect(await ownSite.command('publish-remote', 'mf-content')).toContain('is already live');
  await expect(ownSite.command('rollback', 'shell')).rejects.toThrow(/no version before .* stays live/);
  const status = async () => (await request.get(`${ownSite.url}/prices`)).status();
  expect(await ownSite.command('rollback', 'mf-content')).toMatch(
    /has been withdrawn\. No version is left, so its pages return 404/,
  );
  await expect.poll(status).toBe(404);
  expect(await ownSite.command('publish-remote', 'mf-content')).toContain('is live.');
  await expect.poll(status).toBe(200);
  await expect(ownSite.command('rollback', 'mf-nothing')).rejects.toThrow(
    'mf-nothing has never been published',
  );
  await expect(ownSite.command('publish-remote', '../server')).rejects.toThrow('Usage:');
});

/**
 * Reloads the page until the link appears, because the server may learn of a new live version only after the command
 * that released it has returned.
 */
async function reloadUntilShown(page: Page, link: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await live(page);
    await expect(page.getByRole('link', { name: link })).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

test('F1: the shell is published and rolled back like the remotes', async ({ page, ownSite, ownBuilds }) => {
  const version = page.getByRole('contentinfo').getByText(/^Version 2\.0\.02 build \d+$/);
  await page.goto(`${ownSite.url}/prices`);
  const firstBuild = await version.textContent();
  await ownBuilds.change('shell', reword('Skip to main content', 'Skip to the content'));
  await ownSite.command('publish-remote', 'shell');
  await reloadUntilShown(page, 'Skip to the content');
  expect(await version.textContent()).not.toBe(firstBuild);
  await ownSite.command('rollback', 'shell');
  await reloadUntilShown(page, 'Skip to main content');
  expect(await version.textContent()).toBe(firstBuild);
});

test('F1: a shell is never served if the live remotes cannot run with its contract', async ({
  page,
  request,
  ownSite,
  ownBuilds,
}) => {
  const before = await liveParts(request, ownSite.url);
  await ownBuilds.change('shell', (text, file) =>
    file === 'remote.json' ? text.replace(/"provides": \[[^\]]*\]/, '"provides": ["9.0.0"]') : text,
  );
  await expect(ownSite.command('publish-remote', 'shell')).rejects.toThrow(
    /^This shell has contract 9\.0\.0, in which 7 of 7 live remotes do not run: .*mf-account \S+ \(contract \^2\.\d\.0\)/,
  );
  // The command of this server refuses this shell. Another version of the server might accept it, and would then add
  // these rows.
  await ownSite.sql(`insert into remote_versions (name, version, descriptor, files, blobs, render_bundle)
    select name, '9', jsonb_set(jsonb_set(descriptor, '{extras,provides}', '["9.0.0"]'), '{metadata,version}', '"9"'), files, blobs, false
    from remote_versions where name = 'shell'`);
  await ownSite.sql(`insert into remote_releases (name, version) values ('shell', '9')`);
  await expect
    .poll(async () => (await (await request.get(`${ownSite.url}/registry.json`)).json()).skipped)
    .toEqual([
      { name: 'shell', version: '9', problem: expect.stringContaining('the shell 9 has contract 9.0.0') },
    ]);
  expect(await liveParts(request, ownSite.url)).toEqual(before);
  expect((await request.get(`${ownSite.url}/readyz`)).status()).toBe(200);
  await page.goto(`${ownSite.url}/prices`);
  await live(page);
  expect(ownSite.log()).toContain('A release cannot serve and was skipped; the one before it serves');
});
