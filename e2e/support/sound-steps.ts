import type { Page } from '@playwright/test';
import { projectSteps } from '@title24/shared-domain/projects';
import { stateFaults } from './accessibility.ts';
import { openStep } from './projects.ts';
import { expect } from './test.ts';

/**
 * Opens each step of a project and all collapsed sections of the step's form. Expects no accessibility problems in
 * narrow and wide windows, light and dark.
 */
export async function expectSoundSteps(page: Page, number: string): Promise<void> {
  for (const step of projectSteps) {
    await openStep(page, number, step);
    const lines = page.locator('main form details:not([open]) > summary');
    while ((await lines.count()) > 0) await lines.first().click();
    expect(await stateFaults(page), `${number} ${step}`).toEqual([]);
  }
}
