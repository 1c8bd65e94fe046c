import { differing, type Stored, type Values } from './values.ts';

/**
 * A save that came too late: the values it started from, its own values, and the values that someone else has saved in
 * the meantime.
 */
export interface Conflict<Held extends Values> {
  readonly base: Held;
  readonly mine: Held;
  readonly theirs: Stored<Held>;
}

/** Which version to take if the two differ; 'both' concatenates the texts, to be edited manually. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Returns the names in which the versions differ, with the choice that loses nothing; null if both sides changed the
 * value.
 */
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

/** Returns the values that result from these choices. */
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
