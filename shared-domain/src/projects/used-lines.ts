import { linesAt, withValue } from './document-values.ts';
import { type FieldGroup, fieldGroups } from './fields/field-groups.ts';
import type { ProjectContent } from './project-data.ts';
import { type Part, type ProjectKind, parts, partsOf } from './project-kind.ts';

/** The part that a line belongs to: its own value, else the only one that the kind of project has. */
export function partOfLine(line: { readonly part?: unknown }, kind: ProjectKind): Part | undefined {
  const [only, ...others] = partsOf(kind);
  if (line.part === undefined || line.part === null) return others.length === 0 ? only : undefined;
  return parts.find((part) => part === line.part);
}

/**
 * Whether a line counts: the kind of project has its part and its list. A line of a kind with several parts that does not
 * name its part counts until it does.
 */
function isUsed(line: { readonly part?: unknown }, kind: ProjectKind): boolean {
  const part = partOfLine(line, kind);
  return part === undefined ? !parts.some((known) => known === line.part) : partsOf(kind).includes(part);
}

const lists = fieldGroups.filter(({ list }) => list);

/** The lines of a list that count for this kind of project. */
function usedLines({ path, list }: FieldGroup, content: ProjectContent) {
  if (!(list?.kinds?.includes(content.kind) ?? true)) return [];
  return linesAt(content, path).filter((line) => isUsed(line, content.kind));
}

/** The ids of lines that the kind of project does not use. They stay in the project and are shown as 'not used'. */
export function unusedLineIds(content: ProjectContent): string[] {
  return lists.flatMap((group) => {
    const used = new Set(usedLines(group, content));
    return linesAt(content, group.path)
      .filter((line) => !used.has(line))
      .map(({ id }) => String(id));
  });
}

/** The project without the lines that its kind does not use: what totals, checks and an order's snapshot are about. */
export function usedContent<Content extends ProjectContent>(content: Content): Content {
  return lists.reduce((used, group) => {
    const all = linesAt(content, group.path);
    const counting = usedLines(group, content);
    return counting.length === all.length ? used : withValue(used, group.path, counting);
  }, content);
}

/** Another kind of project. Nothing that was entered goes; what the kind does not use comes back with the next change. */
export function changeKind<Content extends ProjectContent>(content: Content, kind: ProjectKind): Content {
  return { ...content, kind };
}
