import { linesAt, withValue } from '../document-values.ts';
import type { ProjectContent } from '../project-data.ts';

const heightAddress = /^(glazing\.(?:added|existing))\.([^.]+)\.height$/;

/** Returns the path of `windowHeight` for the path of a window's `height`, or null for other paths. */
export function glassHeightAddress(address: string): string | null {
  const [, path, id] = heightAddress.exec(address) ?? [];
  return path === undefined ? null : `${path}.${id}.windowHeight`;
}

/**
 * Copies a window's changed `height` to its `windowHeight` if `windowHeight` is empty or equals the old `height`.
 * Returns `after` unchanged if another field changed.
 * @param address - path of the changed field, such as 'glazing.added.g1.height'
 */
export function withWindowHeight<Content extends ProjectContent>(
  before: Content,
  after: Content,
  address: string,
): Content {
  const [, path, id] = heightAddress.exec(address) ?? [];
  if (path === undefined) return after;
  const heightBefore = linesAt(before, path).find((line) => line.id === id)?.height;
  const lines = linesAt(after, path).map((line) =>
    line.id === id && (line.windowHeight === undefined || line.windowHeight === heightBefore)
      ? withValue(line, 'windowHeight', line.height)
      : line,
  );
  return withValue(after, path, lines);
}
