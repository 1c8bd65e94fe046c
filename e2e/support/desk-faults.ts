import type { Page } from '@playwright/test';
import { pageFaults } from './accessibility.ts';
import { type DeskSite, expect, openDesk, slow } from './desk.ts';

/** Expects no accessibility problems on a phone in light mode and on a desktop in dark mode. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await pageFaults(page), page.url()).toEqual([]);
}

/** Opens an order at the desk and waits for the submitted project. */
export async function openWhole(page: Page, desk: DeskSite, order: string): Promise<void> {
  await openDesk(page, desk, 'ada', order);
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible(slow);
}
