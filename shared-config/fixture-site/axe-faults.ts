import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { partElementId } from '../contract/index.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns the serious and critical faults that axe finds in a remote, one for each rule and element. */
export async function axeFaults(page: Page, remote: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([selector, values]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(selector, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }))
        .violations;
    },
    [`#${partElementId(remote)}`, tags] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
