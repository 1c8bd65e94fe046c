import { linesAt, type ProjectData, withValue } from '@title24/shared-domain/projects';

/**
 * Returns the project with a removed line back in its old position, including the line's invalid texts.
 * @param before - the project before the removal
 */
export function withLineBack(now: ProjectData, before: ProjectData, path: string, id: string): ProjectData {
  const lines = linesAt(now, path);
  const index = linesAt(before, path).findIndex((line) => line.id === id);
  const line = linesAt(before, path)[index];
  if (!line || lines.some((other) => other.id === id)) return now;
  const start = `${path}.${id}.`;
  const raw = Object.entries(before.raw ?? {}).filter(([address]) => address.startsWith(start));
  const back = withValue(now, path, [...lines.slice(0, index), line, ...lines.slice(index)]);
  return raw.length === 0 ? back : { ...back, raw: { ...back.raw, ...Object.fromEntries(raw) } };
}
