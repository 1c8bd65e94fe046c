import type { Locator, Page } from '@playwright/test';
import { picture } from '../support/drawn-files.ts';
import { hostilePlans } from '../support/hostile-plans.ts';
import { badPlans, housePlan, hugePlan, scriptedPlan } from '../support/plan-files.ts';
import type { Site } from '../support/site.ts';
import { choose, colorAt, openTakeoff, painted, planRefusal, red, slow } from '../support/takeoff.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(240_000);
// In a headless browser, the plan reader runs in the page's own process, so the page can respond slowly while the
// reader is busy. These timeouts allow for that.
test.use({ actionTimeout: 30_000, navigationTimeout: 30_000 });

const white = [255, 255, 255, 255];

/**
 * Records what a page sends during an action.
 * @returns the number of body bytes, the requests to other origins, and all requested URLs
 */
async function sentWhile(page: Page, site: Site, work: () => Promise<void>) {
  const sent: { readonly url: string; readonly body: number }[] = [];
  const listen = (request: { url(): string; postDataBuffer(): Buffer | null }) =>
    void sent.push({ url: request.url(), body: request.postDataBuffer()?.length ?? 0 });
  page.context().on('request', listen);
  await work();
  page.context().off('request', listen);
  const isOurs = (url: string) => url.startsWith(site.url) || /^(about|blob|data):/.test(url);
  return {
    bytes: sent.reduce((sum, { body }) => sum + body, 0),
    elsewhere: sent.filter(({ url }) => !isOurs(url)),
    urls: sent.map(({ url }) => url),
  };
}

