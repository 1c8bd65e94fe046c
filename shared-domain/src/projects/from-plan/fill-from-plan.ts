import { linesAt, withValue } from '../document-values.ts';
import { nextLineId } from '../edit-lines.ts';
import type { ProjectData } from '../project-data.ts';
import { groupAt, type PlanRow, type PlanTarget } from './plan-rows.ts';

/** Fields of a line that are cleared when its area comes from the plan. */
const sizes = ['width', 'height', 'count'];

/**
 * Returns the project with the given plan rows filled in (D6). Rows with an obstacle are skipped, and so are rows
 * whose new line would exceed its list's limit. If a filled field had invalid text, the text is removed.
 */
export function fillFromPlan(data: ProjectData, rows: readonly PlanRow[]): ProjectData {
  const made = new Map<string, string>();
  return rows.reduce((filled, { target, fromPlan, obstacle }) => {
    if (obstacle !== null) return filled;
    if (target.newLine === null && target.line === null) {
      return withValue(
        withoutTyped(filled, [`${target.path}.${target.field}`]),
        `${target.path}.${target.field}`,
        fromPlan,
      );
    }
    const key = `${target.path} ${JSON.stringify(target.newLine)}`;
    const id = target.line ?? made.get(key) ?? null;
    if (id !== null) return withLineValue(filled, target, id, fromPlan);
    const added = withNewLine(filled, target);
    if (added === null) return filled;
    made.set(key, added.id);
    return withLineValue(added.data, target, added.id, fromPlan);
  }, data);
}

function withLineValue(
  data: ProjectData,
  { path, field }: PlanTarget,
  id: string,
  value: number,
): ProjectData {
  const replaced = field === 'area' ? [field, ...sizes] : [field];
  const lines = linesAt(data, path).map((line) => {
    if (line.id !== id) return line;
    const without = replaced.reduce((left, name) => withValue(left, name, undefined), line);
    return withValue(without, field, value);
  });
  return withoutTyped(
    withValue(data, path, lines),
    replaced.map((name) => `${path}.${id}.${name}`),
  );
}

function withNewLine(
  data: ProjectData,
  { path, newLine }: PlanTarget,
): { readonly data: ProjectData; readonly id: string } | null {
  const { list } = groupAt(path);
  const lines = linesAt(data, path);
  if (!list || lines.length >= list.max) return null;
  const id = nextLineId(data, list.letter);
  return { data: withValue(data, path, [...lines, { ...newLine, id }]), id };
}

function withoutTyped(data: ProjectData, addresses: readonly string[]): ProjectData {
  if (!data.raw || !addresses.some((address) => Object.hasOwn(data.raw ?? {}, address))) return data;
  const raw = Object.entries(data.raw).filter(([address]) => !addresses.includes(address));
  return { ...data, raw: Object.fromEntries(raw) };
}
