import { linesAt, withValue } from './document-values.ts';
import { fieldGroups } from './fields/field-groups.ts';
import type { ProjectContent, ProjectData } from './project-data.ts';

type Content = ProjectContent & Pick<Partial<ProjectData>, 'raw'>;

const lists = fieldGroups.filter(({ list }) => list);

/** Returns the id for a new line: 'w3' if `letter` is 'w' and the highest number among the ids with 'w' is 2. */
export function nextLineId(content: Content, letter: string): string {
  const numbers = lists
    .flatMap(({ path }) => linesAt(content, path).map(({ id }) => String(id)))
    .filter((id) => id.startsWith(letter))
    .map((id) => Number(id.slice(letter.length)))
    .filter(Number.isSafeInteger);
  return `${letter}${Math.max(0, ...numbers) + 1}`;
}

/** Returns the project without the given line and without the line's texts in `raw`. */
export function withoutLine<C extends Content>(content: C, id: string): C {
  const group = lists.find(({ path }) => linesAt(content, path).some((line) => line.id === id));
  if (!group) return content;
  const { path } = group;
  const left = withValue(
    content,
    path,
    linesAt(content, path).filter((line) => line.id !== id),
  );
  if (!left.raw) return left;
  const raw = Object.entries(left.raw).filter(([address]) => !address.startsWith(`${path}.${id}.`));
  return { ...left, raw: Object.fromEntries(raw) };
}
