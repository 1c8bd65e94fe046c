import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose outcome can depend on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose outcome can depend on the color scheme or page width. */
const layoutRules = [...colorRules, 'scrollable-region-focusable', 'target-size'];

/** Returns the problems that axe finds on the page, one line per element. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, { type: 'tag', values: tags });
}

/** Selectors of areas that all pages share. accessibility.spec.ts checks these areas. */
const shared = ['nav[aria-label="Main"]', '#shell-bottom'];

/**
 * Returns the page's accessibility problems. On a phone in light mode, applies every rule. On a desktop in
 * dark mode, applies only the rules that width or colors can affect. axe skips the {@link shared} areas.
 * Afterward, the page is 1280 px wide and in light mode.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 900 });
  const onPhone = [
    ...(await findings(page, { type: 'tag', values: tags }, shared)),
    ...(await sidewaysScroll(page)),
    ...(await headingFaults(page)),
  ];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const onDesk = [
    ...(await findings(page, { type: 'rule', values: layoutRules }, shared)),
    ...(await sidewaysScroll(page)),
  ];
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...onPhone.map((fault) => `320 px, light: ${fault}`),
    ...onDesk.map((fault) => `1280 px, dark: ${fault}`),
  ];
}

/**
 * Returns the accessibility problems of the page's current state at 320, 390 and 1280 px, light and dark. In light
 * mode, applies every rule at 320 px, and at other widths the rules that width or colors can affect. In dark mode,
 * applies the color rules. axe skips the {@link shared} areas. Afterward, the page is 1280 px wide and in light mode.
 */
export async function stateFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const rules: axe.RunOnly =
      width === 320 ? { type: 'tag', values: tags } : { type: 'rule', values: layoutRules };
    const found = [...(await findings(page, rules, shared)), ...(await sidewaysScroll(page))];
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await findings(page, { type: 'rule', values: colorRules }, shared);
    await page.emulateMedia({ colorScheme: 'light' });
    faults.push(
      ...found.map((fault) => `${width} px: ${fault}`),
      ...inDark.map((fault) => `${width} px, dark: ${fault}`),
    );
  }
  return [...faults, ...(await headingFaults(page))];
}

/** Returns the problems that axe finds in light mode, then the color problems that it finds in dark mode. */
export async function axeFindingsInLightAndDark(page: Page): Promise<string[]> {
  const inLight = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findings(page, { type: 'rule', values: colorRules });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((finding) => `dark: ${finding}`)];
}

async function findings(
  page: Page,
  runOnly: axe.RunOnly,
  exclude: readonly string[] = [],
): Promise<string[]> {
  await finishAnimations(page);
  // No rule in use reads stylesheets, so axe need not preload any.
  const preload = { assets: ['media'] };
  const violations = await run(page, { runOnly, resultTypes: ['violations'], preload }, exclude);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.html.slice(0, 160)} (${node.failureSummary?.replaceAll(/\s+/g, ' ')})`,
    ),
  );
}

async function run(page: Page, options: axe.RunOptions, exclude: readonly string[]): Promise<axe.Result[]> {
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page }).options(options);
    for (const selector of exclude) builder.exclude(selector);
    return (await builder.analyze()).violations;
  }
  // Running axe without AxeBuilder takes a third of the time, but is possible only on a page without frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([given, left]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run({ exclude: [...left] }, given)).violations;
    },
    [options, exclude] as const,
  );
}

/** Returns the heading outline's problems: skipped levels, empty headings, and a missing or extra h1. */
export async function headingFaults(page: Page): Promise<string[]> {
  const headings = await page
    .locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
    .evaluateAll((elements) =>
      elements.map((element) => ({ level: Number(element.tagName[1]), text: element.textContent.trim() })),
    );
  return outlineFaults(headings);
}

/** Returns the outline problems of the given headings, which are in document order. */
export function outlineFaults(
  headings: readonly { readonly level: number; readonly text: string }[],
): string[] {
  const skipped = headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 && level > 1 && before > 0 ? [`h${level} “${text}” after h${before}`] : [];
  });
  const h1Count = headings.filter(({ level }) => level === 1).length;
  const empty = headings.filter(({ text }) => !text).map(({ level }) => `h${level} is empty`);
  return [...skipped, ...empty, ...(h1Count === 1 ? [] : [`${h1Count} h1`])];
}

/**
 * If the page scrolls horizontally, returns its width and the HTML of up to five elements that extend past
 * its right edge.
 */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const overflowing = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    return [
      `${root.scrollWidth} of ${root.clientWidth} px`,
      ...overflowing.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });
}

/** Finishes finite animations, because colors in the middle of a transition are not part of the design. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }
  });
}
