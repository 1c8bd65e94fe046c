import { expect, type Locator, type Page } from '@playwright/test';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable=true]';

/**
 * Returns the elements in the main content that Tab does not reach, or that are covered when Tab reaches them. Tab
 * needs to reach only one button of a radio group.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const wanted = await page.locator('main').evaluate((main, selector) => {
    const groups = new Set<string>();
    const stops = [...main.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      // Editable text and the links in it form a single tab stop.
      if (element.parentElement?.closest('[contenteditable=true]')) return false;
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    });
    for (const [index, element] of stops.entries()) element.dataset.stop = String(index);
    main.tabIndex = -1;
    main.focus();
    return stops.map((element) => element.outerHTML.slice(0, 100));
  }, focusable);
  const reached = new Set<string>();
  const faults: string[] = [];
  for (let press = 0; press < wanted.length * 2 + 5; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (!stop?.isInMain) break;
    reached.add(stop.index);
    if (!stop.shows) faults.push(`covered: ${stop.html}`);
  }
  const missed = wanted
    .filter((_, index) => !reached.has(String(index)))
    .map((html) => `not reached: ${html}`);
  return [...missed, ...faults];
}

/** Returns the focused element's HTML, visibility and focus ring; null if nothing has the focus. */
function focusStop(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return null;
    const group = focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.name : null;
    const first = group
      ? document.querySelector<HTMLElement>(`main [type=radio][name="${group}"][data-stop]`)
      : focused;
    const box = focused.getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const topmost = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
    const shows = topmost !== null && (focused.contains(topmost) || topmost.contains(focused));
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    // The browser draws the calendar button of a date field with its own focus ring.
    const isCalendarButton = focused.matches('[type=date]:not(:focus-visible)');
    return {
      isInMain: focused.closest('main') !== null,
      index: first?.dataset.stop ?? '',
      shows,
      hasRing: isCalendarButton || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
      html: focused.outerHTML.slice(0, 100),
    };
  });
}

/** Maximum number of Tab presses until the wanted element has the focus. */
const maxStops = 60;

/**
 * Presses Tab until the given element has the focus. Expects each focused element to be visible and have a focus ring.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible({ timeout: 20_000 });
  const passed: string[] = [];
  for (let press = 0; press < maxStops; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (!stop) continue;
    passed.push(stop.html);
    expect(stop, passed.join('\n')).toMatchObject({ shows: true, hasRing: true });
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${wanted}, but\n${passed.join('\n')}`);
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tabs to a link or button and presses Enter. */
export async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
