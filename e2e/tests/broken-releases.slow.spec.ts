import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  breakLater,
  brokenOnPurpose,
  endless,
  expectRecovery,
  expectTheRestToWork,
  notice,
  prices,
  provoked,
  throwing,
  tryAgain,
  wrecked,
  wreckedLater,
} from '../support/broken-parts.ts';
import type { Edit } from '../support/builds.ts';
import { withoutBuilds } from '../support/site.ts';
import { expect, live, test } from '../support/test.ts';

test('F4: if a part’s entry throws, the page can be read, and “Try again” works after a rollback', async ({
  page,
  ownSite,
  ownBuilds,
  allowConsole,
}) => {
  allowConsole(...brokenOnPurpose);
  await ownBuilds.change('mf-content', (text, file) =>
    file.includes('remoteEntry') ? `throw new Error("broken on purpose");${text}` : text,
  );
  await ownSite.command('publish-remote', 'mf-content');
  await page.goto(`${ownSite.url}/prices`);
  await expect(notice(page)).toBeVisible();
  await expect(prices(page)).toBeVisible();
  await expectTheRestToWork(page);
  await ownSite.command('rollback', 'mf-content');
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

test('F4: if a part throws while rendering, the notice is shown, and “Try again” works after a rollback', async ({
  page,
  ownSite,
  ownBuilds,
  allowConsole,
}) => {
  allowConsole(...brokenOnPurpose);
  const inBrowser = wrecked(throwing, /^browser\//);
  const onServer = wreckedLater(throwing);
  await ownBuilds.change('mf-content', (text, file) => onServer(inBrowser(text, file), file));
  await ownSite.command('publish-remote', 'mf-content');
  await breakLater(ownSite);
  const response = await page.goto(`${ownSite.url}/prices`);
  expect(response?.status()).toBe(200);
  await expect(notice(page)).toBeVisible();
  await expect(prices(page)).toHaveCount(0);
  await expect.poll(() => ownSite.log()).toContain('A part could not be rendered; the browser will');
  await expectTheRestToWork(page);
  await ownSite.command('rollback', 'mf-content');
  await expectRecovery(page);
});

test('F4: “Try again” replaces a damaged chunk in the browser’s cache', async ({
  page,
  ownSite,
  allowConsole,
}) => {
  allowConsole(...provoked);
  const folder = join(ownSite.dataDir, 'registry/assets/mf-content');
  const chunk = (await readdir(folder)).find((file) => /^prices\..*\.js$/.test(file)) ?? '';
  const whole = await readFile(join(folder, chunk));
  await rm(join(folder, `${chunk}.br`));
  await writeFile(join(folder, chunk), whole.subarray(0, whole.length / 2));
  await page.goto(`${ownSite.url}/prices`);
  await expect(notice(page)).toBeVisible();
  await writeFile(join(folder, chunk), whole);
  await tryAgain(page).click();
  await live(page);
  await page.reload();
  await live(page);
});

test('F4: if a file of a release is damaged, the previous release is served, and if all files are missing, the parts are reported as unavailable', async ({
  page,
  request,
  ownSite,
  ownBuilds,
}) => {
  const registry = join(ownSite.dataDir, 'registry');
  const readiness = async () => {
    const answer = await request.get(`${ownSite.url}/readyz`);
    return { status: answer.status(), body: await answer.json() };
  };
  const earlier = await readdir(join(registry, 'assets/mf-content'));
  await ownBuilds.change('mf-content', (text) => text.replaceAll('Check my project', 'Check it today'));
  await ownSite.command('publish-remote', 'mf-content');
  const files = await readdir(join(registry, 'assets/mf-content'));
  const chunk = files.find((file) => file.endsWith('.js') && !earlier.includes(file)) ?? '';

  await ownSite.restart(withoutBuilds, () => truncate(join(registry, 'assets/mf-content', chunk), 100));
  expect(await readiness()).toEqual({
    status: 200,
    body: {
      status: 'ready',
      skipped: [{ name: 'mf-content', version: expect.any(String), problem: `browser/${chunk} is damaged` }],
    },
  });
  await page.goto(`${ownSite.url}/services`);
  await live(page);
  await expect(page.getByRole('main').getByRole('link', { name: /^Check my project/ })).toBeVisible();

  await page.goto('about:blank');
  await ownSite.restart(withoutBuilds, () => rm(registry, { recursive: true }));
  const { status, body } = await readiness();
  expect([status, body.status]).toEqual([503, 'parts unavailable']);
  expect(body.unavailable).toEqual(expect.arrayContaining(['shell', 'mf-content', 'mf-wizard']));
  expect(body.skipped[0].problem).toMatch(/^browser\/\S+ is missing, /);

  await ownSite.restart({}, async () => undefined);
  expect((await readiness()).status).toBe(200);
  await page.goto(`${ownSite.url}/services`);
  await live(page);
  await expect(page.getByRole('main').getByRole('link', { name: /^Check it today/ })).toBeVisible();
});

/** Returns an edit that replaces a part's lifecycle function with a function that never finishes. */
const hanging = (lifecycle: string): Edit => {
  const exported = new RegExp(`(\\{bootstrap:\\(\\)=>\\w+,[^}]*?\\b${lifecycle}:\\(\\)=>)\\w+`);
  return (text, file) =>
    file.startsWith('browser/') ? text.replace(exported, '$1()=>new Promise(()=>{})') : text;
};

test('F4: an unmount that never ends does not prevent navigation, and a mount that never ends shows the notice', async ({
  page,
  ownSite,
  ownBuilds,
  allowConsole,
}) => {
  allowConsole(/TimeLimitError/, ...provoked, /"mf_estimator" is already registered/);
  await ownBuilds.change('mf-content', hanging('unmount'));
  await ownBuilds.change('mf-estimator', hanging('mount'));
  for (const part of ['mf-content', 'mf-estimator']) await ownSite.command('publish-remote', part);
  await page.clock.install();
  await page.goto(`${ownSite.url}/prices`);
  await live(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/);
  await navigateAway(page, '/cost-estimator');
  await expect(page.locator('#part-mf-estimator')).toBeAttached();
  await expect(page.locator('#part-mf-content')).toHaveCount(0);
  await page.clock.fastForward(21_000);
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('#part-mf-content')).toContainText('Search all answers');
});

/** Follows a link to `path`. Does not wait until the page's part is live, because that may never happen. */
async function navigateAway(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

test('F4: if rendering on the server throws or never ends, the browser renders the part', async ({
  page,
  ownSite,
  ownBuilds,
}) => {
  const broken = { 'mf-content': throwing, 'mf-estimator': endless };
  for (const [part, by] of Object.entries(broken)) {
    await ownBuilds.change(part, wreckedLater(by));
    await ownSite.command('publish-remote', part);
  }
  await breakLater(ownSite);
  await page.goto(`${ownSite.url}/prices`);
  await live(page);
  await expect(prices(page)).toBeVisible();
  await page.goto(`${ownSite.url}/cost-estimator`);
  await live(page);
  const warnings = ownSite
    .log()
    .split('\n')
    .filter((line) => line.includes('A part could not be rendered'));
  for (const part of Object.keys(broken)) expect(warnings.join('\n')).toContain(part);
  await page.goto(`${ownSite.url}/compliance-wizard`);
  await live(page);
});
