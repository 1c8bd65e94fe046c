type Wire<Value> = Value extends Date ? string : Value;

/** Returns the named members of a row as they appear in RPC results, with dates as UTC text. */
export function wire<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: readonly Name[]
): { readonly [Each in Name]: Wire<Row[Each]> } {
  const textOf = (value: Row[Name]) => (value instanceof Date ? value.toISOString() : value);
  return Object.fromEntries(names.map((name) => [name, textOf(row[name])])) as never;
}