test('D1e: a PDF is shown page by page, is sharp when zoomed, and is never sent', async ({ page, site }) => {
  await openTakeoff(page, site);
  const plan = housePlan({ pages: 3, padding: 2 * 2 ** 20 });
  const sent = await sentWhile(page, site, async () => {
    await choose(page, plan);
    const view = painted(page, /page 1$/);
    await expect(view).toBeVisible(slow);
    // PDF coordinates start at the bottom of the page.
    expect(await colorAt(view, 0.25, 0.75)).toEqual(red);
    expect(await colorAt(view, 0.05, 0.5)).toEqual(white);

    const canvases = () => view.locator('canvas:not([hidden])').count();
    const overview = await canvases();
    for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(view).toBeVisible(slow);
    await expect.poll(canvases, slow).toBeGreaterThan(overview);
    expect(await colorAt(view, 0.25, 0.75)).toEqual(red);

    await view.focus();
    await page.keyboard.press('0');
    await expect(view).toBeVisible(slow);
    const whole = await view.locator('svg').boundingBox();
    await page.keyboard.press('+');
    await expect
      .poll(async () => ((await view.locator('svg').boundingBox())?.width ?? 0) / (whole?.width ?? 1), slow)
      .toBeCloseTo(Math.SQRT2, 1);

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(painted(page, /page 2$/)).toBeVisible(slow);
    await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
    expect(await colorAt(painted(page, /page 2$/), 0.25, 0.75)).toEqual(red);
  });
  expect(sent.elsewhere).toEqual([]);
  // The saved project is much smaller than the file.
  expect(sent.bytes).toBeLessThan(plan.bytes.length / 20);
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true });

  test('D1e: two fingers zoom the plan, not the page, around the point midway between them', async ({
    page,
    site,
  }) => {
    await openTakeoff(page, site);
    await choose(page, picture('photo.png', 300, 200, [0, 128, 0]));
    const view = painted(page, /./);
    await expect(view).toBeVisible(slow);
    await view.scrollIntoViewIfNeeded();
    const sheet = view.locator('svg');
    const before = await boxOf(sheet);
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    const widths = async () => (await boxOf(sheet)).width / before.width;

    await pinch(page, middle, 30, 60);
    await expect.poll(widths, slow).toBeCloseTo(2, 1);
    await expect(view).toBeVisible(slow);
    const after = await boxOf(sheet);
    expect(Math.abs(after.x + after.width / 2 - middle.x)).toBeLessThan(5);
    expect(Math.abs(after.y + after.height / 2 - middle.y)).toBeLessThan(5);
    expect(await colorAt(view, 0.5, 0.5)).toEqual([0, 128, 0, 255]);

    await pinch(page, middle, 60, 30);
    await expect.poll(widths, slow).toBeCloseTo(1, 1);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
}

/**
 * Moves two fingers apart or together, left and right of a point in the window. All values are in CSS pixels.
 * @param from - each finger's distance from the point at the start
 * @param to - each finger's distance from the point at the end
 */
async function pinch(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  from: number,
  to: number,
) {
  const client = await page.context().newCDPSession(page);
  const fingers = (out: number) => [
    { x: x - out, y, id: 0 },
    { x: x + out, y, id: 1 },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 10; step += 1) {
    const touchPoints = fingers(from + ((to - from) * step) / 10);
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test('D1e: the pixels of an image are the plan’s units, and the image is rotated as its EXIF header requires', async ({
  page,
  site,
}) => {
  await openTakeoff(page, site);
  await choose(page, picture('photo.png', 300, 200, [0, 128, 0]));
  const view = painted(page, /./);
  await expect(view).toBeVisible(slow);
  await expect(view.locator('svg')).toHaveAttribute('viewBox', '0 0 300 200');
  expect(await colorAt(view, 0.5, 0.5)).toEqual([0, 128, 0, 255]);

  const jpeg = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200);
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 300, 200);
      context.fillStyle = '#f00';
      context.fillRect(0, 0, 100, 200);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await choose(page, { name: 'turned.jpg', type: 'image/jpeg', bytes: turned(Buffer.from(jpeg)) });
  const portrait = page.locator('svg[viewBox="0 0 200 300"]');
  await expect(portrait).toBeVisible(slow);
  await expect(view).toBeVisible(slow);
  const [r = 0, g = 0] = await colorAt(view, 0.5, 0.1);
  expect(r).toBeGreaterThan(240);
  expect(g).toBeLessThan(15);
});

/** Returns a JPEG whose EXIF header calls for a quarter turn to the right. */
function turned(jpeg: Buffer): Buffer {
  const exif = Buffer.from('45786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

const refusals: Readonly<Record<keyof typeof badPlans, RegExp>> = {
  empty: /This file is empty/,
  text: /Choose a PDF, PNG, JPEG or WebP file/,
  truncated: /damaged or incomplete/,
  'truncated picture': /damaged or incomplete/,
  password: /Save a copy without the password/,
  '10,000 pages': /more than 300 pages/,
  'a page of 2,000 inches': /too large/,
  'a picture of 900 megapixels': /too large/,
};

test('D1e: for an unreadable plan, the page shows the reason and what to do, and a good plan can be opened next', async ({
  page,
  site,
}) => {
  await openTakeoff(page, site);
  const sent = await sentWhile(page, site, async () => {
    for (const [what, words] of Object.entries(refusals)) {
      await test.step(what, async () => {
        await choose(page, badPlans[what as keyof typeof badPlans]());
        await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible(slow);
        await expect(page.locator('iframe')).toHaveCount(0, slow);
      });
    }
    await choose(page, housePlan());
    await expect(painted(page, /./)).toBeVisible(slow);
    expect(await colorAt(painted(page, /./), 0.25, 0.75)).toEqual(red);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });
  expect(sent.elsewhere).toEqual([]);
});

test('D1e: a hostile plan blocks only its worker, which ends after the time limit', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openTakeoff(page, site);
  const started = page.waitForEvent('worker', slow);
  const bytes =
    hostilePlans['object streams: an object stream that unpacks to 300 MB']?.() ?? Buffer.alloc(0);
  await choose(page, { name: 'hostile.pdf', type: 'application/pdf', bytes });
  const worker = await started;
  expect(worker.url()).toMatch(/^blob:/);
  const ended = worker.waitForEvent('close', slow);
  await expect(planRefusal(page)).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await expect(planRefusal(page)).toBeVisible(slow);
  await ended;
  await expect(page.locator('iframe')).toHaveCount(0, slow);
  expect(page.workers()).toEqual([]);
});

test('D1e: a browser without workers in the plan reader’s frame can still open plans', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    if (window.top !== window) Object.assign(window, { Worker: undefined });
  });
  await openTakeoff(page, site);
  await choose(page, housePlan());
  await expect(painted(page, /./)).toBeVisible(slow);
  expect(await colorAt(painted(page, /./), 0.25, 0.75)).toEqual(red);
  expect(page.workers()).toEqual([]);
});

test('D1e: a page of 200 × 200 inches is shown, and a PDF cannot run scripts or programs', async ({
  page,
  site,
}) => {
  await openTakeoff(page, site);
  await choose(page, hugePlan());
  const view = painted(page, /./);
  await expect(view).toBeVisible(slow);
  expect(await colorAt(view, 0.25, 0.75)).toEqual(red);
  for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(view).toBeVisible(slow);

  const called = `${site.url}/called-by-the-plan/`;
  const sent = await sentWhile(page, site, async () => {
    await choose(page, scriptedPlan(called));
    await expect(page.locator('svg[viewBox="0 0 2592 1728"]')).toBeVisible(slow);
    await expect(view).toBeVisible(slow);
    expect(await colorAt(view, 0.25, 0.75)).toEqual(red);
  });
  expect(sent.urls.filter((url) => url.startsWith(called))).toEqual([]);
  expect(sent.elsewhere).toEqual([]);
});
