import { pathOf } from './address.ts';
import { decisionTree } from './decision-tree.ts';
import { positionAt } from './position.ts';

export const wizardTitle = 'Is Title 24 compliance required / Full Service Quote';

/**
 * Returns the title of the step in a query, or the wizard's title if the query has no valid step. Every question and
 * outcome has a different title.
 */
export function stepTitle(search: string): string {
  const position = positionAt(decisionTree, pathOf(search));
  if (!position) return wizardTitle;
  const { node } = position;
  const words = node.type === 'question' ? node.question : node.headline.replace(/\.$/, '');
  return `${words} – Title 24 Wizard`;
}
