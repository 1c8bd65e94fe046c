/** Values of a form: typed text and checkbox states. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Stored values with their version. */
export interface Stored<Held extends Values> {
  readonly values: Held;
  /** ISO 8601; the server refuses a save with an older one. */
  readonly lastUpdate: string;
}

/** Whether two forms have the same values. Both have the same names. */
export function sameValues(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

/** Returns the names of the values in which the two differ, in the order of the first. */
export function differing<Held extends Values>(one: Held, other: Held): (keyof Held & string)[] {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}
