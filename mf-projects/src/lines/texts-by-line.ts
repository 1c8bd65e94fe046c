import { useEffect, useMemo, useRef } from 'react';

type Texts = Readonly<Record<string, string>>;
type ByLine = ReadonlyMap<string, Texts>;

const isSame = (one: Texts | undefined, other: Texts) =>
  one !== undefined &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([address, text]) => one[address] === text);

function groupByLine(entries: Iterable<readonly [string, string]>, path: string, before: ByLine): ByLine {
  const lines = new Map<string, Record<string, string>>();
  for (const [address, text] of entries) {
    if (!address.startsWith(`${path}.`)) continue;
    const [id = ''] = address.slice(path.length + 1).split('.');
    const texts = lines.get(id) ?? {};
    texts[address] = text;
    lines.set(id, texts);
  }
  return new Map(
    [...lines].map(([id, texts]) => {
      const known = before.get(id);
      return [id, known && isSame(known, texts) ? known : texts];
    }),
  );
}

/**
 * Returns the texts of a list's fields by line id. The texts of an unchanged line stay the same object, so that a key
 * press renders only one line.
 * @param texts - texts of any fields, by field path
 * @param path - the list's path
 */
export function useTextsByLine(texts: Texts | ReadonlyMap<string, string> | undefined, path: string): ByLine {
  const before = useRef<ByLine>(new Map());
  const byLine = useMemo(
    () => groupByLine(texts instanceof Map ? texts : Object.entries(texts ?? {}), path, before.current),
    [texts, path],
  );
  useEffect(() => {
    before.current = byLine;
  });
  return byLine;
}
