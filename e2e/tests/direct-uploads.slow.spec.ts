import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { S3Peer } from '../../server/src/features/files/testing/s3-peer.ts';
import { planFile } from '../support/plans.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, live, test } from '../support/test.ts';
import {
  continueForm,
  fillIn,
  form,
  limitUploadSpeed,
  sendButton,
  sending,
  shownReference,
} from '../support/upload-form.ts';

let peer: S3Peer;
let directSite: Site;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  peer = await S3Peer.start();
  const parts = { PUBLISH_PARTS: 'shell,mf-upload' };
  directSite = await startSite({ ...peer.environment, ...parts, S3_DIRECT: 'true' });
});
test.afterAll(async () => {
  await directSite.stop();
  await peer.stop();
});

const plans = planFile('plans.pdf', 3_000);

/** Fills in the form with {@link plans}. @returns the number of body bytes sent so far to each origin */
async function openForm(page: Page): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { origin } = new URL(request.url());
    const bytes = Number((await request.allHeaders())['content-length'] ?? 0);
    sent.set(origin, (sent.get(origin) ?? 0) + bytes);
  });
  await page.goto(`${directSite.url}${form}?type=a`);
  await live(page);
  await fillIn(page, [plans]);
  await continueForm(page);
  return sent;
}

async function expectStored(reference: string): Promise<void> {
  const rows = await directSite.sql(
    'select f.sha256 from submission_files f join submissions s on s.id = f.submission_id where s.reference = $1',
    [reference],
  );
  expect(rows).toEqual([{ sha256: createHash('sha256').update(plans.buffer).digest('hex') }]);
}

test('U5: with S3_DIRECT, plans go from the browser to the bucket, even after a pause', async ({ page }) => {
  const sent = await openForm(page);
  await limitUploadSpeed(page, 400);
  await sendButton(page).click();
  await expect(sending(page).getByText(/[1-9]\d* KB of 2.9 MB, /)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(sending(page).getByText(/paused$/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expectStored(await shownReference(page));
  expect(sent.get(directSite.url)).toBeLessThan(10_000);
  expect(sent.get(peer.settings.endpoint ?? '')).toBe(plans.buffer.length);
});

test('U5: plans go through the site if the browser cannot reach the bucket', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: [`${peer.settings.endpoint}/*`] });
  const sent = await openForm(page);
  await sendButton(page).click();
  await expectStored(await shownReference(page));
  expect(sent.get(directSite.url)).toBeGreaterThan(plans.buffer.length);
});
