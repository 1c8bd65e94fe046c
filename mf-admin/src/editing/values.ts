/** Form values by name. A checkbox's value is a boolean, and any other value is text. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Stored values with their version. */
export interface Stored<Fields extends Values> {
  readonly values: Fields;
  /** Version, usually an ISO 8601 time. The server refuses to save over a different version. */
  readonly lastUpdate: string;
}

/** Returns whether two sets of form values with the same names are equal. */
export function sameValues(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

/** Returns the names whose values differ, in the order of `one`. */
export function differing<Fields extends Values>(one: Fields, other: Fields): (keyof Fields & string)[] {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}
