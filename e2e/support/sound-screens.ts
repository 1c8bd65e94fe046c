import type { Page } from '@playwright/test';
import { pageFaults } from './accessibility.ts';
import { expect, live, test } from './test.ts';

/**
 * Expects that each page hydrates, has the language English and no {@link pageFaults}, and has one landmark of each of
 * the roles banner, main and contentinfo.
 */
export async function expectSoundScreens(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(markServedElements);
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await live(page);
      expect.soft(await page.evaluate(replacedPlaces), path).toEqual([]);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'en');
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        await expect.soft(page.getByRole(role), `${path}: ${role}`).toHaveCount(1);
      expect.soft(await pageFaults(page), path).toEqual([]);
    });
}

/** Marks each element of the server's HTML before the page's scripts run. */
function markServedElements(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('#shell-top *, main *, #shell-bottom *'))
      Reflect.set(element, 'fromServer', true);
  });
}

/**
 * Returns the selectors of the page areas in which fewer than 80 percent of the elements come from the
 * server's HTML. In these areas, scripts have not only added elements but also replaced some.
 */
function replacedPlaces(): string[] {
  return ['#shell-top', 'main', '#shell-bottom'].filter((place) => {
    const elements = [...document.querySelectorAll(`${place} *`)];
    const unreplaced = elements.filter((element) => Reflect.get(element, 'fromServer'));
    return unreplaced.length < elements.length * 0.8;
  });
}
