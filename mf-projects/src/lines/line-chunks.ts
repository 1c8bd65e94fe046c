/** Lines of a list that are laid out together. */
export interface LineChunk {
  /** Stays as long as the chunk has a line. */
  readonly key: number;
  /** Ids of the chunk's lines, in order. */
  readonly ids: readonly string[];
}

/** The style sheet has this number too, for the height of a chunk that was never shown. */
export const linesPerChunk = 20;

/**
 * Parts the lines of a list into chunks. A line stays in the chunk that it was in, as long as lines keep their order:
 * in another chunk it would be a new element and lose its open state. So a chunk shrinks when a line is removed, and
 * grows beyond {@link linesPerChunk} when a line is inserted.
 * @param before the chunks that the list had; none at first
 * @param ids of the lines, in their order
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
    // A chunk that has ended is not continued, as its lines were reordered.
    if (key === undefined || used.has(key)) {
      key = ++lastKey;
      sizes.set(key, 1);
    }
    used.add(key);
    chunks.push({ key, ids: [id] });
  });
  return chunks;
}
