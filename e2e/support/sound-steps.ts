import type { Page } from '@playwright/test';
import { projectSteps } from '@title24/shared-domain/projects';
import { stateFaults } from './accessibility.ts';
import { openStep } from './projects.ts';
import { expect } from './test.ts';

/**
 * Opens each step of a project with all of its lines open, and expects no fault in narrow or wide windows, in light or
 * dark mode.
 */
export async function expectSoundSteps(page: Page, number: string): Promise<void> {
  for (const step of projectSteps) {
    await openStep(page, number, step);
    const lines = page.locator('main form details:not([open]) > summary');
    while ((await lines.count()) > 0) await lines.first().click();
    expect(await stateFaults(page), `${number} ${step}`).toEqual([]);
  }
}
