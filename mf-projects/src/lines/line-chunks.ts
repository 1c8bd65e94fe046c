/** Lines that are laid out together. */
export interface LineChunk {
  readonly key: number;
  readonly ids: readonly string[];
}

/** Target number of lines in a chunk. The height of `.largeChunk` in the style sheet is estimated for this number. */
export const linesPerChunk = 20;

/**
 * Divides a list into chunks. Lines stay in their chunk unless reordered, because moving a line to another chunk would
 * replace its element, and the focus would be lost. Chunks can become smaller or larger than {@link linesPerChunk}.
 * @param before - the previous chunks, if any
 * @param ids - the lines' ids, in order
 * @returns `before` if nothing has changed
 */
export function chunkLines(before: readonly LineChunk[], ids: readonly string[]): readonly LineChunk[] {
  const known = before.flatMap((chunk) => chunk.ids);
  if (known.length === ids.length && known.every((id, index) => id === ids[index])) return before;
  const present = new Set(ids);
  const homes = new Map(before.flatMap(({ key, ids: own }) => own.map((id) => [id, key] as const)));
  const sizes = new Map(before.map(({ key, ids: own }) => [key, own.filter((id) => present.has(id)).length]));
  const used = new Set<number>();
  const chunks: { key: number; ids: string[] }[] = [];
  let lastKey = Math.max(-1, ...before.map(({ key }) => key));

  const hasRoom = (key: number | undefined) => key !== undefined && (sizes.get(key) ?? 0) < linesPerChunk;
  ids.forEach((id, index) => {
    const current = chunks.at(-1);
    let key = homes.get(id);
    if (key === undefined) {
      const after = ids.slice(index + 1).find((other) => homes.has(other));
      const next = after === undefined ? undefined : homes.get(after);
      if (current && (next === current.key || hasRoom(current.key))) key = current.key;
      else if (hasRoom(next)) key = next;
      if (key !== undefined) sizes.set(key, (sizes.get(key) ?? 0) + 1);
    }
    if (current && key === current.key) {
      current.ids.push(id);
      return;
    }
    // The line starts a new chunk if the line is new and no neighboring chunk has room for the line, or if lines of
    // another chunk come between the line and the line's own chunk.
    if (key === undefined || used.has(key)) {
      key = ++lastKey;
      sizes.set(key, 1);
    }
    used.add(key);
    chunks.push({ key, ids: [id] });
  });
  return chunks;
}
