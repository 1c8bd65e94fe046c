/** A changed property. A missing value is null. */
export interface ChangedMember {
  /** Path such as 'company.phone.number'; '' if the compared values are primitives or lists of primitives. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Returns the properties that differ, except a top-level `lastUpdate`, which every save changes. */
export function changedMembers(before: unknown, after: unknown): readonly ChangedMember[] {
  const old = flatten(before);
  const now = flatten(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => path !== 'lastUpdate' && old.get(path) !== now.get(path))
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }));
}

function flatten(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  const inner = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  if (inner) return new Map([[path, value.join(', ')]]);
  return new Map(
    Object.entries(value).flatMap(([name, member]) => [...flatten(member, path ? `${path}.${name}` : name)]),
  );
}
