import type { GlazingEntryLine } from './project-data.ts';
import { areaOf } from './quantities.ts';

/**
 * The ids of windows that can be one line, group by group: alike in all but their size.
 * @param lines of one of the two tables
 */
export function joinableLines(lines: readonly GlazingEntryLine[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { id, width: _w, height: _h, count: _c, area: _a, ...values } of lines) {
    const key = JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1);
}

/** The lines with these made one: the first, with the area of all. */
export function joinLines(lines: readonly GlazingEntryLine[], ids: readonly string[]): GlazingEntryLine[] {
  const [first, ...others] = lines.filter(({ id }) => ids.includes(id));
  if (!first || others.length === 0) return [...lines];
  const { width: _w, height: _h, count: _c, ...rest } = first;
  const total = [first, ...others].reduce((area, line) => area + (areaOf(line) ?? 0), 0);
  const joined = { ...rest, area: Math.round(total * 100) / 100 };
  return lines.filter((line) => !others.includes(line)).map((line) => (line === first ? joined : line));
}
