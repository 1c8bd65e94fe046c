import { differing, type Stored, type Values } from './values.ts';

/** Values after a save that failed because the stored data had changed. */
export interface Conflict<Fields extends Values> {
  readonly base: Fields;
  readonly mine: Fields;
  readonly theirs: Stored<Fields>;
}

/** Version to keep. 'both' concatenates the two texts for manual editing. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Returns the initial choice for each value that differs, by name: the version that changed the value, or null if both
 * versions changed it.
 */
export function openChoices<Fields extends Values>({
  base,
  mine,
  theirs,
}: Conflict<Fields>): ReadonlyMap<keyof Fields & string, Choice | null> {
  return new Map(
    differing(mine, theirs.values).map((name) => {
      if (theirs.values[name] === base[name]) return [name, 'mine'];
      if (mine[name] === base[name]) return [name, 'theirs'];
      return [name, null];
    }),
  );
}

/** Returns the values that result from the given choices. */
export function merge<Fields extends Values>(
  { mine, theirs }: Conflict<Fields>,
  choices: ReadonlyMap<string, Choice | null>,
): Fields {
  const merged = Object.entries(mine).map(([name, own]) => {
    const other = theirs.values[name];
    const choice = choices.get(name);
    if (choice === 'theirs') return [name, other];
    if (choice === 'both') return [name, `${own}\n${other}`];
    return [name, own];
  });
  return Object.fromEntries(merged);
}
