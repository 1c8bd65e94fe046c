import { linesAt } from './document-values.ts';
import { fieldGroups } from './fields/field-groups.ts';
import type { ProjectContent } from './project-data.ts';

/** The ids of all lines, in order. */
export function lineIds(content: ProjectContent): string[] {
  const lists = fieldGroups.filter(({ list }) => list);
  return lists.flatMap(({ path }) => linesAt(content, path).map(({ id }) => String(id)));
}

/** An id for a new line of a list, one above the highest: 'w3'. @param letter of the list */
export function nextLineId(content: ProjectContent, letter: string): string {
  const numbers = lineIds(content)
    .filter((id) => id.startsWith(letter))
    .map((id) => Number(id.slice(letter.length)))
    .filter(Number.isSafeInteger);
  return `${letter}${Math.max(0, ...numbers) + 1}`;
}
