import { differing, type Stored, type Values } from './values.ts';

/** An edit that came too late: what it started from, what it wants, and what somebody else has saved meanwhile. */
export interface Conflict<Held extends Values> {
  readonly base: Held;
  readonly mine: Held;
  readonly theirs: Stored<Held>;
}

/** What to take where the two versions differ; 'both' puts one text after the other, to be edited by hand. */
export type Choice = 'mine' | 'theirs' | 'both';

/** The names in which the versions differ, with the choice that loses nothing: none if both sides changed it. */
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

/** The values that these choices make. */
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
