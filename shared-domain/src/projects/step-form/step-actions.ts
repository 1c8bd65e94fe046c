import { exact } from '../../takeoff/index.ts';
import { isObject, linesAt, valueAt, withValue } from '../document-values.ts';
import { nextLineId, withoutLine } from '../edit-lines.ts';
import { type FieldGroup, fieldGroups, type ProjectStep } from '../fields/field-groups.ts';
import { joinableLines, joinLines } from '../joinable-lines.ts';
import type { ProjectContent, ProjectData } from '../project-data.ts';
import { type Part, partsOf } from '../project-kind.ts';
import { floorAreaOfPart, linesOfPart, totalArea } from '../quantities.ts';

type Content = ProjectContent & Pick<Partial<ProjectData>, 'raw'>;

export type StepAction =
  | { readonly do: 'add'; readonly list: string }
  | { readonly do: 'copy' | 'remove'; readonly line: string }
  | { readonly do: 'join'; readonly table: 'existing' | 'added'; readonly lines: readonly string[] };

/**
 * Returns the project after an action on a step's lines. Adding beyond the limit or changing a removed line has no
 * effect.
 */
export function applyAction<C extends Content>(content: C, step: ProjectStep, action: StepAction): C {
  switch (action.do) {
    case 'add':
      return withNewLine(content, step, action.list);
    case 'copy':
      return withCopiedLine(content, step, action.line);
    case 'remove':
      return groupOfLine(content, step, action.line) ? withoutLine(content, action.line) : content;
    case 'join': {
      const key = action.lines.join(',');
      const groups = joinableLines(content.glazing?.[action.table] ?? []);
      const fits = step === 'glazing' && groups.some((ids) => ids.join(',') === key);
      return fits ? joinLines(content, action.table, action.lines) : content;
    }
  }
}

function listsOf(step: ProjectStep): FieldGroup[] {
  return fieldGroups.filter((group) => group.list && group.step === step);
}

function groupOfLine(content: Content, step: ProjectStep, id: string): FieldGroup | undefined {
  return listsOf(step).find(({ path }) => linesAt(content, path).some((line) => line.id === id));
}

/** Adds a line. Fills in its part of the house if only one is possible, and the values from {@link restOfStory}. */
function withNewLine<C extends Content>(content: C, step: ProjectStep, path: string): C {
  const group = listsOf(step).find((list) => list.path === path);
  if (!group?.list) return content;
  const parts = partsOf(content.kind);
  const part = path === 'glazing.existing' ? 'existing' : parts.length === 1 ? parts[0] : undefined;
  return withLine(content, group, { ...(part && { part }), ...restOfStory(content, path) });
}

/**
 * Returns the initial values of a new floor or ceiling in a single-story house. `part` is the new building or the
 * addition. `area` is that part's floor area minus the area of the part's other floor or roof lines. Returns no values
 * if no area is left. Floor and ceiling have the same area in a single-story house, so people do not enter it twice
 * (WCAG 3.3.7).
 */
function restOfStory(content: Content, path: string): { readonly part?: Part; readonly area?: number } {
  const { building, floors = [], roofs } = content;
  if (building?.stories !== 1) return {};
  const lines = path === 'floors' ? floors : [...(roofs?.ceilings ?? []), ...(roofs?.special ?? [])];
  const part = partsOf(content.kind).find((each) => each !== 'existing');
  if (!part || !['floors', 'roofs.ceilings'].includes(path)) return {};
  const rest = exact((floorAreaOfPart(part, content) ?? 0) - totalArea(linesOfPart(lines, part, content)));
  return rest > 0 ? { part, area: rest } : {};
}

function withCopiedLine<C extends Content>(content: C, step: ProjectStep, id: string): C {
  const group = groupOfLine(content, step, id);
  const line = group && linesAt(content, group.path).find((other) => other.id === id);
  return group && line ? withLine(content, group, line, id) : content;
}

/** @param after - id of the preceding line; defaults to the list's end */
function withLine<C extends Content>(
  content: C,
  { path, list }: FieldGroup,
  values: Readonly<Record<string, unknown>>,
  after?: string,
): C {
  const lines = linesAt(content, path);
  if (!list || lines.length >= list.max) return content;
  const line = { ...values, id: nextLineId(content, list.letter) };
  const at = after === undefined ? lines.length : lines.findIndex(({ id }) => id === after) + 1;
  return withValue(content, path, [...lines.slice(0, at), line, ...lines.slice(at)]);
}

/** Returns the project with a credit selected (initially without entries) or removed (with its entries). */
export function withCredit<C extends Content>(content: C, path: string, isTaken: boolean): C {
  const group = fieldGroups.find((other) => other.credit && other.path === path);
  if (!group || isObject(valueAt(content, path)) === isTaken) return content;
  const changed = withValue(content, path, isTaken ? {} : undefined);
  if (isTaken || !changed.raw) return changed;
  const raw = Object.entries(changed.raw).filter(([address]) => !address.startsWith(`${path}.`));
  return { ...changed, raw: Object.fromEntries(raw) };
}
