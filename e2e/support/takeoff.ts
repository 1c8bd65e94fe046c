import type { Locator, Page } from '@playwright/test';
import type { SentFile } from './drawn-files.ts';
import { createOwner, openProjectPage } from './projects.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';

/** Timeout that allows for a loaded machine. */
export const slow = { timeout: 90_000 };

export async function openTakeoff(page: Page, site: Site): Promise<void> {
  const owner = await createOwner(page.request, site);
  const number = await owner.importProject({
    version: 1,
    kind: 'new',
    project: { name: 'Hill house' },
    building: { type: 'detached', stories: 1, front: 200 },
  });
  await openProjectPage(page, owner, `/project/${number}/takeoff`);
  await expect(planField(page)).toBeVisible(slow);
}

export const planField = (page: Page) => page.locator('#plan-file');

/** Returns a locator for a plan's page, which matches once the page is no longer being painted. */
export const painted = (page: Page, name: RegExp) =>
  page.getByRole('application', { name }).and(page.locator('[aria-busy="false"]'));

export function choose(page: Page, { name, type, bytes }: SentFile): Promise<void> {
  return planField(page).setInputFiles({ name, mimeType: type, buffer: bytes });
}

/** Returns a locator for the message that says why a plan or page cannot be shown. */
export const planRefusal = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /This (file|page|PDF|plan)|The plan took/ });

/**
 * Returns the color at a point of the plan's page as red, green, blue and alpha from 0 to 255. Reads the sharpest
 * visible layer at that point. Returns an empty array if there is no visible layer.
 * @param x share of the page's width, from 0 to 1
 * @param y share of the page's height, from 0 to 1
 */
export function colorAt(view: Locator, x: number, y: number): Promise<readonly number[]> {
  return view.evaluate(
    (element, [shareX, shareY]) => {
      const sheet = element.querySelector('svg')?.parentElement?.getBoundingClientRect();
      if (!sheet) return [];
      const [left, top] = [sheet.left + sheet.width * shareX, sheet.top + sheet.height * shareY];
      for (const canvas of [...element.querySelectorAll('canvas')].reverse()) {
        const box = canvas.getBoundingClientRect();
        if (canvas.hidden || left < box.left || left >= box.right || top < box.top || top >= box.bottom)
          continue;
        const copy = new OffscreenCanvas(1, 1);
        const context = copy.getContext('2d');
        const [atX, atY] = [
          ((left - box.left) / box.width) * canvas.width,
          ((top - box.top) / box.height) * canvas.height,
        ];
        context?.drawImage(canvas, atX, atY, 1, 1, 0, 0, 1, 1);
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
      }
      return [];
    },
    [x, y] as const,
  );
}

export const red = [255, 0, 0, 255];
