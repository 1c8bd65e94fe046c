import type { Page } from '@playwright/test';
import { expect, live } from './test.ts';

/** Navigates without a reload and waits until the page is live. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const before = await loadedAt(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(new URL(path, page.url()).href);
  await live(page);
  expect(await loadedAt(page), 'the page was not reloaded').toBe(before);
}

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);
