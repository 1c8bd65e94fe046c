import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Edit } from '../support/builds.ts';
import { navigateTo } from '../support/navigate.ts';
import { expect, live, test } from '../support/test.ts';

const entry = '**/assets/mf-content/remoteEntry.*.js*';
const firstChunk = '**/assets/mf-content/lifecycles.*.js';
const screenChunk = '**/assets/mf-content/prices.*.js';

const notice = (page: Page) => page.getByRole('main').getByText('This part of the page could not be loaded');
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** 'Try again' mends what is no longer broken. */
async function expectRecovery(page: Page): Promise<void> {
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
}
const prices = (page: Page) => page.getByRole('table', { name: 'Premium Options' });

/** How mf-content is broken in the browser; `page.unrouteAll()` mends it. */
const breakages: Record<string, (page: Page) => Promise<unknown>> = {
  'its entry is 404': (page) =>
    page.route(entry, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'its entry is not what was published': (page) =>
    page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("entry")' }),
    ),
  'the server is gone': (page) => page.route(entry, (route) => route.abort('connectionrefused')),
  'its chunk is 404': (page) =>
    page.route(firstChunk, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'its chunk is cut off half-way': (page) => page.route(firstChunk, cutOff),
  'the chunk of the screen is 404': (page) =>
    page.route(screenChunk, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'the chunk of the screen is cut off half-way': (page) => page.route(screenChunk, cutOff),
};

async function cutOff(route: Route) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

const provoked = [
  /^error: (mf-content: )?(RemoteLoadError|ChunkLoadError)/,
  // What follows from taking a fresh copy of a part.
  /"mf_content" is already registered/,
  /Failed to load resource.*mf-content/,
  /integrity/,
  // What half a script says depends on where it ends.
  /^uncaught: (Invalid|Unexpected|missing) /,
  /net::ERR.*mf-content/,
  /preload/,
];

for (const [what, breakIt] of Object.entries(breakages)) {
  test(`F4 ${what}: the page can be read, the rest works, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await breakIt(page);
    await page.goto('/prices');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('You can read it, but its interactive features don’t work')).toBeVisible();
    await expect(prices(page)).toBeVisible();
    await expectTheRestToWork(page);
    await tryAgain(page).click();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).click();
    await live(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(prices(page)).toHaveCount(1);
  });

  test(`F4 ${what}: a navigation there shows the notice in its place, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await page.goto('/cost-estimator');
    await live(page);
    await breakIt(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services and Prices');
    await expect(prices(page)).toHaveCount(0);
    await navigateTo(page, '/cost-estimator');
    await page.goBack();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await expectRecovery(page);
  });
}

test('F4 a screen of the same part that could not be loaded: the notice in its place, and “Try again” mends it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await page.goto('/services');
  await live(page);
  let asked = 0;
  await page.route(screenChunk, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
  await expect(notice(page)).toBeVisible();
  // Ahead of the click, by the part, and for the one retry that nobody sees.
  expect(asked, 'requests for the chunk').toBeLessThan(6);
  await navigateTo(page, '/cost-estimator');
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

/** The layout and the other parts keep working; the page is as it was afterwards. */
async function expectTheRestToWork(page: Page) {
  const services = page.getByRole('navigation', { name: 'Main' }).locator('summary');
  await services.click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Do It Yourself' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const path = new URL(page.url()).pathname;
  await navigateTo(page, '/cost-estimator');
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(notice(page)).toBeVisible();
}

test('F4 an entry that is never answered: after 20 s the notice, and “Try again” mends it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await page.clock.install();
  await page.goto('/cost-estimator');
  await live(page);
  await page.route(entry, () => undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services and Prices');
  await page.clock.fastForward(21_000);
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

for (const slow of [firstChunk, screenChunk])
  test(`F4 a part that is slow (${slow.split('/').at(-1)}) holds up nothing, and does not come back when it is there`, async ({
    page,
  }) => {
    await page.goto('/cost-estimator');
    await live(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(slow, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(slow);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
    await expect(page.getByRole('main').getByText('Loading')).toBeVisible();
    await asked;
    await navigateTo(page, '/compliance-wizard');
    const loaded = page.waitForResponse(slow);
    release();
    await (await loaded).finished();
    await navigateTo(page, '/cost-estimator');
    await expect(page.locator('#part-mf-content')).toHaveCount(0);
    await navigateTo(page, '/prices');
    await expect(prices(page)).toBeVisible();
  });

const throwing = '(()=>{throw new Error("broken on purpose")})()';
const endless = '(()=>{for(;;);})()';
/** Puts `by` in place of a text of the prices screen, which is evaluated when that screen is rendered. */
const wrecked = (by: string, where: RegExp): Edit => {
  return (text, file) => (where.test(file) ? text.replace(/(["'`])Service and Price Schedule\1/g, by) : text);
};
/** Breaks the rendering on the server in a way that the trial before a release does not see. */
const wreckedAfterTrial = (by: string): Edit => {
  const wrapper = `;{const{render}=module.exports;module.exports={render:(request)=>request.origin==="https://trial.example"?render(request):${by}}}`;
  return (text, file) => (file.startsWith('render/') ? text + wrapper : text);
};
const brokenOnPurpose = [/broken on purpose/, /mf-content/, /Minified React error #(422|423)/, ...provoked];

test('F4 an entry that throws: the page can be read, and “Try again” mends it after a roll-back', async ({
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

test('F4 a part that throws while rendering, here and on the server: the notice, and “Try again” after a roll-back', async ({
  page,
  ownSite,
  ownBuilds,
  allowConsole,
}) => {
  allowConsole(...brokenOnPurpose);
  const inBrowser = wrecked(throwing, /^browser\//);
  const onServer = wreckedAfterTrial(throwing);
  await ownBuilds.change('mf-content', (text, file) => onServer(inBrowser(text, file), file));
  await ownSite.command('publish-remote', 'mf-content');
  const response = await page.goto(`${ownSite.url}/prices`);
  expect(response?.status()).toBe(200);
  await expect(notice(page)).toBeVisible();
  await expect(prices(page)).toHaveCount(0);
  await expect.poll(() => ownSite.log()).toContain('A part could not be rendered; the browser will');
  await expectTheRestToWork(page);
  await ownSite.command('rollback', 'mf-content');
  await expectRecovery(page);
});

test('F4 a part that throws in the browser only: the notice above what the server has rendered', async ({
  page,
  ownSite,
  ownBuilds,
  allowConsole,
}) => {
  allowConsole(...brokenOnPurpose);
  await ownBuilds.change('mf-content', wrecked(throwing, /^browser\//));
  await ownSite.command('publish-remote', 'mf-content');
  await page.goto(`${ownSite.url}/prices`);
  await expect(notice(page)).toBeVisible();
  // What the server has rendered is as right as before.
  await expect(page.getByText('You can read it, but its interactive features don’t work')).toBeVisible();
  await expect(prices(page)).toBeVisible();
  await expectTheRestToWork(page);
  // Its other screens are not lost with the broken one.
  await navigateTo(page, '/faq-a');
  await expect(page.locator('#a-1')).toBeVisible();
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await ownSite.command('rollback', 'mf-content');
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

for (const [what, files] of [
  ['its entry', entry],
  ['its first chunk', firstChunk],
  ['the chunk of the screen', screenChunk],
] as const) {
  test(`F4 ${what} changed on the way never runs: the notice, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `document.title = 'injected';${await response.text()}` });
    });
    await page.goto('/prices');
    await expect(notice(page)).toBeVisible({ timeout: 20_000 });
    await expect(page).not.toHaveTitle('injected');
    await page.unrouteAll();
    await tryAgain(page).click();
    await live(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('F4 a damaged chunk that the browser keeps as immutable is renewed by “Try again”', async ({
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

test('F4 published files that are cut or lost: the release before serves, else readiness names them; a start restores them', async ({
  page,
  request,
  ownSite,
  ownBuilds,
}) => {
  const withoutBuilds = { PUBLISH_BUILDS_FROM: '' };
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

/** A lifecycle in place of the part's own, which never ends. */
const hanging = (lifecycle: string): Edit => {
  const exported = new RegExp(`(\\{bootstrap:\\(\\)=>\\w+,[^}]*?\\b${lifecycle}:\\(\\)=>)\\w+`);
  return (text, file) =>
    file.startsWith('browser/') ? text.replace(exported, '$1()=>new Promise(()=>{})') : text;
};

test('F4 an unmount that never ends holds up no navigation, and a mount that never ends has its notice', async ({
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

/** As navigateTo, without waiting for what may never come. */
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

for (const [what, by] of [
  ['throws', throwing],
  ['never ends', endless],
] as const) {
  test(`F4 a rendering that ${what} on the server is left to the browser`, async ({
    page,
    ownSite,
    ownBuilds,
  }) => {
    await ownBuilds.change('mf-content', wreckedAfterTrial(by));
    await ownSite.command('publish-remote', 'mf-content');
    await page.goto(`${ownSite.url}/prices`);
    await live(page);
    await expect(prices(page)).toBeVisible();
    expect(ownSite.log()).toContain('A part could not be rendered; the browser will');
    await page.goto(`${ownSite.url}/cost-estimator`);
    await live(page);
  });
}
