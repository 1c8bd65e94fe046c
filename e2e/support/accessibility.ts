import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong on the page as it is once it rests, a line for each element; none is expected. */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.html.slice(0, 160)} (${node.failureSummary?.replaceAll(/\s+/g, ' ')})`,
    ),
  );
}

/** Where the outline of headings is wrong: not one h1, or a level that is skipped. */
export async function headingFaults(page: Page): Promise<string[]> {
  const headings = await page
    .locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
    .evaluateAll((elements) =>
      elements.map((element) => ({ level: Number(element.tagName[1]), text: element.textContent.trim() })),
    );
  const skipped = headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 && level > 1 && before > 0 ? [`h${level} “${text}” after h${before}`] : [];
  });
  const ofLevel1 = headings.filter(({ level }) => level === 1).length;
  const empty = headings.filter(({ text }) => !text).map(({ level }) => `h${level} is empty`);
  return [...skipped, ...empty, ...(ofLevel1 === 1 ? [] : [`${ofLevel1} h1`])];
}

/** The elements that make the page scroll sideways; none is expected. */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const tooWide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    return [
      `${root.scrollWidth} of ${root.clientWidth} px`,
      ...tooWide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });
}

/** Colours half-way through a transition are nobody's choice: waits until every animation that ends has ended. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    for (let running = ending(); running.length > 0; running = ending()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}
