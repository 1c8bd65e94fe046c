import { withValue } from './document-values.ts';
import { withoutLine } from './edit-lines.ts';
import { oncePerObject } from './once-per-object.ts';
import type { GlazingEntryLine, ProjectContent } from './project-data.ts';
import { totalArea } from './quantities.ts';

/**
 * Returns the ids of windows that can be joined, in groups. The windows of a group differ at most in `width`, `height`,
 * `count` and `area`.
 * @param lines - the lines of one glazing table
 */
export function joinableLines(lines: readonly GlazingEntryLine[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const ids = groups.get(key);
    if (ids) ids.push(line.id);
    else groups.set(key, [line.id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1);
}

/** The key is equal for windows that differ at most in width, height, count and area. */
const keyOf = oncePerObject((line: GlazingEntryLine): string => {
  const { id: _i, width: _w, height: _h, count: _c, area: _a, ...values } = line;
  return JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
});

/**
 * Returns the project with some windows of a table joined. The first of them gets the total area, and the others are
 * removed.
 * @param ids - one group from {@link joinableLines}
 */
export function joinLines<Content extends ProjectContent>(
  content: Content,
  table: 'existing' | 'added',
  ids: readonly string[],
): Content {
  const lines = content.glazing?.[table] ?? [];
  const [first, ...others] = lines.filter(({ id }) => ids.includes(id));
  if (!first || others.length === 0) return content;
  const { width: _w, height: _h, count: _c, ...rest } = first;
  const joined = { ...rest, area: totalArea([first, ...others]) };
  const without = others.reduce((left, { id }) => withoutLine(left, id), content);
  const kept = without.glazing?.[table] ?? [];
  return withValue(
    without,
    `glazing.${table}`,
    kept.map((line) => (line === first ? joined : line)),
  );
}
