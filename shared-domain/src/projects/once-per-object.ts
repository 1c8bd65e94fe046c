/**
 * Returns a function that computes its result only once per object. The result is kept as long as the object exists. A
 * document's objects never change, because an edit replaces them. A key press therefore recomputes only the results
 * for the edited line.
 */
export function oncePerObject<Of extends object, Result>(compute: (of: Of) => Result): (of: Of) => Result {
  const results = new WeakMap<Of, { readonly result: Result }>();
  return (of) => {
    const known = results.get(of);
    if (known) return known.result;
    const result = compute(of);
    results.set(of, { result });
    return result;
  };
}
