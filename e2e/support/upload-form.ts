import type { Page } from '@playwright/test';
import { axeFindings, sidewaysScroll } from './accessibility.ts';
import { type PlanFile, sender } from './plans.ts';
import { expect } from './test.ts';

export const form = '/full-service/upload';

export async function fillIn(page: Page, files: PlanFile[] | string): Promise<void> {
  await page.getByLabel('Files', { exact: true }).setInputFiles(files);
  await page.getByRole('textbox', { name: 'Project name' }).fill(sender.projectName);
  await page.getByRole('textbox', { name: 'From' }).fill(sender.from);
  await page.getByRole('textbox', { name: 'Email' }).fill(sender.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(sender.phone);
}

export async function continueForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send files' });

export const sending = (page: Page) => page.getByRole('region', { name: 'Sending 1 file' });

export const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Your files have been sent' });

export async function shownReference(page: Page): Promise<string> {
  await expect(confirmation(page)).toBeVisible({ timeout: 30_000 });
  return /FS-\d{8}-\w{8}/.exec((await confirmation(page).textContent()) ?? '')?.[0] ?? '';
}

/** Limits upload speed to the given kilobytes per second. */
export async function limitUploadSpeed(page: Page, kilobytes: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: kilobytes * 1024,
  });
}

export async function expectNoFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
}
