import { linesAt, withValue } from './document-values.ts';
import { type FieldGroup, fieldGroups } from './fields/field-groups.ts';
import type { ProjectContent } from './project-data.ts';
import { type Part, type ProjectKind, parts, partsOf } from './project-kind.ts';

/**
 * Returns the part that a line names, or undefined if that part is not one of {@link parts}. If the line names no part,
 * returns the project kind's only part, or undefined if the kind has several parts.
 */
export function partOfLine(line: { readonly part?: unknown }, kind: ProjectKind): Part | undefined {
  const [only, ...others] = partsOf(kind);
  if (line.part === undefined || line.part === null) return others.length === 0 ? only : undefined;
  return parts.find((part) => part === line.part);
}

/** Returns whether the project kind has the line's part. Returns true for lines without a known part. */
function isUsed(line: { readonly part?: unknown }, kind: ProjectKind): boolean {
  const part = partOfLine(line, kind);
  return part === undefined ? !parts.some((known) => known === line.part) : partsOf(kind).includes(part);
}

const lists = fieldGroups.filter(({ list }) => list);

function usedLines({ path, list }: FieldGroup, content: ProjectContent) {
  if (!(list?.kinds?.includes(content.kind) ?? true)) return [];
  return linesAt(content, path).filter((line) => isUsed(line, content.kind));
}

/**
 * Returns the ids of lines that the project kind does not use. These lines stay in the project and are shown as 'not
 * used'.
 */
export function unusedLineIds(content: ProjectContent): string[] {
  return lists.flatMap((group) => {
    const used = new Set(usedLines(group, content));
    return linesAt(content, group.path)
      .filter((line) => !used.has(line))
      .map(({ id }) => String(id));
  });
}

/**
 * Returns the project without the lines that its kind does not use. Totals, checks and order snapshots are based on
 * this result.
 */
export function usedContent<Content extends ProjectContent>(content: Content): Content {
  return lists.reduce((used, group) => {
    const all = linesAt(content, group.path);
    const counting = usedLines(group, content);
    return counting.length === all.length ? used : withValue(used, group.path, counting);
  }, content);
}

/** Returns the project with another kind. Unused lines stay, and are used again if the kind is changed back. */
export function changeKind<Content extends ProjectContent>(content: Content, kind: ProjectKind): Content {
  return { ...content, kind };
}
