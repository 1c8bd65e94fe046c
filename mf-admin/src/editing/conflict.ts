import { differing, type Stored, type Values } from './values.ts';

/** Values after a save that failed because the stored data had changed. */
export interface Conflict<Held extends Values> {
  readonly base: Held;
  readonly mine: Held;
  readonly theirs: Stored<Held>;
}

/** Version to keep. 'both' concatenates the two texts for manual editing. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Returns the values that differ, each with the version that was changed, or null if both were. */
export function openQuestions<Held extends Values>({
  base,
  mine,
  theirs,
}: Conflict<Held>): ReadonlyMap<keyof Held & string, Choice | null> {
  return new Map(
    differing(mine, theirs.values).map((name) => {
      if (theirs.values[name] === base[name]) return [name, 'mine'];
      if (mine[name] === base[name]) return [name, 'theirs'];
      return [name, null];
    }),
  );
}

/** Returns the values that result from the given choices. */
export function merge<Held extends Values>(
  { mine, theirs }: Conflict<Held>,
  choices: ReadonlyMap<string, Choice | null>,
): Held {
  const merged = Object.entries(mine).map(([name, own]) => {
    const other = theirs.values[name];
    const choice = choices.get(name);
    if (choice === 'theirs') return [name, other];
    if (choice === 'both') return [name, `${own}\n${other}`];
    return [name, own];
  });
  return Object.fromEntries(merged);
}
